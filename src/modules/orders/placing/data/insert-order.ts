import { billingOf } from '@/domain/orders/billing';
import type { CheckoutInput } from '@/domain/orders/checkout-input';
import { CONFIRM_HOURS } from '@/domain/orders/order-confirmation';
import { placedDelivery } from '@/domain/delivery/edit-delivery';
import { countsFromProof } from '@/domain/delivery/promise';
import { orderDiscounts } from '@/domain/orders/order-lines';
import { nextOrderNumber } from '../../data/order-number';
import { newDeposit } from '@/data/deposits';
import { BILLING_COLUMNS, billingValues } from '@/data/billing';
import { DELIVERY_COLUMNS, deliveryValues } from '@/data/deliveries';
import { insertTaxLines, SHOP_TAXES, TAX_COLUMNS, taxLineValues, taxValues } from '@/data/order-taxes';
import { prepared } from '@/lib/prepared';
import type { Session } from '@/lib/database/sessions';
import type { PlacedOrder } from '../../data/placed-order';
import type { TaxedOrder } from '../../lines/tax-order';
import { insertDiscounts, insertLines } from '../../data/insert-lines';

type NewOrder = {
  input: CheckoutInput;
  resolved: TaxedOrder;
  idempotencyKey: string;
  requestHash: string;
  trackingToken: string;
  /** Whether it waits to be confirmed: then nothing is reserved for it. */
  isWaiting: boolean;
};

/**
 * Writes customer, order and lines as plain statements in the caller’s transaction: through Payload’s create the
 * same rows cost some ten times the time.
 * @returns nothing where an order with this idempotency key exists, whether before or by a parallel request.
 */
export async function insertOrder(session: Session, order: NewOrder): Promise<PlacedOrder | undefined> {
  const { input, resolved } = order;
  const customerId = await findOrInsertCustomer(session, input.customer);
  const createdAt = new Date();
  const countsNow = !order.isWaiting && !countsFromProof(resolved.lines);
  const placed = placedDelivery(resolved.delivery, countsNow ? createdAt : null);
  const { rows } = await session.client.query<{
    id: string;
    orderNumber: string;
    currency: string;
    confirmBy: Date | null;
    depositPercent: number;
  }>(
    prepared(`with placed as (
     insert into orders (order_number, status, total_amount, discount_amount, total_items, notes, customer_id,
                         contact_first_name, contact_last_name, contact_email, contact_phone,
                         shipping_address_line1, shipping_address_line2, shipping_address_city,
                         shipping_address_postcode, shipping_address_country,
                         payment_method, payment_status, stock_returned, tracking_token, idempotency_key, request_hash,
                         created_at, updated_at, confirm_by,
                         deposit_percent, ${DELIVERY_COLUMNS}, ${TAX_COLUMNS}, ${BILLING_COLUMNS})
     values ($1, 'pending', $2, $20, $3, $4, $5, $6, $7, $8, $9, $10, $11,
             $12, $13, $14, $15, 'unpaid', $21, $16, $17, $18, $19, $19,
             case when $21 then $19::timestamptz + make_interval(hours => $22) end,
             ${input.paymentMethod === 'invoice' ? newDeposit('shop') : 0}, $23, $24, $25, $26, $27, $28, $29,
             $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43)
     on conflict (idempotency_key) do nothing
     returning id, order_number as "orderNumber", currency, confirm_by as "confirmBy",
               deposit_percent::int as "depositPercent"),
     taxed as (${insertTaxLines(SHOP_TAXES, 'placed', 44)})
     select * from placed`),
    [
      await nextOrderNumber(session, createdAt),
      resolved.totalAmount,
      resolved.totalItems,
      input.notes ?? null,
      customerId,
      input.customer.firstName,
      input.customer.lastName,
      input.customer.email,
      input.customer.phone ?? null,
      input.shippingAddress.line1,
      input.shippingAddress.line2 ?? null,
      input.shippingAddress.city,
      input.shippingAddress.postcode,
      input.shippingAddress.country,
      input.paymentMethod,
      order.trackingToken,
      order.idempotencyKey,
      order.requestHash,
      createdAt,
      resolved.discountAmount,
      order.isWaiting,
      CONFIRM_HOURS,
      ...deliveryValues(placed),
      ...taxValues(resolved.taxes),
      ...billingValues(input),
      ...taxLineValues(resolved.taxes),
    ],
  );
  const [row] = rows;
  if (!row) return undefined;
  const discounts = orderDiscounts(resolved.designs);
  await insertLines(session, row.id, resolved.lines);
  await insertDiscounts(session, row.id, discounts);
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
    confirmedAt: null,
  };
}

/** A known customer is left as it is: anyone may order under an address, and may not rename who has it. */
async function findOrInsertCustomer({ client }: Session, customer: CheckoutInput['customer']): Promise<string> {
  const findOrInsert = async () =>
    (
      await client.query<{ id: string }>(
        prepared(`with found as (select id from customers where email = $3),
              added as (insert into customers (first_name, last_name, email, phone)
                        select $1, $2, $3, $4 where not exists (select from found)
                        on conflict (email) do nothing returning id)
         select id from found union all select id from added`),
        [customer.firstName, customer.lastName, customer.email, customer.phone ?? null],
      )
    ).rows[0]?.id;
  // Nothing where another request has just added it: then it is there for a second look.
  const id = (await findOrInsert()) ?? (await findOrInsert());
  if (!id) throw new Error('The customer could neither be found nor added.');
  return id;
}
