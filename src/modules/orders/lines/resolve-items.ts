import type { Payload } from 'payload';
import { resolveOrder, type RequestedItem, type ResolvedOrder } from '@/domain/orders/order-lines';
import { failure, type Failure, type FieldErrors } from '@/lib/result';
import { loadCatalogue } from '../data/sellable-products';

/** Prices items by the shop’s own data, as every step of a purchase does; what cannot be ordered is named. */
export async function resolveItems(payload: Payload, items: readonly RequestedItem[]): Promise<ResolvedOrder> {
  const catalogue = await loadCatalogue(
    payload,
    items.map(({ product }) => product),
  );
  return resolveOrder(items, catalogue);
}

/** Refuses an order, of the shop or of a team, whose items are not all as they can be had. */
export function refuseItems({ fieldErrors }: { fieldErrors: FieldErrors }): Failure<'invalid'> | undefined {
  if (Object.keys(fieldErrors).length === 0) return undefined;
  return failure('invalid', 'Some items cannot be ordered as they are.', { fieldErrors });
}
