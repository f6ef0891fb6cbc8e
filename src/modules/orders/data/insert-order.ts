import { NO_CREDIT } from '@/domain/orders/order-credit';
import { billingOf } from '@/domain/orders/billing';
import type { OrderInput } from '@/domain/orders/checkout-input';
import { CONFIRM_HOURS } from '@/domain/orders/order-confirmation';
import type { DeliveryOption } from '@/domain/delivery/delivery-options';
import { placedDelivery, type PlacedDelivery } from '@/domain/delivery/edit-delivery';
import { hasMade } from '@/domain/orders/fulfilment';
import type { GivenDiscount } from '@/domain/orders/given-discount';
import { orderDiscounts, type OrderLine } from '@/domain/orders/price-goods';
import type { PaymentState } from '@/domain/orders/payment-state';
import { shopOrder } from '@/domain/orders/order-ref';
import { expression, Parameters } from '@/lib/database/parameters';
import { prepared } from '@/lib/database/prepared';
import type { Session } from '@/lib/database/sessions';
import type { PlacedOrder } from './placed-order';
import type { PricedOrder } from '../pricing/price-order';
import { insertDiscounts } from './write-lines';
import { placeOrderSql } from './write-order';
import { insertOrigin, type Origin } from './order-origins';

export type TaxedOrder = Pick<
  PricedOrder,
  'designs' | 'offer' | 'given' | 'discountAmount' | 'totalItems' | 'totalAmount' | 'taxes'
> & {
  lines: OrderLine[];
  /** Undefined if the shop has no methods: delivery is free, and no date is promised. */
  delivery: DeliveryOption | undefined;
};

/** Terms of staff or of a quote, which the order has whatever the settings are by then. */
export type AgreedTerms = {
  discount?: GivenDiscount;
  /** Price of any method, in the shop’s currency. */
  deliveryAmount?: number;
  depositPercent?: number;
};

type NewOrder = {
  input: OrderInput;
  resolved: TaxedOrder;
  idempotencyKey: string;
  requestHash: string;
  trackingToken: string;
  /** Undefined for orders that do not count by origin. */
  origin: Origin | undefined;
  /** Waits to be confirmed: nothing is reserved for it. */
  isWaiting: boolean;
  /** Placed from an account under its own address, so that nobody has to confirm it. */
  isConfirmed: boolean;
  terms?: AgreedTerms;
};

type Written = {
  id: string;
  orderNumber: string;
  currency: string;
  paymentStatus: PaymentState;
  confirmBy: Date | null;
  depositPercent: number;
};
/** An order has this idempotency key. */
type Unwritten = { id: null };

/** Leaves a known customer as they are: anyone may order under an address. */
function statementOf({ input, resolved, ...order }: NewOrder, createdAt: Date, placed: PlacedDelivery) {
  const parameters = new Parameters();
  const text = (value: string | null) => expression(`${parameters.parameter(value)}::text`);
  const at = expression(`${parameters.parameter(createdAt)}::timestamptz`);
  const contact = {
    first_name: text(input.customer.firstName),
    last_name: text(input.customer.lastName),
    email: text(input.customer.email),
    phone: text(input.customer.phone ?? null),
  };
  const until = `${at.text} + make_interval(hours => ${CONFIRM_HOURS})`;
  const added = parameters.insert('customers', contact, 'where not exists (select from found)');
  const placing = placeOrderSql(parameters, {
    ...{ kind: 'shop', at: at.text, ...resolved, ...placed, ...billingOf(input), notes: input.notes ?? null },
    isAgreed: order.terms?.deliveryAmount !== undefined,
    ...{ idempotencyKey: order.idempotencyKey, requestHash: order.requestHash },
    shippingAddress: input.shippingAddress,
    own: {
      customer_id: expression('customer.id'),
      ...Object.fromEntries(Object.entries(contact).map(([name, value]) => [`contact_${name}`, value])),
      ...{ payment_method: input.paymentMethod, stock_returned: order.isWaiting },
      tracking_token: order.trackingToken,
      confirm_by: expression(order.isWaiting ? until : 'null'),
      confirmed_at: order.isConfirmed ? at : null,
      ...(order.terms?.depositPercent !== undefined && { deposit_percent: order.terms.depositPercent }),
      ...(input.paymentMethod === 'card' && { deposit_percent: 0 }),
    },
    from: 'from customer',
    returning:
      ', currency, payment_status as "paymentStatus", confirm_by as "confirmBy", deposit_percent::int as "depositPercent"',
  });
  const statement = `
  with found as (select id from customers where email = ${contact.email.text}),
  added as (${added} on conflict (email) do nothing returning id),
  customer as (select id from found union all select id from added),
  ${placing},
  originated as (${insertOrigin(parameters, 'placed', order.origin)})
  select placed.* from customer left join placed on true`;
  return { text: prepared(statement), values: parameters.values };
}

/** One plain statement: Payload’s create takes ten times as long. Undefined if the idempotency key is in use. */
export async function insertOrder(session: Session, order: NewOrder): Promise<PlacedOrder | undefined> {
  const { input, resolved } = order;
  const createdAt = new Date();
  const countsNow = !order.isWaiting && !hasMade(resolved.lines);
  const placed = placedDelivery(resolved.delivery, countsNow ? createdAt : null);
  const { text, values } = statementOf(order, createdAt, placed);
  const insert = async () => (await session.client.query<Written | Unwritten>(text, values)).rows[0];
  // No row if another request has just added the customer: a second try finds them.
  const row = (await insert()) ?? (await insert());
  if (!row) throw new Error('The customer could neither be found nor added.');
  if (row.id === null) return undefined;
  const discounts = orderDiscounts(resolved);
  await insertDiscounts(session, shopOrder(row.id), discounts);
  return {
    ...row,
    status: 'pending',
    totalAmount: resolved.totalAmount,
    discountAmount: resolved.discountAmount,
    taxes: resolved.taxes,
    discounts,
    ...placed,
    ...{ paidAmount: 0, voucherAmount: 0 },
    refundedAmount: 0,
    ...NO_CREDIT,
    totalItems: resolved.totalItems,
    items: resolved.lines,
    contact: input.customer,
    shippingAddress: input.shippingAddress,
    ...billingOf(input),
    paymentMethod: input.paymentMethod,
    notes: input.notes,
    trackingToken: order.trackingToken,
    createdAt: createdAt.toISOString(),
    confirmBy: row.confirmBy?.toISOString() ?? null,
    confirmedAt: order.isConfirmed ? createdAt.toISOString() : null,
  };
}
