import type { Payload } from 'payload';
import { LINE_PICTURE } from '@/data/orders';
import { picturePath } from '@/domain/kits/designs/design-links';
import { FRONT_AND_BACK } from '@/domain/kits/document/kit-garments';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import { query } from '@/lib/database/query';
import { ownAddress } from '@/lib/http/own-address';

export type ColoredProduct = { productId: string | null; color?: string | null };

/** Null for a product without pictures, or deleted. */
export async function findProductPictures(
  payload: Payload,
  products: readonly ColoredProduct[],
): Promise<(string | null)[]> {
  const lines = await query<{ url: string | null }>(
    payload,
    `select ${LINE_PICTURE} as url
       from unnest($1::uuid[], $2::text[]) with ordinality as i(product_id, color, place) order by i.place`,
    [products.map(({ productId }) => productId || null), products.map(({ color }) => color ?? null)],
  );
  return lines.map(({ url }) => url && ownAddress(url));
}

/** Front and back of a line’s kit, else its product. `isBare` leaves out logos and texts of kits. */
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
