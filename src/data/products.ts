/** Products as lists and pickers look for them: staff see all of them, everyone else those that are on sale. */
import type { Payload, PayloadRequest } from 'payload';
import { Conditions } from '@/lib/database/conditions';
import { query, queryIn } from '@/lib/database/query';
import { productText } from './search-texts';
import type { Session } from '@/lib/database/sessions';

/** SQL, true if `products p` may be shown to shoppers and sold: the access rule of the collection. */
export const isListed = (p = 'p'): string => `${p}.is_active`;

/** Units from which down a product is low on stock, by the shop’s settings. */
export const LOW_STOCK_THRESHOLD = '(select coalesce(max(low_stock_threshold), 5) from site_settings)';

export type FoundProduct = { id: string; name: string; sku: string };

type FindProducts = { search: string; onSale: boolean; limit: number };

/** Products by name or SKU, without a search the newest; those on sale alone, or all, as orders may contain any. */
export function findProducts(payload: Payload, { search, onSale, limit }: FindProducts): Promise<FoundProduct[]> {
  const where = new Conditions().contain(productText(), search);
  if (onSale) where.add(isListed());
  return query<FoundProduct>(
    payload,
    `select p.id, p.name, p.sku from products p where ${where.sql}
      order by p.created_at desc, p.id desc limit ${where.parameter(limit)}`,
    where.values,
  );
}

export async function findProductName(payload: Payload, id: string): Promise<string | undefined> {
  const [product] = await query<{ name: string }>(payload, 'select name from products where id = $1', [id]);
  return product?.name;
}

export async function listSkus(req: PayloadRequest, skus: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryIn<{ id: string; sku: string }>(req, 'select id, sku from products where sku = any($1)', [
    skus,
  ]);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

export async function listStock(
  { client }: Session,
  table: string,
  ids: readonly unknown[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; stock: number }>(
    `select id, stock_quantity::float8 as stock from ${table} where id::text = any($1::text[])`,
    [ids],
  );
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}
