import { ORDER_BILLING } from '@/data/billing';
import { DELIVERY_VALUES, SHIPPING_ADDRESS } from '@/data/deliveries';
import type { OrderDelivery } from '@/domain/delivery/promise';
import type { Credit } from '@/domain/orders/order-credit';
import type { OrderKind, OrderRef } from '@/domain/orders/order-ref';
import type { Session } from '@/lib/database/sessions';
import type { OrderStatus } from '@/domain/orders/order-status';
import type { AnyStatus } from '@/domain/orders/policies';
import type { Notified } from '@/domain/orders/status-email';
import { isUuid } from '@/domain/text/uuid';
import { query } from '@/lib/database/query';
import type { Payload } from 'payload';
import type { Order } from '@/payload-types';

/** Columns of `orders o` and of its lines, `order_items i`, as the program works with them. */

export const CONTACT_COLUMNS = `
         json_build_object('firstName', o.contact_first_name, 'lastName', o.contact_last_name,
                           'email', o.contact_email, 'phone', o.contact_phone) as contact,
         ${SHIPPING_ADDRESS} as "shippingAddress", ${ORDER_BILLING}`;

/** The garment of `kit_documents k` that the line `order_items i` is first of all: the first one where it does not say. */
const MAIN_GARMENT = `coalesce(i.kit_garment, k.document->'garments'->0->>'type')`;

/** `kit_documents k`, which has what is ordered of the line `order_items i`, as an `OrderedKit`. */
export const ORDERED_KIT = `json_strip_nulls(json_build_object('hash', k.hash, 'name', k.document->>'name',
                   'garment', ${MAIN_GARMENT},
                   'technique', (select g.value->>'technique' from jsonb_array_elements(k.document->'garments') g
                                  where g.value->>'type' = ${MAIN_GARMENT} limit 1),
                   'parts', (select json_agg(json_build_object('part', p.value->>'part', 'garment', p.value->>'garment',
                                             'technique', g.value->>'technique') order by p.ordinality)
                               from jsonb_array_elements(i.kit_parts) with ordinality p
                               join jsonb_array_elements(k.document->'garments') g on g.value->>'type' = p.value->>'garment')))`;

/** Address of the small picture of what the line `order_items i` is of, in its colour if there is one; null for none. */
export const LINE_PICTURE = `(select coalesce(m.sizes_small_url, m.url)
                     from products_images p join media m on m.id = p.image_id
                    where p._parent_id = i.product_id
                    order by p.color is not distinct from i.color desc, p._order limit 1)`;

/** SQL, true if the line `order_items i` is made to a kit or printed with names and numbers. */
export const IS_MADE = '(i.kit_document_id is not null or jsonb_array_length(i.players) > 0)';

export const LINE_VALUES = `
                   'productId', i.product_id, 'variationId', i.variation_id, 'productName', i.product_name, 'sku', i.sku,
                   'color', i.color, 'sizeCode', i.size_code, 'sizeLabel', i.size_label, 'quantity', i.quantity,
                   'unitPrice', i.unit_price, 'totalPrice', i.total_price, 'players', i.players, 'parts', i.parts,
                   'tax', case when i.tax_rate is not null then json_build_object('rate', i.tax_rate, 'net', i.net_amount,
                            'tax', i.tax_amount, 'reliefRate', i.relief_rate) end,
                   'kit', (select ${ORDERED_KIT} from kit_documents k where k.id = i.kit_document_id),
                   'custom', case when i.tax_class is not null then json_build_object('taxClass', i.tax_class, 'isService', i.is_service) end,
                   'isMadeToOrder', i.is_made_to_order,
                   'priceList', (select json_build_object('id', l.id, 'name', l.name) from price_lists l where l.id = i.price_list_id)`;

export const LINE_OWNERS = { shop: '_parent_id', team: 'team_order_id' } as const;

const DISCOUNT_OFFER: Record<OrderKind, string> = { shop: `, 'offer', d.offer_id`, team: '' };

export const discountsOf = (kind: OrderKind): string => `
         coalesce((select json_agg(json_build_object('productName', d.product_name, 'color', d.color, 'quantity', d.quantity,
                            'percentOff', d.percent_off, 'amount', d.amount, 'isGiven', d.is_given${DISCOUNT_OFFER[kind]}) order by d._order)
                     from order_discounts d where d.${LINE_OWNERS[kind]} = o.id), '[]')`;

