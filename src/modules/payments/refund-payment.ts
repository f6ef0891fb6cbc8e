import type { Cents } from '@/domain/money/money';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { stripeUnits } from './stripe-units';
import { isStripeError, stripe } from './stripe-client';

type RefundPayment = {
  order: { id: string; orderNumber: string; currency: string };
  checkout: string;
  cents: Cents;
  /** The same for every attempt at the same refund: Stripe gives the money back once. */
  idempotencyKey: string;
};
type Refusal = 'unavailable' | 'refused';

/** The order is locked: both requests together take less than a transaction may be idle. */
const patience = { timeout: 5000, maxNetworkRetries: 1 };

/** Returns Stripe’s id. `unavailable`: nobody knows if it was made, and the same attempt may be repeated. */
export async function refundPayment({
  order,
  checkout: page,
  cents,
  idempotencyKey,
}: RefundPayment): Promise<Result<{ refundId: string }, Refusal>> {
  if (!stripe) return failure('refused', 'Card payment is not set up here, so nothing can be refunded by card.');
  try {
    const client = await stripe();
    const checkout = await client.checkout.sessions.retrieve(page, undefined, patience);
    const payment = typeof checkout.payment_intent === 'string' ? checkout.payment_intent : checkout.payment_intent?.id;
    if (!payment) return failure('refused', 'Stripe has no payment for this order.');
    const refund = await client.refunds.create(
      {
        payment_intent: payment,
        amount: stripeUnits(cents, order.currency),
        metadata: { orderId: order.id, orderNumber: order.orderNumber },
      },
      { ...patience, idempotencyKey },
    );
    if (refund.status === 'failed' || refund.status === 'canceled') {
      return failure('refused', 'Stripe could not refund the money.');
    }
    return { ok: true, refundId: refund.id };
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.error({ err: error, order: order.id }, 'Stripe refused a refund or did not answer.');
    return error.type === 'StripeInvalidRequestError'
      ? failure('refused', `Stripe refused the refund: ${error.message}`)
      : failure('unavailable', 'Stripe does not answer at the moment. Nothing was recorded; please try again.');
  }
}
