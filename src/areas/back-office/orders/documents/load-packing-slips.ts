import type { Payload, PayloadRequest } from 'payload';
import { readBrand } from '@/modules/documents/brand';
import { query } from '@/lib/database/query';
import { failure, type Failure, type Success } from '@/lib/result';
import type { Order, SiteSetting } from '@/payload-types';
import { parseOrderFilters } from '../filters/order-filters';
import type { SelectedOrders } from '../filters/order-selection';
import { MAX_PACKING_SLIPS } from './packing-slips';
import { matchingOrders } from '../data/matching-orders';

type PackingSlips = Success<{ orders: Order[]; settings: SiteSetting }>;

/** The selected orders, oldest first, to be packed; as the request’s user. */
export async function loadPackingSlips(
  payload: Payload,
  req: PayloadRequest,
  { query: listQuery, selection }: SelectedOrders,
): Promise<PackingSlips | Failure<'none' | 'too_many'>> {
  const { text, values } = matchingOrders({
    filters: parseOrderFilters(new URLSearchParams(listQuery)),
    selection,
    columns: 'o.id',
  });
  const ids = await query<{ id: string }>(
    payload,
    `select id from (${text}) as selected limit $${values.push(MAX_PACKING_SLIPS + 1)}`,
    values,
  );
  if (ids.length === 0) return failure('none', 'These orders do not exist.');
  if (ids.length > MAX_PACKING_SLIPS) {
    return failure('too_many', `Please select at most ${MAX_PACKING_SLIPS} orders: their slips are one document.`);
  }
  const [{ docs: orders }, settings] = await Promise.all([
    payload.find({
      collection: 'orders',
      where: { id: { in: ids.map(({ id }) => id) } },
      sort: ['createdAt', 'id'],
      pagination: false,
      joins: false,
      depth: 0,
      user: req.user,
      overrideAccess: false,
      req,
    }),
    readBrand(payload),
  ]);
  return { ok: true, orders, settings };
}
