import type { OrderPage } from '../../operations/list-orders';
import { orderQuery, ORDERS_PATH, type OrderFilters } from '../../rules/order-filters';

type Step = { filters: OrderFilters; after: string; limit?: number };

/** The next step of the list. Throws where the server does not answer with one. */
export async function fetchOrders({ filters, after, limit }: Step): Promise<OrderPage> {
  const query = new URLSearchParams(orderQuery(filters));
  query.set('after', after);
  if (limit) query.set('limit', String(limit));
  const response = await fetch(`${ORDERS_PATH}/list?${query}`, { headers: { Accept: 'application/json' } });
  if (response.status === 401) window.location.reload(); // signed out meanwhile: the page itself leads to the login
  if (!response.ok) throw new Error(`The list of orders answered ${response.status}.`);
  return (await response.json()) as OrderPage;
}

/** Goes on from `page` until `count` orders are there or the list ends. */
export async function fetchUpTo(page: OrderPage, count: number, filters: OrderFilters): Promise<OrderPage> {
  let { orders, next } = page;
  while (next && orders.length < count) {
    const step = await fetchOrders({ filters, after: next, limit: count - orders.length });
    orders = [...orders, ...step.orders];
    next = step.next;
  }
  return { orders, next };
}
