import type { Payload } from 'payload';
import { resolveOrder, type RequestedItem, type ResolvedOrder } from '@/domain/orders/order-lines';
import { loadCatalogue } from '@/modules/orders/lines/load-catalogue';

/** Prices a cart by the shop’s own data, as every step of a purchase does; what cannot be ordered is named. */
export async function quoteCart({
  payload,
  items,
}: {
  payload: Payload;
  items: RequestedItem[];
}): Promise<ResolvedOrder> {
  return resolveOrder(
    items,
    await loadCatalogue(
      payload,
      items.map(({ product }) => product),
    ),
  );
}