export const DISCOUNTS = discountsOf('shop');

export const CREDIT = `o.credited_amount::float8 as "creditedAmount", o.credit_refunded_amount::float8 as "creditRefundedAmount",
            o.written_off_amount::float8 as "writtenOffAmount"`;

export const ORDER_COLUMNS = { shop: 'order_id', team: 'team_order_id' } as const;

const voucherPaid = (kind: OrderKind): string =>
  `(select coalesce(sum(p.amount), 0) from order_payments p where p.${ORDER_COLUMNS[kind]} = o.id and p.voucher_id is not null)`;
export const voucherAmountOf = (kind: OrderKind): string => `${voucherPaid(kind)}::float8 as "voucherAmount"`;
export const VOUCHER_AMOUNT = voucherAmountOf('shop');
export const PAID_BEYOND_VOUCHERS = `o.paid_amount > ${voucherPaid('shop')}`;

/** An order under lock. Amounts in its own currency. */
export type LockedOrder = Credit & {
  kind: 'shop';
  id: string;
  orderNumber: string;
  status: OrderStatus;
  revision: number;
  currency: string;
  totalAmount: number;
  discountAmount: number;
  shippingAmount: number;
  /** Due before work begins, in per cent of the total; 0 where none was agreed. */
  depositPercent: number;
  paidAmount: number;
  /** Part of the paid amount. */
  voucherAmount: number;
  refundedAmount: number;
  paymentMethod: Order['paymentMethod'];
  paymentStatus: Order['paymentStatus'];
  paidAt: Date | null;
  stripeSessionId: string | null;
  trackingToken: string;
  email: string;
  awaitsConfirmation: boolean;
  /** It had to be confirmed and was not, whatever became of it since. */
  isUnconfirmed: boolean;
  isLate: boolean;
  stockReturned: boolean;
  isCollection: boolean;
  delivery: OrderDelivery | null;
};

/** Selects orders as `LockedOrder`; the statement says which, and locks them. */
export const LOCKED_ORDER = `
     select 'shop' as kind, id, order_number as "orderNumber", status, revision::int as revision, currency, total_amount::float8 as "totalAmount",
            discount_amount::float8 as "discountAmount", shipping_amount::float8 as "shippingAmount",
            deposit_percent::int as "depositPercent", paid_amount::float8 as "paidAmount", ${VOUCHER_AMOUNT}, refunded_amount::float8 as "refundedAmount", ${CREDIT},
            payment_method as "paymentMethod", payment_status as "paymentStatus", paid_at as "paidAt",
            stripe_session_id as "stripeSessionId", tracking_token as "trackingToken", contact_email as email,
            awaits_confirmation as "awaitsConfirmation", confirm_by is not null and confirmed_at is null as "isUnconfirmed",
            coalesce(confirm_by <= clock_timestamp(), false) as "isLate", stock_returned as "stockReturned",
            coalesce(delivery_is_collection, false) as "isCollection", ${DELIVERY_VALUES}
       from orders o`;

/** The order, locked until the transaction ends; undefined where there is none. */
export async function lockOrder({ client }: Session, id: string): Promise<LockedOrder | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await client.query<LockedOrder>(`${LOCKED_ORDER} where id = $1 for no key update`, [id]);
  return rows[0];
}

export const ORDER_PLACES = {
  shop: { table: 'orders', subject: 'orders' },
  team: { table: 'team_orders', subject: 'team-orders' },
} as const;

export async function findRevision({ client }: Session, id: string, kind: OrderKind = 'shop'): Promise<number> {
  const { rows } = await client.query<{ revision: number }>(
    `select revision::int as revision from ${ORDER_PLACES[kind].table} where id = $1`,
    [id],
  );
  return rows[0]?.revision ?? 0;
}

/** Raises the revision of an order after a change beside its own row. */
export async function touchOrder(
  { client }: Pick<Session, 'client'>,
  { kind, id }: { kind: OrderKind; id: string },
): Promise<void> {
  await client.query(`update ${ORDER_PLACES[kind].table} set updated_at = now() where id = $1`, [id]);
}

