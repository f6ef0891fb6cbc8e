import { shopToday } from '@/domain/delivery/promise';
import { toAmount } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import { findRevision } from '@/data/orders';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { refOf, withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import { withPaymentPage } from './create-payment-session';
import { findIssued } from './data/payments';
import { setWrittenOff, type WriteOff } from './data/write-offs';

type WriteOffCall = OrderCall & { reason: string };
type Written = Success<{ revision: number; writeOff: WriteOff }>;
type Refusal = LockRefusal | Failure<'not_possible'>;

/** Bad debt: no payment, no credit note, no email. Payments that still come in lower the loss. */
export function writeOff(change: WriteOffCall): Promise<Written | Refusal> {
  const { req, reason } = change;
  const written = withAnyOrder<Written | Refusal>(
    change,
    async (session, order) => {
      if ((await findIssued(session, order)) === undefined)
        return failure('not_possible', 'This order has no invoice yet.');
      const { toPay, lost } = orderDue(order);
      if (toPay === 0) return failure('not_possible', 'Nothing is open on this order.');
      const now: WriteOff = { amount: toAmount(toPay + lost), on: shopToday(), reason };
      await setWrittenOff(session, order, now);
      await recordOrderActivity(req, order, 'written-off', { after: { amount: toAmount(toPay), reason } });
      return { ok: true, revision: await findRevision(session, order.id, order.kind), writeOff: now };
    },
    'credit-notes:write',
  );
  return withPaymentPage(req.payload, refOf(change), written);
}

/** Leaves what is open to be paid and reminded of again. */
export function undoWriteOff(change: WriteOffCall): Promise<Success<{ revision: number }> | Refusal> {
  const { req, reason } = change;
  return withAnyOrder<Success<{ revision: number }> | Refusal>(
    change,
    async (session, order) => {
      const { writtenOffAmount: amount } = order;
      if (amount === 0) return failure('not_possible', 'Nothing of this order is written off.');
      await setWrittenOff(session, order, undefined);
      await recordOrderActivity(req, order, 'write-off-undone', { before: { amount }, after: { reason } });
      return { ok: true, revision: await findRevision(session, order.id, order.kind) };
    },
    'credit-notes:write',
  );
}
