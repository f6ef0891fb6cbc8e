import type { Payload } from 'payload';
import { LINE_PICTURE } from '@/data/orders';
import { picturePath } from '@/domain/kits/designs/design-links';
import { FRONT_AND_BACK } from '@/domain/kits/document/kit-garments';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import { query } from '@/lib/database/query';
import { ownAddress } from '@/lib/http/own-address';

/** Null for a product that is gone. */
export type ColoredProduct = { productId: string | null; color?: string | null };

/** Addresses of small pictures of products in their colours; null where a product has none, or is gone. */
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

/**
 * Addresses of the pictures of each line, in their order: front and back of the kit that it is made to, else its product.
 * @param isBare leaves out logos and texts of kits
 */
export async function listLinePictures(
  payload: Payload,
  lines: readonly (ColoredProduct & { kit?: OrderedKit | null })[],
  isBare = false,
): Promise<string[][]> {
  const products = await findProductPictures(payload, lines);
  return lines.map(({ kit }, index) =>
    kit
      ? FRONT_AND_BACK.map((view) => picturePath(kit.hash, { garment: kit.garment, view, bare: isBare }))
      : [products[index] ?? []].flat(),
  );
}
