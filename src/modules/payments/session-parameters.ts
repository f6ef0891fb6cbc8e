import type Stripe from 'stripe';
import { toCents, type Cents } from '@/domain/money/money';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { trackingUrl } from '@/modules/orders/placing/order-answer';
import { stripeUnits } from './stripe-units';
import { sessionEnd } from './session-end';

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

/** Stripe’s own limit. */
const MAX_LINE_ITEMS = 100;

/** What a payment session asks for: so much of what is open of an order. */
export function sessionParameters(order: PlacedOrder, cents: Cents, now: number): Stripe.Checkout.SessionCreateParams {
  const page = trackingUrl(order.trackingToken);
  // A card order is only placed once it is paid, and its page then says so.
  const placed = order.paymentMethod === 'card' && order.paidAmount === 0 ? ['placed=1'] : [];
  const back = (parts: string[]) => [page, parts.join('&')].filter(Boolean).join('?');
  const metadata = { orderId: order.id, orderNumber: order.orderNumber };
  return {
    mode: 'payment',
    line_items: lineItems(order, cents),
    customer_email: order.contact.email,
    client_reference_id: order.id,
    metadata,
    payment_intent_data: { metadata, description: `Order ${order.orderNumber}` },
    success_url: back([...placed, 'payment=done']),
    cancel_url: back(placed),
    expires_at: sessionEnd(now),
  };
}

/** The order’s lines where they add up to what is asked for and are not too many; else the order as one. */
function lineItems(order: PlacedOrder, asked: Cents): LineItem[] {
  const items = order.items.map((line) => {
    const options = [line.color, line.sizeLabel].filter(Boolean).join(', ');
    const name = `${line.productName}${options && ` (${options})`}`;
    return lineItem(order.currency, name, toCents(line.unitPrice), line.quantity);
  });
  const sum = order.items.reduce((cents, line) => cents + toCents(line.unitPrice) * line.quantity, 0);
  return sum === asked && items.length <= MAX_LINE_ITEMS
    ? items
    : [lineItem(order.currency, `Order ${order.orderNumber}`, asked, 1)];
}

const lineItem = (currency: string, name: string, cents: Cents, quantity: number): LineItem => ({
  quantity,
  price_data: { currency: currency.toLowerCase(), unit_amount: stripeUnits(cents, currency), product_data: { name } },
});
