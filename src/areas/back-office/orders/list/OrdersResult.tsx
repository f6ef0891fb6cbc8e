import type { Payload } from 'payload';
import { ORDERS_LOAD_FAILED } from '@/domain/orders/order-messages';
import { loadOrders } from './load-orders';
import { orderQuery, type OrderFilters } from '../filters/order-filters';
import type { OrderView } from './order-view';
import { LoadFailed } from '@/ui/LoadFailed';
import { OrderListView } from './OrderListView';

type OrdersResultProps = { payload: Payload; filters: OrderFilters; view: OrderView; saved?: string };

export async function OrdersResult({ payload, filters, view, saved = '' }: OrdersResultProps) {
  const result = await loadOrders(payload, filters);
  if (!result.ok) return <LoadFailed message={ORDERS_LOAD_FAILED} className="card" />;
  return <OrderListView key={`${orderQuery(filters)} ${saved}`} first={result.list} {...{ filters, view, saved }} />;
}
