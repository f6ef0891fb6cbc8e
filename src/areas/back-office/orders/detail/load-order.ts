import { shopOrder } from '@/domain/orders/order-ref';
import type { Payload, PayloadRequest } from 'payload';
import { asUser } from '@/lib/as-user';
import { findRecord } from '@/lib/database/find-record';
import { isUuid } from '@/domain/text/uuid';
import { listShipments, type Shipment } from '@/data/shipments';
import { listInvoices, type InvoiceSummary } from '@/modules/invoices/data/issued-invoice';
import { listReminders, type SentReminder } from '@/modules/payments/data/reminders';
import type { ActivityLog, Order, OrderPayment, OrderRefund, OrderStatusChange } from '@/payload-types';
import { type Around, findAround } from '../data/order-details';
import { listNotes, type OrderNote } from '../data/order-notes';

export type OrderDetail = Around & {
  order: Order;
  changes: OrderStatusChange[];
  refunds: OrderRefund[];
  activity: ActivityLog[];
  /** The first one first. */
  shipments: Shipment[];
  invoices: InvoiceSummary[];
  payments: OrderPayment[];
  reminders: SentReminder[];
  notes: OrderNote[];
};

/** An order with all that happened to it, the oldest first; undefined where there is none. */
export async function loadOrder(payload: Payload, req: PayloadRequest, id: string): Promise<OrderDetail | undefined> {
  if (!isUuid(id)) return undefined;
  const ofOrder = { where: { order: { equals: id } }, sort: 'createdAt', pagination: false, ...asUser(req) } as const;
  const [order, changes, refunds, payments, activity, shipments, around, invoices, reminders, notes] =
    await Promise.all([
      findRecord(req, 'orders', id),
      payload.find({ collection: 'order-status-changes', ...ofOrder }),
      payload.find({ collection: 'order-refunds', ...ofOrder }),
      payload.find({ collection: 'order-payments', ...ofOrder }),
      payload.find({
        collection: 'activity-log',
        where: { subjectType: { equals: 'orders' }, subjectId: { equals: id } },
        sort: 'createdAt',
        pagination: false,
        ...asUser(req),
      }),
      listShipments(payload, shopOrder(id)),
      findAround(payload, id),
      listInvoices(payload, shopOrder(id)),
      listReminders(payload, shopOrder(id)),
      listNotes(payload, shopOrder(id)),
    ]);
  if (!order || !around) return undefined;
  return {
    ...{ order, changes: changes.docs, refunds: refunds.docs, payments: payments.docs, activity: activity.docs },
    ...{ shipments, invoices, reminders, notes, ...around },
  };
}
