import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import { isStripeError, stripe } from './stripe-client';
import type { UnsettledOrder } from './data/unsettled-orders';
import { cancelUnpaid, expire, pay } from './settle-order';
import type { Outcome, Settlement } from './settlement';
import { updateCheck } from './data/payments';
import { lockAnyOrder } from '@/data/any-order';

type Checkout = Stripe.Checkout.Session;
type Finding = { outcome: Outcome; /** True if this payment page needs no further check. */ isFinal: boolean };
type Settle = Omit<Settlement, 'checkout'>;

/** One transaction: an event meanwhile finds the order settled. Throws if Stripe does not answer. */
export async function reconcileOrder(
  payload: Payload,
  { isCancelled, sessionId, checkId, ...ref }: UnsettledOrder,
): Promise<Outcome> {
  const checkout = sessionId === null ? undefined : await stateOf(sessionId, { end: isCancelled });
  const req = await localRequest(payload);
  return inTransaction(req, async (session) => {
    const order = await lockAnyOrder(session, ref);
    const { outcome, isFinal } =
      order && order.stripeSessionId === sessionId
        ? await settle({ req, session, order }, checkout)
        : { outcome: 'another payment page was opened in the meantime', isFinal: true };
    await updateCheck(session, checkId, { outcome, isFinal });
    return outcome;
  });
}

/** `end` closes an open page; `unknown` if it is none of this Stripe account’s. */
async function stateOf(sessionId: string, { end }: { end: boolean }): Promise<Checkout | 'unknown'> {
  if (!stripe) throw new Error('Card payment is not set up.');
  try {
    const { sessions } = (await stripe()).checkout;
    const checkout = await sessions.retrieve(sessionId);
    return end && checkout.status === 'open' ? await sessions.expire(sessionId) : checkout;
  } catch (error) {
    if (isStripeError(error) && error.type === 'StripeInvalidRequestError' && error.statusCode === 404)
      return 'unknown';
    throw error;
  }
}

async function settle(found: Settle, checkout: Checkout | 'unknown' | undefined): Promise<Finding> {
  const { order } = found;
  if (checkout === 'unknown') {
    return {
      outcome: 'Stripe does not know the payment page: check it at Stripe',
      isFinal: order.status === 'cancelled',
    };
  }
  // Stripe was down when it was ordered, and the shopper did not come back.
  if (!checkout)
    return { outcome: await cancelUnpaid(found, 'Not paid in time: no payment page could be opened.'), isFinal: true };
  if (checkout.status === 'open') return { outcome: 'the payment page is open', isFinal: false };
  if (checkout.status === 'expired') return { outcome: await expire({ ...found, checkout }), isFinal: true };
  if (checkout.payment_status === 'unpaid' && order.paymentStatus === 'failed') {
    return { outcome: await expire({ ...found, checkout }), isFinal: true };
  }
  const outcome = await pay({ ...found, checkout });
  return { outcome, isFinal: checkout.payment_status !== 'unpaid' };
}
