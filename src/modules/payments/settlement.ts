import type { PayloadRequest } from 'payload';
import type Stripe from 'stripe';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { ORDER_PLACES } from '@/data/orders';
import type { AnyOrder } from '@/data/any-order';

export type Settlement = {
  req: PayloadRequest;
  session: Session;
  order: AnyOrder;
  checkout: Stripe.Checkout.Session;
};

export type Outcome = string;

export async function record({ req, order, checkout }: Settlement, action: string, outcome: Outcome): Promise<Outcome> {
  await recordActivity(
    req,
    action,
    { type: ORDER_PLACES[order.kind].subject, id: order.id, name: order.orderNumber },
    {
      before: { paymentStatus: order.paymentStatus },
      after: { outcome, checkout: checkout.id, amount: checkout.amount_total, currency: checkout.currency },
    },
  );
  return outcome;
}
