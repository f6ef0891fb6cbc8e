import type { Payload, PayloadRequest } from 'payload';
import { formatUsd, toCents, toDollars, type Cents } from '@/domain/money';
import { orderDue } from '@/domain/order-edit';
import { refundPayment } from '@/features/payments/operations/refund-payment';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Failure, type Success } from '@/lib/result';
import { revisionOf, withHeldOrder, type HeldOrder, type HoldRefusal } from './hold-order';

type RefundOrder = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  /** The order as the person saw it; left out, whatever it is now is refunded. */
  revision?: number;
  cents: Cents;
  reason: string;
};
type Refusal = HoldRefusal | Failure<'invalid'> | Failure<'unavailable'> | Failure<'refused'>;

/**
 * Gives money back for an order and records it, once, in one transaction with the letter to the customer; a card
 * payment goes back at Stripe, while the order is held, so that all refunds together never exceed what was paid.
 * Stock is not touched.
 */
export async function refundOrder(
  refund: RefundOrder,
): Promise<Success<{ revision: number; refundedAmount: number }> | Refusal> {
  const { req, orderId, cents, reason } = refund;
  return withHeldOrder<Success<{ revision: number; refundedAmount: number }> | Refusal>(
    refund,
    async (session, order) => {
      const { refundable } = orderDue(order);
      if (refundable === 0) return wrong(order.paidAmount > 0 ? 'All of it has been refunded.' : 'Nothing was paid.');
      if (cents < 1) return wrong('Please enter an amount.');
      if (cents > refundable) return wrong(`At most ${formatUsd(refundable)} can be refunded.`);
      const atStripe = await refundAtStripe(order, cents);
      if (!atStripe.ok) return atStripe;
      const refunded = toCents(order.refundedAmount) + cents;
      const isAll = refunded === toCents(order.paidAmount);
      const after = {
        amount: toDollars(cents),
        reason,
        refundedAmount: toDollars(refunded),
        stripe: atStripe.refundId,
      };
      await insertRefund(session, req, { orderId, amount: after.amount, reason });
      await session.client.query(
        `update orders set refunded_amount = $2, payment_status = case when $3 then 'refunded' else payment_status end,
                updated_at = now() where id = $1`,
        [orderId, after.refundedAmount, isAll],
      );
      await recordActivity(req, {
        action: 'order.refunded',
        subjectType: 'orders',
        subjectId: orderId,
        subject: order.orderNumber,
        before: { refundedAmount: order.refundedAmount },
        after,
      });
      const data = { token: order.trackingToken, cents, isCard: atStripe.refundId !== undefined };
      await queueMail(session, [{ to: order.email, template: 'order-refunded', data }]);
      return { ok: true, revision: await revisionOf(session, orderId), refundedAmount: after.refundedAmount };
    },
  );
}

const wrong = (message: string) => failure('invalid', message, { fieldErrors: { amount: [message] } });

/**
 * Through Stripe where it was paid there. The key names the refund by what was given back before it: an attempt whose
 * record was lost is found again instead of made twice.
 */
async function refundAtStripe({ id, orderNumber, stripeSessionId, refundedAmount, ...order }: HeldOrder, cents: Cents) {
  if (order.paymentMethod !== 'card' || !stripeSessionId) return { ok: true, refundId: undefined } as const;
  const idempotencyKey = `refund:${id}:${toCents(refundedAmount)}:${cents}`;
  return refundPayment({ order: { id, orderNumber, stripeSessionId }, cents, idempotencyKey });
}

type NewRefund = { orderId: string; amount: number; reason: string };

async function insertRefund({ client }: Session, req: PayloadRequest, refund: NewRefund): Promise<void> {
  const by = req.user?.collection === 'admin-users' ? req.user : undefined;
  await client.query(
    `insert into order_refunds (order_id, amount, reason, by_id, by_name, created_at)
     values ($1, $2, $3, $4, $5, clock_timestamp())`,
    [refund.orderId, refund.amount, refund.reason, by?.id ?? null, by?.fullName ?? 'System'],
  );
}
