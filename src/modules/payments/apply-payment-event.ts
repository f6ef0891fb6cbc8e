import type { Payload, PayloadRequest } from 'payload';
import type Stripe from 'stripe';
import { inTransaction } from '@/lib/database/transaction';
import { lockOrder } from '@/modules/orders/status/lock-order';
import { expire, failPayment, pay } from './settle-order';
import type { Outcome, Settlement } from './settlement';

type Effect = (settlement: Settlement) => Promise<Outcome>;
type CheckoutEvent = Extract<Stripe.Event, { type: `checkout.session.${string}` }>;

const effects: Record<CheckoutEvent['type'], Effect> = {
  'checkout.session.completed': pay,
  'checkout.session.async_payment_succeeded': pay,
  'checkout.session.async_payment_failed': failPayment,
  'checkout.session.expired': expire,
};

const isCheckoutEvent = (event: Stripe.Event): event is CheckoutEvent => event.type in effects;

/**
 * Takes one event of Stripe’s, with all it changes, in one transaction: repeated, late and shuffled events leave an
 * order paid once.
 * @returns what it changed, or why nothing.
 */
export async function applyPaymentEvent({
  payload,
  req,
  event,
}: {
  payload: Payload;
  req: PayloadRequest;
  event: Stripe.Event;
}): Promise<Outcome> {
  return inTransaction(req, async (session) => {
    const { rows } = await session.client.query<{ id: string }>(
      `insert into payment_events (event_id, type, occurred_at) values ($1, $2, to_timestamp($3))
       on conflict (event_id) do nothing returning id`,
      [event.id, event.type, event.created],
    );
    const [row] = rows;
    if (!row) return 'known already';
    if (!isCheckoutEvent(event)) return conclude('of no concern');
    const checkout = event.data.object;
    const order = await lockOrder(session, checkout.metadata?.orderId ?? '');
    if (!order) return conclude('unknown order');
    return conclude(await effects[event.type]({ payload, req, session, order, checkout }), order.id);

    async function conclude(outcome: Outcome, orderId?: string): Promise<Outcome> {
      await session.client.query('update payment_events set outcome = $2, order_id = $3 where id = $1', [
        row?.id,
        outcome,
        orderId ?? null,
      ]);
      return outcome;
    }
  });
}
