import type { Payload } from 'payload';
import StripeSdk from 'stripe';
import { toCents } from '@/domain/money/money';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { isPayable } from '@/modules/orders/payment-note';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { sessionParameters } from './session-parameters';
import { stripe } from './stripe-client';
import { findSessionId, storeSession } from './data/payment-sessions';

type Refusal = 'not_payable' | 'payment_pending' | 'unavailable';
type CreatePaymentSession = { payload: Payload; order: PlacedOrder; now?: number };

/**
 * The page of Stripe’s on which an order is paid: the one it has while that is open and over its total, else a new one.
 * However many ask at once, an order has one open page, so that it is not paid twice.
 * @returns `unavailable` where Stripe does not answer: the order stands and can be paid later.
 */
export async function createPaymentSession({
  payload,
  order,
  now = Date.now(),
}: CreatePaymentSession): Promise<Result<{ url: string }, Refusal>> {
  if (!stripe) return failure('unavailable', 'Card payment is not available.');
  if (!isPayable(order)) return failure('not_payable', 'There is nothing to pay for this order.');
  const earlier = await findSessionId(payload, order.id);
  const total = toCents(order.totalAmount);
  let outdated: string | undefined;
  try {
    if (earlier) {
      const session = await stripe.checkout.sessions.retrieve(earlier);
      if (session.status === 'open' && session.url && session.amount_total === total) {
        return { ok: true, url: session.url };
      }
      if (session.status === 'open') outdated = earlier;
      if (session.status === 'complete' && order.paymentStatus !== 'failed') {
        return failure('payment_pending', 'Your payment is being confirmed. This takes a moment.');
      }
    }
    const parameters = sessionParameters(order, now);
    const session = await stripe.checkout.sessions.create(parameters, {
      idempotencyKey: [order.id, total, parameters.expires_at, earlier ?? 'first'].join(':'),
    });
    if (!session.url) throw new Error('Stripe gave a session without an address.');
    if (await storeSession(payload, order.id, { earlier, current: session.id })) {
      if (outdated) await stripe.checkout.sessions.expire(outdated);
      return { ok: true, url: session.url };
    }
    await stripe.checkout.sessions.expire(session.id);
    return failure('payment_pending', 'This order has changed in the meantime. Please reload the page.');
  } catch (error) {
    if (!(error instanceof StripeSdk.errors.StripeError)) throw error;
    log.error({ err: error, order: order.id }, 'Stripe refused or did not answer.');
    return failure('unavailable', 'Card payment is not responding at the moment. Please try again in a few minutes.');
  }
}
