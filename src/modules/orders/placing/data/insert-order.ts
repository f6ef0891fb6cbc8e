import { billingOf } from '@/domain/orders/billing';
import type { CheckoutInput } from '@/domain/orders/checkout-input';
import { CONFIRM_HOURS } from '@/domain/orders/order-confirmation';
import type { DeliveryOption } from '@/domain/delivery/delivery-options';
import { placedDelivery } from '@/domain/delivery/edit-delivery';
import { hasMade } from '@/domain/orders/fulfilment';
import { orderDiscounts, type OrderLine } from '@/domain/orders/order-lines';
import { shopOrder } from '@/domain/orders/order-ref';
import { nextOrderNumber } from '../../data/order-number';
import { newDeposit } from '@/data/deposits';
import { BILLING_COLUMNS, billingValues } from '@/data/billing';
import { DELIVERY_COLUMNS, deliveryValues } from '@/data/deliveries';
import { insertTaxLines, SHOP_TAXES, TAX_COLUMNS, taxLineValues, taxValues } from '@/data/order-taxes';
import { prepared } from '@/lib/prepared';
import type { Session } from '@/lib/database/sessions';
import type { PlacedOrder } from '../../data/placed-order';
import type { PricedOrder } from '../../pricing/price-order';
import { insertDiscounts, insertLinesOf, lineValues } from '../../data/write-lines';
import { insertOrigin, type Origin } from '../../data/order-origins';

/** An order of the shop as it is to be paid: with delivery and tax. */
export type TaxedOrder = Pick<PricedOrder, 'designs' | 'discountAmount' | 'totalItems' | 'totalAmount' | 'taxes'> & {
  lines: OrderLine[];
  /** Undefined where the shop offers no methods: delivery is free, and no date is promised. */
  delivery: DeliveryOption | undefined;
};

type NewOrder = {
  input: CheckoutInput;
  resolved: TaxedOrder;
  idempotencyKey: string;
  requestHash: string;
  trackingToken: string;
  /** Nothing for orders that are not counted by where they come from. */
  origin: Origin | undefined;
  /** Whether it waits to be confirmed: then nothing is reserved for it. */
  isWaiting: boolean;
  /** Placed from an account under that account’s own address: then nobody has to confirm it. */
  isConfirmed: boolean;
};

type Written = {
  id: string;
  orderNumber: string;
  currency: string;
  confirmBy: Date | null;
  depositPercent: number;
};
/** There is an order with this idempotency key. */
type Unwritten = { id: null };

/**
 * A known customer is left as it is: anyone may order under an address, and may not rename who has it.
 * @param deposit per cent, in SQL.
 */
const statementOf = (deposit: string) => `
  with found as (select id from customers where email = $7),
  added as (insert into customers (first_name, last_name, email, phone)
            select $5, $6, $7, $8 where not exists (select from found)
            on conflict (email) do nothing returning id),
  customer as (select id from found union all select id from added),
  placed as (
    insert into orders (order_number, status, total_amount, discount_amount, total_items, notes, customer_id,
                        contact_first_name, contact_last_name, contact_email, contact_phone,
                        shipping_address_line1, shipping_address_line2, shipping_address_city,
                        shipping_address_postcode, shipping_address_country,
                        payment_method, payment_status, stock_returned, tracking_token, idempotency_key, request_hash,
                        created_at, updated_at, confirm_by, confirmed_at,
                        deposit_percent, ${DELIVERY_COLUMNS}, ${TAX_COLUMNS}, ${BILLING_COLUMNS}, shipping_address_region)
    select ${nextOrderNumber('$1::timestamptz')}, 'pending', $2, $3, $4, $9, customer.id, $5, $6, $7, $8, $10, $11, $12, $13, $14,
           $15, 'unpaid', $16, $17, $18, $19, $1, $1,
           case when $16 then $1::timestamptz + make_interval(hours => $20) end,
           case when $49::boolean then $1::timestamptz end,
           ${deposit}, $21, $22, $23, $24, $25, $26, $27, $28, $29,
           $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45
      from customer
    on conflict (idempotency_key) do nothing
    returning id, order_number as "orderNumber", currency, confirm_by as "confirmBy",
              deposit_percent::int as "depositPercent"),
  taxed as (${insertTaxLines(SHOP_TAXES, 'placed', 46)}),
  lined as (${insertLinesOf('shop', 'placed', 52)}),
  originated as (${insertOrigin('placed', 50)})
  select placed.* from customer left join placed on true`;

const statements: Record<CheckoutInput['paymentMethod'], string> = {
  invoice: statementOf(newDeposit('shop')),
  card: statementOf('0'),
};

/**
 * Writes customer, order and lines as one plain statement in the caller’s transaction: through Payload’s create the
 * same rows cost some ten times the time.
 * @returns nothing where an order with this idempotency key exists, whether before or by a parallel request.
 */
export async function insertOrder(session: Session, order: NewOrder): Promise<PlacedOrder | undefined> {
  const { input, resolved } = order;
  const createdAt = new Date();
  const countsNow = !order.isWaiting && !hasMade(resolved.lines);
  const placed = placedDelivery(resolved.delivery, countsNow ? createdAt : null);
  const values = [
    createdAt,
    resolved.totalAmount,
    resolved.discountAmount,
    resolved.totalItems,
    input.customer.firstName,
    input.customer.lastName,
    input.customer.email,
    input.customer.phone ?? null,
    input.notes ?? null,
    input.shippingAddress.line1,
    input.shippingAddress.line2 ?? null,
    input.shippingAddress.city,
    input.shippingAddress.postcode,
    input.shippingAddress.country,
    input.paymentMethod,
    order.isWaiting,
    order.trackingToken,
    order.idempotencyKey,
    order.requestHash,
    CONFIRM_HOURS,
    ...deliveryValues(placed),
    ...taxValues(resolved.taxes),
    ...billingValues(input),
    input.shippingAddress.region ?? null,
    ...taxLineValues(resolved.taxes),
    order.isConfirmed,
    order.origin?.mailbox ?? null,
    order.origin?.network ?? null,
    ...lineValues(resolved.lines),
  ];
  const statement = statements[input.paymentMethod];
  const insert = async () => (await session.client.query<Written | Unwritten>(prepared(statement), values)).rows[0];
  // No row where another request has just added the customer: a second look finds them.
  const row = (await insert()) ?? (await insert());
  if (!row) throw new Error('The customer could neither be found nor added.');
  if (row.id === null) return undefined;
  const discounts = orderDiscounts(resolved.designs);
  await insertDiscounts(session, shopOrder(row.id), discounts);
  return {
    ...row,
    status: 'pending',
    totalAmount: resolved.totalAmount,
    discountAmount: resolved.discountAmount,
    taxes: resolved.taxes,
    discounts,
    ...placed,
    paidAmount: 0,
    refundedAmount: 0,
    totalItems: resolved.totalItems,
    items: resolved.lines,
    contact: input.customer,
    shippingAddress: input.shippingAddress,
    ...billingOf(input),
    paymentMethod: input.paymentMethod,
    paymentStatus: 'unpaid',
    notes: input.notes,
    trackingToken: order.trackingToken,
    createdAt: createdAt.toISOString(),
    confirmBy: row.confirmBy?.toISOString() ?? null,
    confirmedAt: order.isConfirmed ? createdAt.toISOString() : null,
  };
}
