import type { Payload, PayloadRequest } from 'payload';
import { findRecord } from '@/lib/payload/find-record';
import { isUuid } from '@/domain/text/uuid';
import { getSiteSettings } from '@/lib/site-settings';
import type { Order, SiteSetting } from '@/payload-types';
import { findPaidAmount } from '@/data/orders';
import { withKits } from './with-kits';

export type OrderDocumentData = {
  order: Order;
  settings: SiteSetting;
  paidAmount: number;
};

export async function loadOrderDocument(
  payload: Payload,
  req: PayloadRequest,
  id: string,
): Promise<OrderDocumentData | undefined> {
  if (!isUuid(id)) return undefined;
  const [order, paid, settings] = await Promise.all([
    findRecord(req, 'orders', id),
    findPaidAmount(payload, id),
    getSiteSettings(),
  ]);
  if (!order) return undefined;
  const [ordered = order] = await withKits(req, [order]);
  return { order: ordered, settings, paidAmount: paid ?? 0 };
}
