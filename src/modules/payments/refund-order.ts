import { shopOrder } from '@/domain/orders/order-ref';
import type { Payload, PayloadRequest } from 'payload';
import { formatMoney, toCents, toAmount, type Cents } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import { refundPayment } from './refund-payment';
import { recordActivity } from '@/lib/activity';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Failure, type Success } from '@/lib/result';
import { followWithInvoice } from '@/modules/invoices/issue-invoice';
import { withLockedOrder, type LockRefusal } from '@/modules/orders/status/lock-order';
import { setRefunded, insertRefund } from './data/payments';
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
 * Refunds an order and records it once, in one transaction with the email to the customer. A card payment is refunded
 * at Stripe while the order is locked, so that refunds never exceed what was paid. Stock is not touched.
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
      const atStripe = await refundAtStripe(order, cents);
      if (!atStripe.ok) return atStripe;
      const refunded = toCents(order.refundedAmount) + cents;
      const isAll = refunded === toCents(order.paidAmount);
      const after = {
        amount: toAmount(cents),
        reason,
        refundedAmount: toAmount(refunded),
        stripe: atStripe.refundId,
      };
      await insertRefund(session, req, { orderId, amount: after.amount, reason });
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
      const data = { token: order.trackingToken, cents, isCard: atStripe.refundId !== undefined, invoice };
      await queueMail(session, [{ to: order.email, template: 'order-refunded', data }]);
      return { ok: true, revision: await findRevision(session, orderId), refundedAmount: after.refundedAmount };
    },
  );
}

const wrong = (message: string) => failure('invalid', message, { fieldErrors: { amount: [message] } });

/**
 * Through Stripe where it was paid there. The idempotency key contains what was refunded before, so that an attempt
 * whose record was lost is found again and not repeated.
 */
async function refundAtStripe(
  { id, orderNumber, currency, stripeSessionId, refundedAmount, ...order }: LockedOrder,
  cents: Cents,
) {
  if (order.paymentMethod !== 'card' || !stripeSessionId) return { ok: true, refundId: undefined } as const;
  const idempotencyKey = `refund:${id}:${toCents(refundedAmount)}:${cents}`;
  return refundPayment({ order: { id, orderNumber, currency, stripeSessionId }, cents, idempotencyKey });
}
