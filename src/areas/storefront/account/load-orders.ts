import { getPayloadClient } from '@/lib/payload/payload-client';
import { listInvoicesOf, type InvoiceSummary } from '@/modules/invoices/data/issued-invoice';
import { listOrdersOf, type PlacedOrder } from '@/modules/orders/data/placed-order';
import { listReturnsOf, type StoredReturn } from '@/modules/returns/data/returns';

const PAGE = 10;

export type AccountOrder = { order: PlacedOrder; invoices: InvoiceSummary[]; returns: StoredReturn[] };
export type AccountOrders = { orders: AccountOrder[]; page: number; pages: number };

export async function loadOrders(email: string, page: number): Promise<AccountOrders> {
  const payload = await getPayloadClient();
  const { orders, total } = await listOrdersOf(payload, email, { offset: (page - 1) * PAGE, limit: PAGE });
  const pages = Math.max(1, Math.ceil(total / PAGE));
  if (page > pages) return loadOrders(email, pages);
  const ids = orders.map(({ id }) => id);
  const [invoices, returns] = await Promise.all([listInvoicesOf(payload, ids), listReturnsOf(payload, ...ids)]);
  return {
    orders: orders.map((order) => ({
      order,
      invoices: invoices.filter(({ orderId }) => orderId === order.id),
      returns: returns.filter(({ orderId }) => orderId === order.id),
    })),
    ...{ page, pages },
  };
}
