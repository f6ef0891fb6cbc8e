import type { Payload, PayloadRequest } from 'payload';
import { getSiteSettings } from '@/lib/site-settings';
import { playersOf } from '@/modules/orders/documents/player-list';
import { withKits } from '@/modules/orders/documents/with-kits';
import { asUser } from '@/lib/as-user';
import { failure, type Failure, type Success } from '@/lib/result';
import type { Order, SiteSetting } from '@/payload-types';
import type { SelectedOrders } from '../filters/order-selection';
import { MAX_NAMES_ON_SLIPS, MAX_PACKING_SLIPS } from './packing-slips';
import { listSelected } from '../data/selected-orders';

type PackingSlips = Success<{ orders: Order[]; settings: SiteSetting }>;

/** The selected orders, oldest first, to be packed; as the request’s user. */
export async function loadPackingSlips(
  payload: Payload,
  req: PayloadRequest,
  asked: SelectedOrders,
): Promise<PackingSlips | Failure<'none' | 'too_many'>> {
  const ids = await listSelected(payload, asked, MAX_PACKING_SLIPS + 1);
  if (ids.length === 0) return failure('none', 'These orders do not exist.');
  if (ids.length > MAX_PACKING_SLIPS) {
    return failure('too_many', `Please select at most ${MAX_PACKING_SLIPS} orders: their slips are one document.`);
  }
  const [{ docs: orders }, settings] = await Promise.all([
    payload.find({
      collection: 'orders',
      where: { id: { in: ids } },
      sort: ['createdAt', 'id'],
      pagination: false,
      joins: false,
      ...asUser(req),
    }),
    getSiteSettings(),
  ]);
  const names = orders.flatMap(({ orderItems }) => orderItems.flatMap(playersOf)).length;
  if (orders.length > 1 && names > MAX_NAMES_ON_SLIPS) {
    return failure('too_many', `Please select fewer orders: ${names} names are too many for one document.`);
  }
  return { ok: true, orders: await withKits(req, orders), settings };
}
