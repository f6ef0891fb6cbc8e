import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { searchPatterns } from '@/lib/database/search-patterns';

/** A product as one is picked by name. */
export type FoundProduct = { id: string; name: string; sku: string };

const MOST = 8;

/** Products by name or SKU, sold now or not, as orders may contain either; without a search the newest. */
export async function findProducts(payload: Payload, search: string): Promise<FoundProduct[]> {
  const patterns = searchPatterns(search) ?? [];
  // The expression that products_search indexes.
  const words = patterns.map((_, index) => `(p.name || ' ' || p.sku) ilike $${index + 2}`);
  return query<FoundProduct>(
    payload,
    `select p.id, p.name, p.sku from products p where ${words.join(' and ') || 'true'}
      order by p.created_at desc, p.id desc limit $1`,
    [MOST, ...patterns],
  );
}

/** What a product is called, undefined where there is none of this id. */
export async function productNameOf(payload: Payload, id: string): Promise<string | undefined> {
  const [product] = await query<{ name: string }>(payload, 'select name from products where id = $1', [id]);
  return product?.name;
}
