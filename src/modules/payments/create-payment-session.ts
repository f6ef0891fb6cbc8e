import type { Payload } from 'payload';
import type { Cents } from '@/domain/money/money';
import type { OrderRef } from '@/domain/orders/order-ref';
import type { Session } from '@/lib/database/sessions';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { findCardOrder, type CardOrder } from './card-order';
import { sessionParameters } from './session-parameters';
import { isStripeError, stripe } from './stripe-client';
import { stripeUnits } from './stripe-units';
import { findPaymentPage, storeSession } from './data/payment-sessions';

type Refusal = 'not_payable' | 'payment_pending' | 'unavailable';
type CreatePaymentSession = {
  payload: Payload;
  order: CardOrder;
  /** One of the payable amounts; the first if undefined. */
  cents?: Cents;
  now?: number;
};

/** The caller has checked the permission. An order has one open page. `unavailable` if Stripe does not answer. */
export async function createPaymentSession({
  payload,
  order,
  cents: wanted,
  now = Date.now(),
}: CreatePaymentSession): Promise<Result<{ url: string }, Refusal>> {
  if (!stripe) return failure('not_payable', 'Card payment is not available.');
  const { ref, currency } = order;
  const [first, ...others] = order.payable;
  if (first === undefined) return failure('not_payable', 'There is nothing to pay for this order.');
  const cents = wanted ?? first;
  if (![first, ...others].includes(cents)) {
    return failure('not_payable', 'The amount due has changed in the meantime. Please reload the page.');
  }
  const page = await findPaymentPage(payload, ref);
  const earlier = page?.id;
  const units = stripeUnits(cents, currency);
  let outdated: string | undefined;
  try {
    const { sessions } = (await stripe()).checkout;
    if (earlier) {
      const session = await sessions.retrieve(earlier);
      if (session.status === 'open' && session.url && session.amount_total === units) {
        return { ok: true, url: session.url };
      }
      if (session.status === 'open') outdated = earlier;
      if (session.status === 'complete' && !page?.isOver) {
        return failure('payment_pending', 'Your payment is being confirmed. This takes a moment.');
      }
    }
    const parameters = sessionParameters(order, cents, now);
    const session = await sessions.create(parameters, {
      idempotencyKey: [ref.orderId, units, parameters.expires_at, earlier ?? 'first'].join(':'),
    });
    if (!session.url) throw new Error('Stripe gave a session without an address.');
    if (await storeSession(payload, ref, { earlier, current: session.id })) {
      if (outdated) await sessions.expire(outdated);
      return { ok: true, url: session.url };
    }
    await sessions.expire(session.id);
    return failure('payment_pending', 'This order has changed in the meantime. Please reload the page.');
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.error({ err: error, order: ref.orderId }, 'Stripe refused or did not answer.');
    return failure('unavailable', 'Card payment is not responding at the moment. Please try again in a few minutes.');
  }
}

/** Renews the payment page once `change` has written; a refusal leaves the page as it is. */
export async function withPaymentPage<Answer extends { ok: boolean }>(
  payload: Payload,
  ref: OrderRef,
  change: Promise<Answer>,
): Promise<Answer> {
  const changed = await change;
  if (changed.ok) await renewPage(payload, ref);
  return changed;
}

/** An order placed by paying gets another page: the end of its last would cancel it. Retried at the next visit. */
async function renewPage(payload: Payload, ref: OrderRef): Promise<void> {
  if (!stripe) return;
  const [page, order] = await Promise.all([findPaymentPage(payload, ref), findCardOrder(payload, ref)]);
  if (!page || page.isOver || !order) return;
  try {
    const { sessions } = (await stripe()).checkout;
    const session = await sessions.retrieve(page.id);
    const payable = order.payable.map((cents) => stripeUnits(cents, order.currency));
    if (session.status !== 'open' || payable.includes(session.amount_total ?? 0)) return;
    if (order.isPlacedByPaying && payable.length > 0) await createPaymentSession({ payload, order });
    else await sessions.expire(page.id);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.warn({ err: error, order: ref.orderId }, 'A payment page could not be closed.');
  }
}

export function closePageAfterCommit({ afterCommit }: Session, payload: Payload, ref: OrderRef): void {
  if (!stripe) return;
  afterCommit(() => {
    renewPage(payload, ref).catch((error: unknown) =>
      log.error({ err: error, order: ref.orderId }, 'A payment page could not be closed.'),
    );
  });
}
