import type { PayloadRequest } from 'payload';
import { countPieces, piecesText } from '@/domain/despatch/shipments';
import { shopOrder, type OrderKind, type OrderRef } from '@/domain/orders/order-ref';
import { itemErrors } from '@/domain/returns/returnable';
import type { ReturnRequest } from '@/domain/returns/return-input';
import { returnPath } from '@/domain/returns/return-path';
import { may, nameOfUser } from '@/lib/accounts/active-user';
import type { Session } from '@/lib/database/sessions';
import { invalidFields } from '@/lib/failures';
import { writeAll } from '@/lib/files/write-all';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import type { Failure, Result } from '@/lib/result';
import type { AnyOrder } from '@/data/any-order';
import { withOrderOf, type LockRefusal } from '@/modules/orders/shared/lock-order';
import { insertPhotos, type CheckedPhoto } from './data/photos';
import { insertReturn, listLockedLines, listSentLines, lockReturn, type StoredReturn } from './data/returns';
import { emailReturn, recordReturn } from './record-return';
import { returnPhotos } from './return-photos';

export type ReturnAnswer = Result<{ returned: StoredReturn }> | LockRefusal;

/** The caller has checked the order’s link, its number and email address, or its team. */
export async function requestReturn(
  req: PayloadRequest,
  ref: OrderRef,
  request: ReturnRequest,
  photos: readonly CheckedPhoto[] = [],
): Promise<ReturnAnswer> {
  const written = await writeAll(returnPhotos, photos);
  let isStored = false;
  try {
    const call = { req, mayChange: true };
    const answer = await withOrderOf<OrderKind, ReturnAnswer>(call, ref, async (session, order) => {
      const opened = await open(session, order, request);
      if (!opened.ok) return opened;
      await insertPhotos(session, opened.returned.id, written);
      const returned = await stored(session, opened.returned.id);
      await recordReturn(req, returned, 'requested', { after: contentOf(request) });
      await emailReturn(session, order, returned);
      await notifyStaff(session, {
        kind: 'return',
        title: `Return ${returned.returnNumber} requested`,
        body: `${piecesText(countPieces(request.items))} of order ${order.orderNumber}`,
        href: returnPath(returned.id),
      });
      return { ok: true, returned };
    });
    isStored = answer.ok;
    return answer;
  } finally {
    if (!isStored) await returnPhotos.discard(written.map(({ fileName }) => fileName));
  }
}

export const openReturn = (
  req: PayloadRequest,
  ref: OrderRef,
  request: ReturnRequest & { instructions?: string },
): Promise<ReturnAnswer> =>
  withOrderOf<OrderKind, ReturnAnswer>(
    { req, mayChange: may(req.user, 'orders:write') },
    ref,
    async (session, order) => {
      const by = req.user ? { id: req.user.id, name: nameOfUser(req.user) } : undefined;
      const opened = await open(session, order, { ...request, by });
      if (!opened.ok) return opened;
      await recordReturn(req, opened.returned, 'opened', { after: contentOf(request) });
      await emailReturn(session, order, opened.returned);
      return opened;
    },
  );

export async function returnAll(req: PayloadRequest, orderId: string): Promise<ReturnAnswer> {
  const ref = shopOrder(orderId);
  const lines = await listSentLines(req.payload, ref);
  const items = lines.flatMap(({ line: lineId, left: quantity }) =>
    quantity > 0 ? [{ lineId, quantity, reason: 'order_cancelled' as const }] : [],
  );
  return openReturn(req, ref, { items });
}

type Opened = { ok: true; returned: StoredReturn } | Failure<'invalid'>;

async function open(
  session: Session,
  order: AnyOrder,
  request: Omit<Parameters<typeof insertReturn>[1], 'ref'>,
): Promise<Opened> {
  const ref = { kind: order.kind, orderId: order.id };
  const isUnconfirmed = order.kind === 'shop' && order.isUnconfirmed;
  const lines = isUnconfirmed ? [] : await listLockedLines(session, ref);
  const errors = itemErrors(request.items, lines, request.by ? 'staff' : 'customer');
  if (Object.keys(errors).length > 0) return invalidFields(errors);
  const id = await insertReturn(session, { ...request, ref });
  return { ok: true, returned: await stored(session, id) };
}

async function stored(session: Session, id: string): Promise<StoredReturn> {
  const found = await lockReturn(session, id);
  if (!found) throw new Error('A return is gone.');
  return found;
}

/** Without the note, which could not be deleted from the log. */
const contentOf = ({ items }: ReturnRequest) => ({
  items: items.map(({ quantity, reason, lineId }) => `${quantity} × ${lineId}: ${reason}`),
});
