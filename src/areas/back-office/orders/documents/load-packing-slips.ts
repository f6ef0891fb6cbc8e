import type { OrderKind } from '@/domain/orders/order-ref';
import { asUser } from '@/lib/payload/as-user';
import { failure, type Failure, type Success } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import { shopDocument, type DocumentOrder } from '@/modules/orders/documents/document-order';
import { playersOf } from '@/modules/orders/documents/player-list';
import { withKits } from '@/modules/orders/documents/with-kits';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { teamDocument } from '@/modules/team/documents/team-document';
import type { SiteSetting } from '@/payload-types';
import { filtersOf, listSelected } from '../data/selected-orders';
import type { SelectedOrders } from '../filters/order-selection';
import { MAX_NAMES_ON_SLIPS, MAX_PACKING_SLIPS } from './packing-slips';

type Call = Pick<StaffCall, 'payload' | 'req'>;
type PackingSlips = Success<{ orders: DocumentOrder[]; settings: SiteSetting }>;

export const DOCUMENT_LOADERS: Record<OrderKind, (call: Call, ids: string[]) => Promise<DocumentOrder[]>> = {
  shop: async ({ payload, req }, ids) => {
    const { docs } = await payload.find({
      collection: 'orders',
      where: { id: { in: ids } },
      sort: ['createdAt', 'id'],
      pagination: false,
      joins: false,
      ...asUser(req),
    });
    return (await withKits(req, docs)).map(shopDocument);
  },
  team: async ({ payload, req }, ids) => {
    const documents: DocumentOrder[] = [];
    // Sequential: fifty at once would exhaust the pool.
    for (const id of ids) {
      const order = await loadTeamOrder({ payload, id });
      if (order) documents.push(await teamDocument(req, order));
    }
    return documents.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  },
};

export async function loadPackingSlips(
  call: Call,
  chosen: SelectedOrders,
): Promise<PackingSlips | Failure<'none' | 'too_many'>> {
  const ids = await listSelected(call.payload, chosen, MAX_PACKING_SLIPS + 1);
  if (ids.length === 0) return failure('none', 'These orders do not exist.');
  if (ids.length > MAX_PACKING_SLIPS) {
    return failure('too_many', `Please select at most ${MAX_PACKING_SLIPS} orders: their slips are one document.`);
  }
  const [orders, settings] = await Promise.all([
    DOCUMENT_LOADERS[filtersOf(chosen).kind](call, ids),
    getSiteSettings(),
  ]);
  const names = orders.flatMap(({ orderItems }) => orderItems.flatMap(playersOf)).length;
  if (orders.length > 1 && names > MAX_NAMES_ON_SLIPS) {
    return failure('too_many', `Please select fewer orders: ${names} names are too many for one document.`);
  }
  return { ok: true, orders, settings };
}
