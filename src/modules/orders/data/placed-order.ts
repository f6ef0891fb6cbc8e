import type { Address } from '@/domain/orders/address-lines';
import { isoTime } from '@/lib/database/iso-time';
import type { Payload, PayloadRequest } from 'payload';
import type { Credit } from '@/domain/orders/order-credit';
import type { OrderDelivery } from '@/domain/delivery/promise';
import type { Billing } from '@/domain/orders/billing';
import type { OrderDiscount, OrderLine } from '@/domain/orders/price-goods';
import type { OrderStatus } from '@/domain/orders/order-status';
import type { Order } from '@/payload-types';
import { prepared } from '@/lib/database/prepared';
import { query, queryIn } from '@/lib/database/query';
import { DELIVERY_VALUES } from '@/data/deliveries';
import { CONTACT_COLUMNS, CREDIT, DISCOUNTS, LINE_VALUES, PAID_BEYOND_VOUCHERS, VOUCHER_AMOUNT } from '@/data/orders';
import { taxesOf } from '@/data/order-taxes';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';

/** Amounts in the order’s currency. */
export type PlacedOrder = Billing &
  Credit & {
    id: string;
    orderNumber: string;
    status: OrderStatus;
    currency: string;
    totalAmount: number;
    discountAmount: number;
    discounts: OrderDiscount[];
    shippingAmount: number;
    /** Null if the shop had no methods: delivery was free, and no date was promised. */
    delivery: OrderDelivery | null;
    /** '2026-11-27' */
    promisedDate: string | null;
    taxes: OrderTaxes | null;
    /** Due before work begins, in per cent of the total; 0 without a deposit. */
    depositPercent: number;
    paidAmount: number;
    /** Part of the paid amount. */
    voucherAmount: number;
    refundedAmount: number;
    totalItems: number;
    items: OrderLine[];
    contact: { firstName: string; lastName: string; email: string; phone?: string | null };
    shippingAddress: Address;
    paymentMethod: Order['paymentMethod'];
    paymentStatus: Order['paymentStatus'];
    notes?: string | null;
    trackingToken: string;
    createdAt: string;
    /** ISO 8601; null if it never had to be confirmed. */
    confirmBy: string | null;
    confirmedAt: string | null;
  };

export type StoredOrder = PlacedOrder & {
  /** True if the buyer reads that mailbox or is known to staff: their own texts may be sent there. */
  isTrusted: boolean;
};

const text = `
  select o.id, o.order_number as "orderNumber", o.status, o.currency, o.total_amount::float8 as "totalAmount",
         o.discount_amount::float8 as "discountAmount", o.deposit_percent::int as "depositPercent",
         o.paid_amount::float8 as "paidAmount", ${VOUCHER_AMOUNT}, o.refunded_amount::float8 as "refundedAmount", ${CREDIT},
         ${DISCOUNTS} as discounts,
         o.shipping_amount::float8 as "shippingAmount", ${DELIVERY_VALUES},
         o.total_items::int as "totalItems", o.payment_method as "paymentMethod", o.payment_status as "paymentStatus",
         o.notes, o.tracking_token as "trackingToken", o.request_hash as "requestHash",
         ${isoTime('o.created_at')} as "createdAt", ${isoTime('o.confirm_by')} as "confirmBy", ${isoTime('o.confirmed_at')} as "confirmedAt",
         (o.confirmed_at is not null or o.created_by_id is not null or ${PAID_BEYOND_VOUCHERS}) as "isTrusted",
         ${CONTACT_COLUMNS}, ${taxesOf('shop')} as taxes,
         (select json_agg(json_build_object(${LINE_VALUES}) order by i._order)
            from order_items i where i._parent_id = o.id) as items
    from orders o`;

type Row = StoredOrder & { requestHash: string };

export async function findOrderByKey(
  payload: Payload,
  key: string,
): Promise<{ order: PlacedOrder; requestHash: string } | undefined> {
  const [row] = await query<Row>(payload, prepared(`${text} where o.idempotency_key = $1`), [key]);
  if (!row) return undefined;
  const { requestHash, ...order } = row;
  return { order, requestHash };
}

export const findOrderByToken = (payload: Payload, token: string): Promise<StoredOrder | undefined> =>
  findOrder(payload, 'o.tracking_token', token);

export const findOrderById = (payload: Payload, id: string): Promise<StoredOrder | undefined> =>
  findOrder(payload, 'o.id', id);

const OF_EMAIL = `(o.customer_id = (select id from customers where email = $1) or lower(o.contact_email) = $1)`;

/** Lists those of the customer with an address, in lower case, and those placed with it. The caller has proved it. */
export async function listOrdersOf(
  payload: Payload,
  email: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ orders: StoredOrder[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    query<Row>(payload, `${text} where ${OF_EMAIL} order by o.created_at desc, o.id offset $2 limit $3`, [
      email,
      offset,
      limit,
    ]),
    query<{ total: number }>(payload, `select count(*)::int as total from orders o where ${OF_EMAIL}`, [email]),
  ]);
  return { orders: rows.map(toOrder), total: counted?.total ?? 0 };
}

async function findOrder(payload: Payload, column: string, value: string): Promise<StoredOrder | undefined> {
  const [row] = await query<Row>(payload, `${text} where ${column} = $1`, [value]);
  return row && toOrder(row);
}

/** The request’s transaction has locked it. */
export async function findPlacedOrder(req: PayloadRequest, id: string): Promise<StoredOrder> {
  const [row] = await queryIn<Row>(req, `${text} where o.id = $1`, [id]);
  if (!row) throw new Error('An order is gone.');
  return toOrder(row);
}

const toOrder = ({ requestHash: _, ...order }: Row): StoredOrder => order;
