import type { PayloadRequest } from 'payload';
import type Stripe from 'stripe';
import { inTransaction } from '@/lib/database/transaction';
import { expire, failPayment, pay } from './settle-order';
import type { Outcome, Settlement } from './settlement';
import { insertEvent, updateOutcome } from './data/payments';
import { lockAnyOrder, type AnyOrder } from '@/data/any-order';
import { orderOfPage } from './session-parameters';

type Effect = (settlement: Settlement) => Promise<Outcome>;
type CheckoutEvent = Extract<Stripe.Event, { type: `checkout.session.${string}` }>;

const effects: Record<CheckoutEvent['type'], Effect> = {
  'checkout.session.completed': pay,
  'checkout.session.async_payment_succeeded': pay,
  'checkout.session.async_payment_failed': failPayment,
  'checkout.session.expired': expire,
};

const isCheckoutEvent = (event: Stripe.Event): event is CheckoutEvent => event.type in effects;

/** One transaction; repeated, late and shuffled events leave an order paid once. Returns the effect in words. */
export async function applyPaymentEvent({
  req,
  event,
}: {
  req: PayloadRequest;
  event: Stripe.Event;
}): Promise<Outcome> {
  return inTransaction(req, async (session) => {
    const id = await insertEvent(session, event);
    if (!id) return 'known already';
    if (!isCheckoutEvent(event)) return conclude(id, 'of no concern');
    const checkout = event.data.object;
    const order = await lockAnyOrder(session, orderOfPage(checkout));
    if (!order) return conclude(id, 'unknown order');
    return conclude(id, await effects[event.type]({ req, session, order, checkout }), order);

    async function conclude(id: string, outcome: Outcome, order?: AnyOrder): Promise<Outcome> {
      await updateOutcome(session, id, { outcome, order });
      return outcome;
    }
  });
}
