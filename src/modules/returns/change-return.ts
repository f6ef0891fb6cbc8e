import type { PayloadRequest } from 'payload';
import type { AnyOrder } from '@/data/any-order';
import { listPieces } from '@/data/order-pieces';
import { countPieces, piecesText } from '@/domain/despatch/shipments';
import type { OrderKind } from '@/domain/orders/order-ref';
import { receivedErrors } from '@/domain/returns/returnable';
import type { Receipt } from '@/domain/returns/return-input';
import { returnPath } from '@/domain/returns/return-path';
import { RETURN_STATUS_LABELS, returnStep, type ReturnAction, type ReturnStatus } from '@/domain/returns/return-state';
import { isUuid } from '@/domain/text/uuid';
import { may } from '@/lib/accounts/active-user';
import type { Session } from '@/lib/database/sessions';
import { invalidFields } from '@/lib/failures';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import { failure, type Failure } from '@/lib/result';
import { withOrderOf, type LockRefusal } from '@/modules/orders/shared/lock-order';
import { moveOf } from '@/modules/stock/move-order-stock';
import { returnStock } from '@/modules/stock/move-stock';
import { findReturn, lockReturn, updateReceived, updateReturn, type StoredReturn } from './data/returns';
import { emailReturn, recordReturn } from './record-return';
import type { ReturnAnswer } from './request-return';

export const NOT_FOUND = failure('not_found', 'Return not found.');

type Change = {
  session: Session;
  order: AnyOrder;
  found: StoredReturn;
  status: ReturnStatus;
};

/** Locks the order, then the return. @param mayChange permission that the caller has checked */
export async function withReturn<Answer extends { ok: boolean }>(
  { req, id, mayChange }: { req: PayloadRequest; id: string; mayChange: boolean },
  action: ReturnAction,
  work: (change: Change) => Promise<Answer>,
): Promise<Answer | LockRefusal | Failure<'not_possible'>> {
  const known = isUuid(id) ? await findReturn(req.payload, id) : undefined;
  if (!known) return NOT_FOUND;
  return withOrderOf<OrderKind, Answer | LockRefusal | Failure<'not_possible'>>(
    { req, mayChange },
    known,
    async (session, order) => {
      const found = await lockReturn(session, id);
      if (!found) return NOT_FOUND;
      const status = returnStep(found.status, action);
      return status ? work({ session, order, found, status }) : outOfTurn(found);
    },
  );
}

export const outOfTurn = ({ status }: Pick<StoredReturn, 'status'>): Failure<'not_possible'> =>
  failure('not_possible', `This return is ${RETURN_STATUS_LABELS[status].toLowerCase()} by now.`);

export async function written({ session, found }: Pick<Change, 'session' | 'found'>): Promise<ReturnAnswer> {
  const returned = await lockReturn(session, found.id);
  return returned ? { ok: true, returned } : NOT_FOUND;
}

type OfReturn = { req: PayloadRequest; id: string };

export const answerReturn = (
  { req, id }: OfReturn,
  action: ReturnAction,
  changes: Omit<Parameters<typeof updateReturn>[2], 'status'>,
  after?: object,
): Promise<ReturnAnswer | Failure<'not_possible'>> =>
  withReturn<ReturnAnswer>(
    { req, id, mayChange: may(req.user, 'orders:write') },
    action,
    async ({ status, ...change }) => {
      const { session, order, found } = change;
      await updateReturn(session, found, { status, ...changes });
      await recordReturn(req, found, status, after && { after });
      await emailReturn(session, order, { id, status });
      return written(change);
    },
  );

export const approveReturn = (call: OfReturn, { instructions }: { instructions?: string }) =>
  answerReturn(call, 'approve', { instructions });

export const declineReturn = (call: OfReturn, { reason }: { reason: string }) =>
  answerReturn(call, 'decline', { declineReason: reason }, { reason });

/** For the buyer. @param orderId order that the caller may see */
export const cancelReturn = (call: OfReturn, orderId: string): Promise<ReturnAnswer | Failure<'not_possible'>> =>
  withReturn<ReturnAnswer>({ ...call, mayChange: true }, 'cancel', async ({ status, ...change }) => {
    const { session, order, found } = change;
    if (order.id !== orderId) return NOT_FOUND;
    await updateReturn(session, found, { status });
    await recordReturn(call.req, found, 'cancelled');
    await notifyStaff(session, {
      kind: 'return',
      title: `Return ${found.returnNumber} cancelled`,
      body: `${piecesText(countPieces(found.items))} of order ${order.orderNumber}`,
      href: returnPath(found.id),
    });
    return written(change);
  });

export const receiveReturn = (call: OfReturn, { items }: Receipt): Promise<ReturnAnswer | Failure<'not_possible'>> =>
  withReturn<ReturnAnswer>(
    { ...call, mayChange: may(call.req.user, 'despatch:write') },
    'receive',
    async ({ status, ...change }) => {
      const { session, found } = change;
      const errors = receivedErrors(items, found.items);
      if (Object.keys(errors).length > 0) return invalidFields(errors);
      await updateReceived(session, found.id, items);
      await updateReturn(session, found, { status });
      const lines = await listPieces(session, found);
      await returnStock(
        call.req,
        items.flatMap(({ lineId, restocked }) => {
          const line = lines.find((each) => each.line === lineId);
          return line ? moveOf(line, restocked) : [];
        }),
      );
      await recordReturn(call.req, found, 'received', {
        after: {
          items: items.map(
            ({ lineId, restocked, writtenOff }) => `${lineId}: ${restocked} restocked, ${writtenOff} written off`,
          ),
        },
      });
      return written(change);
    },
  );
