import type { Payload } from 'payload';
import { csvHeading, csvLines } from '@/domain/catalogue/product-csv';
import type { ProductFilters } from '../product-filters';
import { searchPatterns } from '@/lib/database/search-patterns';
import { readProductsAfter } from './data/read-products';

const STEP = 250;

/** As the list of products has it (list-products.ts), which the export follows. */
const matching = `
  ($1::text[] is null or p.name || ' ' || p.sku ilike all ($1))
  and ($2::uuid is null or p.category_id in (select c.id from categories c where c.id = $2 or c.parent_id = $2))
  and ($3::boolean is null or p.is_active = $3)
  and (not $4::boolean or p.stock_quantity <= coalesce((select low_stock_threshold from site_settings limit 1), 0))`;

/**
 * The products that the filters let through as a CSV file, in pieces, by slug: a step is read when the one before is
 * sent, so that no more than one is in memory. What is saved in the meantime is in it or not, each product as a whole.
 */
export async function* exportProducts(payload: Payload, filters: ProductFilters): AsyncGenerator<string> {
  const { search, category, state, lowStock } = filters;
  const values = [
    searchPatterns(search) ?? null,
    category || null,
    state === 'all' ? null : state === 'active',
    lowStock,
  ];
  yield csvHeading();
  for (let after = ''; ;) {
    const products = await readProductsAfter(payload.db.pool, after, STEP, { sql: matching, values });
    if (products.length > 0) yield csvLines(products);
    if (products.length < STEP) return;
    after = products.at(-1)?.slug ?? '';
  }
}
