import type { Payload, PayloadRequest } from 'payload';
import { asUser } from '@/lib/as-user';
import { findRecord } from '@/lib/database/find-record';
import { isUuid } from '@/domain/text/uuid';
import { readBrand } from '@/modules/documents/brand';
import type { Order, OrderRefund, SiteSetting } from '@/payload-types';
import { findPaidAmount } from '@/data/orders';
import { withKits } from './with-kits';

/** What a document about an order is written from. */
export type OrderDocumentData = {
  order: Order;
  refunds: OrderRefund[];
  settings: SiteSetting;
  /** What has been paid, in the shop’s currency. */
  paidAmount: number;
};

/** An order with its refunds, oldest first, and the brand it is sold under; undefined where there is none. */
export async function loadOrderDocument(
  payload: Payload,
  req: PayloadRequest,
  id: string,
): Promise<OrderDocumentData | undefined> {
  if (!isUuid(id)) return undefined;
  const [order, refunds, paid, settings] = await Promise.all([
    findRecord(payload, req, 'orders', id),
    payload.find({
      collection: 'order-refunds',
      where: { order: { equals: id } },
      sort: 'createdAt',
      pagination: false,
      ...asUser(req),
    }),
    findPaidAmount(payload, id),
    readBrand(payload),
  ]);
  if (!order) return undefined;
  const [ordered = order] = await withKits(req, [order]);
  return { order: ordered, refunds: refunds.docs, settings, paidAmount: paid ?? 0 };
}
