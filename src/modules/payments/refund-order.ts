import { shopOrder } from '@/domain/orders/order-ref';
import type { Payload, PayloadRequest } from 'payload';
import { splitRefund, type RefundPart } from '@/domain/invoices/card-payments';
import { formatMoney, toCents, toAmount, type Cents } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import { refundPayment } from './refund-payment';
import { recordActivity } from '@/lib/activity';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Failure, type Success } from '@/lib/result';
import { followWithInvoice } from '@/modules/invoices/issue-invoice';
import { withLockedOrder, type LockRefusal } from '@/modules/orders/status/lock-order';
import { insertRefund, listCardPayments, setRefunded } from './data/payments';
import { findRevision, type LockedOrder } from '@/data/orders';

type RefundOrder = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  /** The revision the person saw; any if left out. */
  revision?: number;
  cents: Cents;
  reason: string;
};
type Refusal = LockRefusal | Failure<'invalid'> | Failure<'unavailable'> | Failure<'refused'>;

/**
 * Refunds an order and records it once, in one transaction with the email to the customer. What cards paid goes back to
 * them first, at Stripe while the order is locked, so that refunds never exceed what was paid; what is beyond that staff
 * give back by hand. Stock is not touched.
 */
export async function refundOrder(
  refund: RefundOrder,
): Promise<Success<{ revision: number; refundedAmount: number }> | Refusal> {
  const { req, orderId, cents, reason } = refund;
  return withLockedOrder<Success<{ revision: number; refundedAmount: number }> | Refusal>(
    refund,
    async (session, order) => {
      const { refundable } = orderDue(order);
      if (refundable === 0)
        return wrong(order.paidAmount > 0 ? 'The full amount has already been refunded.' : 'Nothing has been paid.');
      if (cents < 1) return wrong('Please enter an amount.');
      if (cents > refundable) return wrong(`At most ${formatMoney(refundable)} can be refunded.`);
      const parts = splitRefund(cents, await listCardPayments(session, orderId));
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
        await insertRefund(session, req, { orderId, amount: toAmount(part), reason, checkout });
      await setRefunded(session, orderId, { amount: after.refundedAmount, isAll });
      const invoice = await followWithInvoice(session, shopOrder(orderId), { reason: 'Refund.' });
      await recordActivity(req, {
        action: 'order.refunded',
        subjectType: 'orders',
        subjectId: orderId,
        subject: order.orderNumber,
        before: { refundedAmount: order.refundedAmount },
        after,
      });
      const cardCents = parts.reduce((sum, { checkout, cents: part }) => (checkout ? sum + part : sum), 0);
      const data = { token: order.trackingToken, cents, cardCents, invoice };
      await queueMail(session, [{ to: order.email, template: 'order-refunded', data }]);
      return { ok: true, revision: await findRevision(session, orderId), refundedAmount: after.refundedAmount };
    },
  );
}

const wrong = (message: string) => failure('invalid', message, { fieldErrors: { amount: [message] } });

/**
 * The parts that cards paid, through Stripe. The idempotency keys contain what was refunded before, so that an attempt
 * whose record was lost is found again and not repeated.
 */
async function refundAtStripe({ id, orderNumber, currency, refundedAmount }: LockedOrder, parts: RefundPart[]) {
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
