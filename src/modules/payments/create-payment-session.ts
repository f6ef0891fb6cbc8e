import type { Payload } from 'payload';
import StripeSdk from 'stripe';
import { payableByCard } from '@/domain/invoices/card-payments';
import type { Cents } from '@/domain/money/money';
import { findOrderById, type PlacedOrder } from '@/modules/orders/data/placed-order';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { sessionParameters } from './session-parameters';
import { stripe } from './stripe-client';
import { stripeUnits } from './stripe-units';
import { findPaymentPage, storeSession } from './data/payment-sessions';

type Refusal = 'not_payable' | 'payment_pending' | 'unavailable';
type CreatePaymentSession = {
  payload: Payload;
  order: PlacedOrder;
  /** One of the amounts that `payableByCard` has; the first if left out. */
  cents?: Cents;
  now?: number;
};

/**
 * The page of Stripe’s on which what is due of an order, or all that is open, is paid: the one it has while that asks for as much, else a new one.
 * However many ask at once, an order has one open page, so that it is not paid twice.
 * @returns `unavailable` where Stripe does not answer: the order stands and can be paid later.
 */
export async function createPaymentSession({
  payload,
  order,
  cents: wanted,
  now = Date.now(),
}: CreatePaymentSession): Promise<Result<{ url: string }, Refusal>> {
  if (!stripe) return failure('unavailable', 'Card payment is not available.');
  const [first, ...others] = payableByCard(order);
  if (first === undefined) return failure('not_payable', 'There is nothing to pay for this order.');
  const cents = wanted ?? first;
  if (![first, ...others].includes(cents)) {
    return failure('not_payable', 'What is to be paid has changed in the meantime. Please reload the page.');
  }
  const page = await findPaymentPage(payload, order.id);
  const earlier = page?.id;
  const asked = stripeUnits(cents, order.currency);
  let outdated: string | undefined;
  try {
    if (earlier) {
      const session = await stripe.checkout.sessions.retrieve(earlier);
      if (session.status === 'open' && session.url && session.amount_total === asked) {
        return { ok: true, url: session.url };
      }
      if (session.status === 'open') outdated = earlier;
      if (session.status === 'complete' && !page?.isOver) {
        return failure('payment_pending', 'Your payment is being confirmed. This takes a moment.');
      }
    }
    const parameters = sessionParameters(order, cents, now);
    const session = await stripe.checkout.sessions.create(parameters, {
      idempotencyKey: [order.id, asked, parameters.expires_at, earlier ?? 'first'].join(':'),
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

/**
 * Closes the payment page of an order where it asks for something else than can be paid by now, as after a payment another
 * way. Where Stripe does not answer, the shopper’s next visit does it.
 */
export async function closeOutdatedPage(payload: Payload, orderId: string): Promise<void> {
  if (!stripe) return;
  const [page, order] = await Promise.all([findPaymentPage(payload, orderId), findOrderById(payload, orderId)]);
  if (!page || page.isOver || !order) return;
  try {
    const session = await stripe.checkout.sessions.retrieve(page.id);
    const payable = payableByCard(order).map((cents) => stripeUnits(cents, order.currency));
    if (session.status === 'open' && !payable.includes(session.amount_total ?? 0))
      await stripe.checkout.sessions.expire(page.id);
  } catch (error) {
    if (!(error instanceof StripeSdk.errors.StripeError)) throw error;
    log.warn({ err: error, order: orderId }, 'A payment page could not be closed.');
  }
}
