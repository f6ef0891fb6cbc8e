import { splitRefund, type RefundPart } from '@/domain/invoices/card-payments';
import { formatMoney, toCents, toAmount, type Cents } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import { refundPayment } from './refund-payment';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { effectsOf } from '@/modules/orders/kinds/effects-of';
import { followWithInvoice } from '@/modules/invoices/issue-invoice';
import type { AnyOrder } from '@/data/any-order';
import { withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import { insertRefund, listCardPayments, setRefunded } from './data/payments';
import { findRevision } from '@/data/orders';

type RefundOrder = OrderCall & { cents: Cents; reason: string };
type Refusal = LockRefusal | Failure<'invalid'> | Failure<'unavailable'> | Failure<'refused'>;

/** Cards first, at Stripe under the order’s lock, so that refunds never exceed payments. Stock is not touched. */
export async function refundOrder(
  refund: RefundOrder,
): Promise<Success<{ revision: number; refundedAmount: number }> | Refusal> {
  const { req, cents, reason } = refund;
  return withAnyOrder<Success<{ revision: number; refundedAmount: number }> | Refusal>(
    refund,
    async (session, order) => {
      const { refundable } = orderDue(order);
      if (refundable === 0)
        return wrong(order.paidAmount > 0 ? 'The full amount has already been refunded.' : 'Nothing has been paid.');
      if (cents < 1) return wrong('Please enter an amount.');
      if (cents > refundable) return wrong(`At most ${formatMoney(refundable)} can be refunded.`);
      const parts = splitRefund(cents, await listCardPayments(session, order));
      const atStripe = await refundAtStripe(order, parts);
      if (!atStripe.ok) return atStripe;
      const refunded = toCents(order.refundedAmount) + cents;
      const isAll = refunded === toCents(order.paidAmount);
      const after = {
        amount: toAmount(cents),
        reason,
        refundedAmount: toAmount(refunded),
        ...(atStripe.refundIds.length > 0 && { stripe: atStripe.refundIds }),
      };
      for (const { checkout, cents: part } of parts)
        await insertRefund(session, req, order, { amount: toAmount(part), reason, checkout });
      await setRefunded(session, order, { amount: after.refundedAmount, isAll });
      const invoice = await followWithInvoice(session, { kind: order.kind, orderId: order.id }, { reason: 'Refund.' });
      const before = { refundedAmount: order.refundedAmount };
      await recordOrderActivity(req, order, 'refunded', { before, after });
      const cardCents = parts.reduce((sum, { checkout, cents: part }) => (checkout ? sum + part : sum), 0);
      await effectsOf(order).emailRefund(session, order, { cents, cardCents, invoice });
      return {
        ok: true,
        revision: await findRevision(session, order.id, order.kind),
        refundedAmount: after.refundedAmount,
      };
    },
  );
}

const wrong = (message: string) => failure('invalid', message, { fieldErrors: { amount: [message] } });

/** Idempotency keys contain what was refunded before: an attempt whose record was lost is not repeated. */
async function refundAtStripe({ id, orderNumber, currency, refundedAmount }: AnyOrder, parts: RefundPart[]) {
  const refundIds: string[] = [];
  for (const { checkout, cents } of parts) {
    if (!checkout) continue;
    const idempotencyKey = `refund:${id}:${toCents(refundedAmount)}:${cents}:${checkout}`;
    const refund = await refundPayment({ order: { id, orderNumber, currency }, checkout, cents, idempotencyKey });
    if (!refund.ok) return refund;
    refundIds.push(refund.refundId);
  }
  return { ok: true, refundIds } as const;
}
