import type { Payload, PayloadRequest } from 'payload';
import type { Order, OrderStatusChange } from '@/payload-types';

export type OrderDetail = { order: Order; changes: OrderStatusChange[] };

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** An order with the history of its status, oldest change first; undefined where there is none. */
export async function loadOrder(payload: Payload, req: PayloadRequest, id: string): Promise<OrderDetail | undefined> {
  if (!uuid.test(id)) return undefined;
  const [order, changes] = await Promise.all([
    payload.findByID({
      collection: 'orders',
      id,
      disableErrors: true,
      joins: false,
      depth: 0,
      user: req.user,
      overrideAccess: false,
      req,
    }),
    payload.find({
      collection: 'order-status-changes',
      where: { order: { equals: id } },
      sort: 'createdAt',
      pagination: false,
      depth: 0,
      user: req.user,
      overrideAccess: false,
      req,
    }),
  ]);
  return order ? { order, changes: changes.docs } : undefined;
}
