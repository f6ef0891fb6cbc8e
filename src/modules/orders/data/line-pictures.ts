import type { Payload } from 'payload';
import { LINE_PICTURE } from '@/data/orders';
import { query } from '@/lib/database/query';
import { ownAddress } from '@/lib/own-address';

/** Addresses of small pictures of what an order’s lines are of, in their order; null where a product has none. */
export async function findLinePictures(payload: Payload, orderId: string): Promise<(string | null)[]> {
  const lines = await query<{ url: string | null }>(
    payload,
    `select ${LINE_PICTURE} as url from order_items i where i._parent_id = $1 order by i._order`,
    [orderId],
  );
  return lines.map(({ url }) => url && ownAddress(url));
}

export type ColoredProduct = { productId: string; color?: string | null };

/** The same of products in their colours; null, too, of a product that is gone. */
export async function findProductPictures(
  payload: Payload,
  products: readonly ColoredProduct[],
): Promise<(string | null)[]> {
  const lines = await query<{ url: string | null }>(
    payload,
    `select ${LINE_PICTURE} as url
       from unnest($1::uuid[], $2::text[]) with ordinality as i(product_id, color, place) order by i.place`,
    [products.map(({ productId }) => productId), products.map(({ color }) => color ?? null)],
  );
  return lines.map(({ url }) => url && ownAddress(url));
}
