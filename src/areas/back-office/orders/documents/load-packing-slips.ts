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
import type { SelectedRecords } from '../../selection/selection';
import { MAX_NAMES_ON_SLIPS, PRINTED, type Printed } from './packing-slips';

const inOrderOf = (ids: readonly string[], documents: readonly DocumentOrder[]): DocumentOrder[] => {
  const byId = new Map(documents.map((each) => [each.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

type Call = Pick<StaffCall, 'payload' | 'req'>;
type PackingSlips = Success<{ orders: DocumentOrder[]; settings: SiteSetting }>;

export const DOCUMENT_LOADERS: Record<OrderKind, (call: Call, ids: string[]) => Promise<DocumentOrder[]>> = {
  shop: async ({ payload, req }, ids) => {
    const { docs } = await payload.find({
      collection: 'orders',
      where: { id: { in: ids } },
      pagination: false,
      joins: false,
      ...asUser(req),
    });
    return inOrderOf(ids, (await withKits(req, docs)).map(shopDocument));
  },
  team: async ({ payload, req }, ids) => {
    const documents: DocumentOrder[] = [];
    // Sequential: fifty at once would exhaust the pool.
    for (const id of ids) {
      const order = await loadTeamOrder({ payload, id });
      if (order) documents.push(await teamDocument(req, order));
    }
    return documents;
  },
};

/** Ids in the order of the list. */
export async function listToPrint(
  { payload }: Call,
  chosen: SelectedRecords,
  what: Printed,
): Promise<Success<{ ids: string[] }> | Failure<'none' | 'too_many'>> {
  const { max, label } = PRINTED[what];
  const ids = await listSelected(payload, chosen, max + 1);
  if (ids.length === 0) return failure('none', 'These orders do not exist.');
  if (ids.length <= max) return { ok: true, ids };
  return failure('too_many', `Select at most ${max} orders: their ${label.toLowerCase()} are one document.`);
}

export async function loadPackingSlips(
  call: Call,
  chosen: SelectedRecords,
  what: Printed = 'packing-slips',
): Promise<PackingSlips | Failure<'none' | 'too_many'>> {
  const listed = await listToPrint(call, chosen, what);
  if (!listed.ok) return listed;
  const { ids } = listed;
  const [orders, settings] = await Promise.all([
    DOCUMENT_LOADERS[filtersOf(chosen).kind](call, ids),
    getSiteSettings(),
  ]);
  const names = orders.flatMap(({ orderItems }) => orderItems.flatMap(playersOf)).length;
  if (what !== 'address-labels' && orders.length > 1 && names > MAX_NAMES_ON_SLIPS) {
    return failure('too_many', `Please select fewer orders: ${names} names are too many for one document.`);
  }
  return { ok: true, orders, settings };
}
