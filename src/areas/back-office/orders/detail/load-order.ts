import type { Payload, PayloadRequest } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import type { ActivityLog, Order, OrderRefund, OrderStatusChange } from '@/payload-types';
import { type Around, findAround } from '../data/order-details';

export type OrderDetail = Around & {
  order: Order;
  changes: OrderStatusChange[];
  refunds: OrderRefund[];
  activity: ActivityLog[];
};

/** An order with all that happened to it, the oldest first; undefined where there is none. */
export async function loadOrder(payload: Payload, req: PayloadRequest, id: string): Promise<OrderDetail | undefined> {
  if (!isUuid(id)) return undefined;
  const asUser = { depth: 0, user: req.user, req } as const;
  const ofOrder = { where: { order: { equals: id } }, sort: 'createdAt', pagination: false, ...asUser } as const;
  const [order, changes, refunds, activity, around] = await Promise.all([
    payload.findByID({ collection: 'orders', id, disableErrors: true, joins: false, ...asUser, overrideAccess: false }),
    payload.find({ collection: 'order-status-changes', ...ofOrder, overrideAccess: false }),
    payload.find({ collection: 'order-refunds', ...ofOrder, overrideAccess: false }),
    payload.find({
      collection: 'activity-log',
      where: { subjectType: { equals: 'orders' }, subjectId: { equals: id } },
      sort: 'createdAt',
      pagination: false,
      ...asUser,
      overrideAccess: false,
    }),
    findAround(payload, id),
  ]);
  if (!order || !around) return undefined;
  return { order, changes: changes.docs, refunds: refunds.docs, activity: activity.docs, ...around };
}
