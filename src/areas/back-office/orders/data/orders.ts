import type { Payload } from 'payload';
import { type OrderStatus, ORDER_STATUSES } from '@/domain/orders/order-status';
import { shopToday } from '@/domain/delivery/promise';
import { isLateOrder } from '@/data/orders';
import { query } from '@/lib/database/query';
import type { PaymentState } from '@/domain/orders/order-edit';
import type { OrderFilters, PaymentMethod } from '../filters/order-filters';
import { matchingOrders } from './matching-orders';

/** What a card or a row of /admin/orders shows. Name and email are those given with the order. */
export interface OrderSummary {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  awaitsConfirmation: boolean;
  /** What a change of the order is made from. */
  revision: number;
  /** In the shop’s currency. */
  totalAmount: number;
  paymentMethod: PaymentMethod;
  paymentStatus: Exclude<PaymentState, 'part'>;
  /** Due before work begins, in per cent; 0 where none was agreed. */
  depositPercent: number;
  /** In the shop’s currency; 0 while it is unpaid. */
  paidAmount: number;
  /** In the shop’s currency. */
  refundedAmount: number;
  notes: string | null;
  customerName: string;
  customerEmail: string;
  /** Order lines. */
  itemCount: number;
  /** Pieces over all lines. */
  pieceCount: number;
  /** The day that it was promised for, '2026-11-27'; null where none was. */
  promisedDate: string | null;
  /** That day is over, and it is still here. */
  isLate: boolean;
  /** Its customer fetches it. */
  isCollection: boolean;
  /** ISO time. */
  createdAt: string;
}

type Row = Omit<OrderSummary, 'createdAt'> & { createdAt: Date };

type ListOrders = {
  payload: Payload;
  filters: OrderFilters;
  limit: number;
  /** How many of the newest are left out. */
  offset?: number;
  /** Only those placed up to then, so that orders placed in the meantime move no other to another place in the list. */
  until?: Date;
};

/** A step of the orders that match, newest first; only the cards of the step itself are put together. */
export async function listOrders(args: ListOrders): Promise<OrderSummary[]> {
  const { payload, filters, limit, offset = 0, until } = args;
  const { text, values } = matchingOrders({ filters, columns: 'o.id, o.created_at', until, newest: offset + limit });
  const rows = await query<Row>(
    payload,
    `with page as (select id from (${text}) as matching
                    order by created_at desc, id desc limit $${values.push(limit)} offset $${values.push(offset)})
     select o.id, o.order_number as "orderNumber", o.status, o.awaits_confirmation as "awaitsConfirmation", o.revision::int as revision, o.total_amount::float8 as "totalAmount", o.notes,
            o.payment_method as "paymentMethod", o.payment_status as "paymentStatus",
            o.deposit_percent::int as "depositPercent", o.paid_amount::float8 as "paidAmount", o.refunded_amount::float8 as "refundedAmount",
            o.contact_first_name || ' ' || o.contact_last_name as "customerName", o.contact_email as "customerEmail",
            (select count(*)::int from order_items i where i._parent_id = o.id) as "itemCount",
            o.total_items::int as "pieceCount",
            case when o.delivery_from is not null then o.promised_date end as "promisedDate",
            coalesce(${isLateOrder(`$${values.push(shopToday())}`)}, false) as "isLate", coalesce(o.delivery_is_collection, false) as "isCollection",
            o.created_at as "createdAt"
       from page join orders o on o.id = page.id
      order by o.created_at desc, o.id desc`,
    values,
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** How many orders match. */
export async function countMatchingOrders(payload: Payload, filters: OrderFilters): Promise<number> {
  const { text, values } = matchingOrders({ filters, columns: 'o.id' });
  const rows = await query<{ count: number }>(
    payload,
    `select count(*)::int as count from (${text}) as matching`,
    values,
  );
  return rows[0]?.count ?? 0;
}

export type OrderCounts = Record<OrderStatus, number> & { total: number };

/** All orders by status, whatever the screen filters by. */
export async function countOrders(payload: Payload): Promise<OrderCounts> {
  const rows = await query<{ status: OrderStatus; count: number }>(
    payload,
    'select status, count(*)::int as count from orders group by status',
    [],
  );
  const of = (status: OrderStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = Object.fromEntries(ORDER_STATUSES.map((status) => [status, of(status)])) as Record<
    OrderStatus,
    number
  >;
  return { ...counts, total: rows.reduce((sum, row) => sum + row.count, 0) };
}
