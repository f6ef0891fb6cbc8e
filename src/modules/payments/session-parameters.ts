import type Stripe from 'stripe';
import { toCents, type Cents } from '@/domain/money/money';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { trackingUrl } from '@/modules/orders/placing/order-answer';
import { stripeUnits } from './stripe-units';
import { sessionEnd } from './session-end';

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

/** Stripe’s own limit. */
const MAX_LINE_ITEMS = 100;

/** What a payment session asks for, from the order’s own lines. */
export function sessionParameters(order: PlacedOrder, now: number): Stripe.Checkout.SessionCreateParams {
  const page = trackingUrl(order.trackingToken);
  const metadata = { orderId: order.id, orderNumber: order.orderNumber };
  return {
    mode: 'payment',
    line_items: lineItems(order),
    customer_email: order.contact.email,
    client_reference_id: order.id,
    metadata,
    payment_intent_data: { metadata, description: `Order ${order.orderNumber}` },
    success_url: `${page}?placed=1&payment=done`,
    cancel_url: `${page}?placed=1`,
    expires_at: sessionEnd(now),
  };
}

/** The order’s lines where they add up to its total and are not too many; else the order as one. */
function lineItems(order: PlacedOrder): LineItem[] {
  const total = toCents(order.totalAmount);
  const items = order.items.map((line) => {
    const options = [line.color, line.sizeLabel].filter(Boolean).join(', ');
    const name = `${line.productName}${options && ` (${options})`}`;
    return lineItem(order.currency, name, toCents(line.unitPrice), line.quantity);
  });
  const sum = order.items.reduce((cents, line) => cents + toCents(line.unitPrice) * line.quantity, 0);
  return sum === total && items.length <= MAX_LINE_ITEMS
    ? items
    : [lineItem(order.currency, `Order ${order.orderNumber}`, total, 1)];
}

const lineItem = (currency: string, name: string, cents: Cents, quantity: number): LineItem => ({
  quantity,
  price_data: { currency: currency.toLowerCase(), unit_amount: stripeUnits(cents, currency), product_data: { name } },
});
