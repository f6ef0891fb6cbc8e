import type { Payload, PayloadRequest } from 'payload';
import { ORDER_PLACES } from '@/data/orders';
import { listShipments, type Shipment } from '@/data/shipments';
import type { ChargedOrder } from '@/domain/invoices/order-charges';
import { isCollected } from '@/domain/delivery/promise';
import { flowOf } from '@/domain/orders/order-policy';
import { shopOrder, type OrderRef } from '@/domain/orders/order-ref';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { statusEntry, type TimelineEntry } from '@/domain/orders/timeline-entry';
import { isUuid } from '@/domain/text/uuid';
import { asUser } from '@/lib/payload/as-user';
import { findRecord } from '@/lib/payload/find-record';
import { loadChargedOrder } from '@/modules/invoices/data/invoiced-order';
import { loadOrderMoney, type OrderMoney } from '@/modules/payments/data/order-money';
import { findWriteOff, type WriteOff } from '@/modules/payments/data/write-offs';
import { listReminders, type SentReminder } from '@/modules/payments/data/reminders';
import type { ActivityLog, Order } from '@/payload-types';
import { type Around, findAround } from '../data/order-details';
import { listNotes, type OrderNote } from '../data/order-notes';

export type OrderCourse = OrderMoney & {
  writeOff: WriteOff | undefined;
  activity: ActivityLog[];
  shipments: Shipment[];
  reminders: SentReminder[];
  notes: OrderNote[];
  charged: ChargedOrder;
};

export async function loadCourse(
  payload: Payload,
  req: PayloadRequest,
  ref: OrderRef,
  paid: Parameters<typeof loadOrderMoney>[2],
): Promise<OrderCourse> {
  const [money, { docs: activity }, shipments, reminders, notes, charged, writeOff] = await Promise.all([
    loadOrderMoney(payload, ref, paid),
    payload.find({
      collection: 'activity-log',
      where: { subjectType: { equals: ORDER_PLACES[ref.kind].subject }, subjectId: { equals: ref.orderId } },
      sort: 'createdAt',
      pagination: false,
      depth: 0,
      // As the system: the timeline is for all who read the order.
      overrideAccess: true,
      req,
    }),
    listShipments(payload, ref),
    listReminders(payload, ref),
    listNotes(payload, ref),
    loadChargedOrder(payload, ref),
    findWriteOff(payload, ref),
  ]);
  return { ...money, activity, shipments, reminders, notes, charged, writeOff };
}

export type OrderDetail = Around & OrderCourse & { order: Order; history: TimelineEntry[] };

export async function loadOrder(payload: Payload, req: PayloadRequest, id: string): Promise<OrderDetail | undefined> {
  if (!isUuid(id)) return undefined;
  const [order, { docs: changes }, around] = await Promise.all([
    findRecord(req, 'orders', id),
    payload.find({
      collection: 'order-status-changes',
      where: { order: { equals: id } },
      sort: 'createdAt',
      pagination: false,
      ...asUser(req),
    }),
    findAround(payload, id),
  ]);
  if (!order || !around) return undefined;
  const flow = flowOf(SHOP_ORDERS, isCollected(order));
  const history = changes.map(({ createdAt: at, byName, ...change }) =>
    statusEntry(flow, { ...change, at, by: byName ?? null }),
  );
  const course = await loadCourse(payload, req, shopOrder(id), {
    ...around,
    ...{ refundedAmount: order.refundedAmount, writtenOffAmount: order.writtenOffAmount },
  });
  return { order, history, ...around, ...course };
}