/** Writes from when the promised days of an order count, and the day that they lead to. */
export async function updatePromise(
  { client }: Session,
  { kind, orderId }: OrderRef,
  { from, promisedDate }: { from: Date; promisedDate: string },
): Promise<void> {
  const { table } = ORDER_PLACES[kind];
  await client.query(`update ${table} set delivery_from = $2, promised_date = $3, updated_at = now() where id = $1`, [
    orderId,
    from,
    promisedDate,
  ]);
}

type LastChange = { by: string | null; at: Date; action: string | null };

/** Pieces of an order that are in shipments. @param id its id, @param line that of the one line meant, in SQL. */
export const shippedOf = (kind: OrderKind, id: string, line?: string): string =>
  `(select coalesce(sum(p.quantity), 0)::int from shipments s join shipment_pieces p on p._parent_id = s.id
     where s.${ORDER_COLUMNS[kind]} = ${id}${line ? ` and p.line = ${line}` : ''})`;

/** Author, time and kind of an order’s last change, if logged. @param isForBuyer names staff by the shop’s name. */
export async function findLastChange(
  { client }: Session,
  { id, kind }: { id: string; kind: OrderKind },
  isForBuyer = false,
): Promise<LastChange> {
  const { table, subject } = ORDER_PLACES[kind];
  const { rows } = await client.query<LastChange>(
    `select case when $2 and last.actor_id is not null then (select brand_name from site_settings) else last.actor_name end as by, coalesce(last.created_at, o.updated_at) as at, last.action
       from ${table} o
       left join lateral (
         select a.actor_id, a.actor_name, a.created_at, a.action from activity_log a
          where a.subject_type = '${subject}' and a.subject_id = o.id::text and a.created_at > o.updated_at - interval '5 seconds'
          order by a.created_at desc limit 1) last on true
      where o.id = $1`,
    [id, isForBuyer],
  );
  return rows[0] ?? { by: null, at: new Date(), action: null };
}

export async function updateStatus(
  { client }: Session,
  { kind, orderId }: OrderRef,
  { status, stockReturned }: { status: AnyStatus; stockReturned?: boolean },
): Promise<void> {
  const stock = stockReturned === undefined ? '' : ', stock_returned = $3';
  await client.query(`update ${ORDER_PLACES[kind].table} set status = $2, updated_at = now()${stock} where id = $1`, [
    ...[orderId, status],
    ...(stockReturned === undefined ? [] : [stockReturned]),
  ]);
}

type StatusChange = { orderId: string; from: OrderStatus; to: OrderStatus; reason: string | undefined };

/** Dated by the clock: a transaction’s own time is that of its start. @param by undefined for the system */
export async function insertStatusChange(
  { client }: Session,
  { orderId, from, to, reason }: StatusChange,
  by?: { id: string; fullName: string },
): Promise<void> {
  await client.query(
    `insert into order_status_changes (order_id, "from", "to", by_id, by_name, reason, created_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
    [orderId, from, to, by?.id ?? null, by?.fullName ?? 'System', reason ?? null],
  );
}

/** Emails about a locked order so far, once its change to this status is recorded. */
export async function findNotified({ client }: Session, id: string, to: OrderStatus): Promise<Notified> {
  const { rows } = await client.query<Notified>(
    `select (select count(*) > 1 from order_status_changes c
              where c.order_id = $1 and c."to" = $2
                and not exists (select from order_status_changes later
                                 where later.order_id = $1 and later."to" = 'cancelled'
                                   and later.created_at >= c.created_at)) as before,
            (select count(*)::int from shipments s where s.order_id = $1) as shipments,
            (select coalesce(sum(i.quantity), 0) from order_items i where i._parent_id = $1 and not i.is_service)::int
              - ${shippedOf('shop', '$1')} as open`,
    [id, to],
  );
  return rows[0] ?? { before: false, shipments: 0, open: 0 };
}

/** Amount paid for an order, in the shop’s currency; undefined if there is no such order. */
export async function findPaidAmount(payload: Payload, id: string): Promise<number | undefined> {
  const [order] = await query<{ paid: number }>(
    payload,
    'select paid_amount::float8 as paid from orders where id = $1',
    [id],
  );
  return order?.paid;
}
