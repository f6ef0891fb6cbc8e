import type Stripe from 'stripe';
import type { Cents } from '@/domain/money/money';
import { shopOrder, teamOrder, type OrderRef } from '@/domain/orders/order-ref';
import type { CardOrder } from './card-order';
import { stripeUnits } from './stripe-units';
import { sessionEnd } from './session-end';

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

const MAX_LINE_ITEMS = 100;

export function sessionParameters(order: CardOrder, cents: Cents, now: number): Stripe.Checkout.SessionCreateParams {
  const { ref, orderNumber, email, url } = order;
  const metadata = { orderKind: ref.kind, orderId: ref.orderId, orderNumber };
  const done = new URL(url);
  done.searchParams.set('payment', 'done');
  return {
    mode: 'payment',
    line_items: lineItems(order, cents),
    customer_email: email ?? undefined,
    client_reference_id: ref.orderId,
    metadata,
    payment_intent_data: { metadata, description: `Order ${orderNumber}` },
    success_url: done.href,
    cancel_url: url,
    expires_at: sessionEnd(now),
  };
}

/** Sessions from before teams paid by card name no kind. */
export function orderOfPage({ metadata }: Stripe.Checkout.Session): OrderRef {
  const id = metadata?.orderId ?? '';
  return metadata?.orderKind === 'team' ? teamOrder(id) : shopOrder(id);
}

/** The order’s lines if they add up to the amount and are not too many; else the order as one. */
function lineItems({ orderNumber, currency, lines }: CardOrder, due: Cents): LineItem[] {
  const sum = lines.reduce((cents, { unitPrice, quantity }) => cents + unitPrice * quantity, 0);
  const shown =
    sum === due && lines.length <= MAX_LINE_ITEMS
      ? lines
      : [{ name: `Order ${orderNumber}`, unitPrice: due, quantity: 1 }];
  return shown.map(({ name, unitPrice, quantity }) => ({
    quantity,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: stripeUnits(unitPrice, currency),
      product_data: { name },
    },
  }));
}
