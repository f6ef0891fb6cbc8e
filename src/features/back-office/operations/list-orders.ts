import type { Payload } from 'payload';
import type { OrderStatus } from '@/domain/order-status';
import { query } from '@/lib/database/query';
import { formatCursor, type OrderCursor } from '../rules/order-cursor';
import type { OrderFilters } from '../rules/order-filters';
import { searchPatterns } from '../rules/search-patterns';

/** What a card of /admin/orders shows (spec §2). Name and e-mail are those given with the order. */
export interface OrderSummary {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  /** USD. */
  totalAmount: number;
  notes: string | null;
  customerName: string;
  customerEmail: string;
  /** Lines, not units. */
  itemCount: number;
  /** ISO time. */
  createdAt: string;
}

/** Orders, newest first; `next` says where the list goes on, where it does. */
export interface OrderPage {
  orders: OrderSummary[];
  next: string | null;
}

type Row = Omit<OrderSummary, 'createdAt'> & { createdAt: Date };

/** Written once for the list and its count: a search looks at the order as placed and at the customer’s record. */
const matches = `
  ($1::text is null or o.status = $1::enum_orders_status)
  and ($2::text[] is null
    or o.order_number || ' ' || o.contact_first_name || ' ' || o.contact_last_name || ' ' || o.contact_email ilike all ($2)
    or o.customer_id in (select c.id from customers c
                          where c.first_name || ' ' || c.last_name || ' ' || c.email ilike all ($2)))`;

const matchValues = ({ search, status }: OrderFilters) => [
  status === 'all' ? null : status,
  searchPatterns(search) ?? null,
];

type ListOrders = { payload: Payload; filters: OrderFilters; limit: number; after?: OrderCursor };

/**
 * One step of the orders that match, newest first. It goes on after the last order seen, so that orders placed
 * meanwhile neither repeat nor hide any, and the hundred-thousandth comes as fast as the first.
 */
export async function listOrders({ payload, filters, limit, after }: ListOrders): Promise<OrderPage> {
  const rows = await query<Row>(
    payload,
    `select o.id, o.order_number as "orderNumber", o.status, o.total_amount::float8 as "totalAmount", o.notes,
            o.contact_first_name || ' ' || o.contact_last_name as "customerName", o.contact_email as "customerEmail",
            (select count(*)::int from order_items i where i._parent_id = o.id) as "itemCount",
            o.created_at as "createdAt"
       from orders o
      where ${matches} and ($3::timestamptz is null or (o.created_at, o.id) < ($3, $4::uuid))
      order by o.created_at desc, o.id desc
      limit $5`,
    [...matchValues(filters), after?.createdAt ?? null, after?.id ?? null, limit + 1],
  );
  const orders = rows.slice(0, limit).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  const last = rows.length > limit ? orders.at(-1) : undefined;
  return { orders, next: last ? formatCursor(last) : null };
}

/** How many orders match. */
export async function countMatchingOrders(payload: Payload, filters: OrderFilters): Promise<number> {
  const rows = await query<{ count: number }>(
    payload,
    `select count(*)::int as count from orders o where ${matches}`,
    matchValues(filters),
  );
  return rows[0]?.count ?? 0;
}
