import { anyLength, prepared } from '@/lib/database/prepared';
import type { Session } from '@/lib/database/sessions';
import { LOW_STOCK_THRESHOLD } from '@/data/products';

const tables = { variation: 'product_variations', product: 'products' } as const;
/** By colour and size, or by product if it has no variations. */
export type StockLocation = keyof typeof tables;

const ownerOf = { variation: 'product_id', product: 'id' } as const;

/** A product with variations has no stock of its own: units of a deleted variation are not returned to it. */
const hasOwnStock = {
  variation: 'true',
  product: 'not exists (select from product_variations v where v.product_id = target.id)',
} as const;

type Level = { productId: string; name: string; left: number };

const levels: Record<StockLocation, string> = {
  product: `select id as "productId", name, stock_quantity::int as left from products where id = any($1) order by name`,
  variation: `
    select p.id as "productId", p.name || ', ' || v.color_name || ' ' || v.size_label as name, v.stock_quantity::int as left
      from product_variations v join products p on p.id = v.product_id where v.id = any($1) order by name`,
};

export async function listLevels(
  { client }: Session,
  location: StockLocation,
  ids: readonly string[],
): Promise<Level[]> {
  return (await client.query<Level>(levels[location], [ids])).rows;
}

export type MovedLevel = { id: string; product: string; before: number; after: number; lowStockThreshold: number };

/** Leaves out levels without enough stock. Locks with `no key`, as the lines of other orders refer to these rows. */
export async function updateLevels(
  { client }: Session,
  location: StockLocation,
  quantities: ReadonlyMap<string, number>,
  sign: 1 | -1,
): Promise<MovedLevel[]> {
  const ids = [...quantities.keys()];
  if (ids.length > 1) {
    // By id, so that orders cannot deadlock; `no key`, as the new lines hold a key share.
    await client.query(`select 1 from ${tables[location]} where id = any($1::uuid[]) order by id for no key update`, [
      ids,
    ]);
  }
  const { rows } = await client.query<MovedLevel>(
    prepared(`update ${tables[location]} target
        set stock_quantity = target.stock_quantity + $3::int * moved.quantity
       from unnest(${anyLength('$1', 'uuid')}, ${anyLength('$2', 'int')}) as moved(id, quantity), (select ${LOW_STOCK_THRESHOLD} as few) low
      where target.id = moved.id and target.stock_quantity + $3::int * moved.quantity >= 0 and ${hasOwnStock[location]}
      returning target.id, target.${ownerOf[location]} as product, target.stock_quantity::int as after,
                (target.stock_quantity - $3::int * moved.quantity)::int as before, low.few::int as "lowStockThreshold"`),
    [ids, [...quantities.values()], sign],
  );
  return rows;
}

/** `variationId` if the product has variations; a negative quantity returns units. */
export type StockMove = { productId: string; variationId?: string; quantity: number };
