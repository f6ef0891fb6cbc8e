import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { ProductFilters, ProductSort } from '../product-filters';
import { searchPatterns } from '@/lib/database/search-patterns';

/** What a row of /admin/products shows. */
export interface ProductRow {
  id: string;
  name: string;
  slug: string;
  sku: string;
  category: string | null;
  /** USD, the list price. */
  price: number;
  /** USD */
  salePrice: number | null;
  /** Units; the sum of its variations where it has some. */
  stock: number;
  variations: number;
  isActive: boolean;
  /** File of a small copy of its first picture. */
  picture: string | null;
}

export interface ProductListing {
  rows: ProductRow[];
  /** All there are. */
  total: number;
  /** Those that the filters let through. */
  matching: number;
  /** Units from which down a product is low on stock. */
  lowStockThreshold: number;
}

/** Each ends with the id, so that steps neither repeat nor leave out what is equal. */
const orders: Record<ProductSort, string> = {
  newest: 'p.created_at desc, p.id desc',
  name: 'lower(p.name), p.id',
  'price-low': 'p.unit_price, p.id',
  'price-high': 'p.unit_price desc nulls last, p.id',
  'stock-low': 'p.stock_quantity, p.id',
  'stock-high': 'p.stock_quantity desc, p.id',
};

/**
 * What the filters ask for, as a condition and its values. A search is the very expression of its index,
 * products_search, and a condition for each word: of `ilike all (…)` no index knows.
 */
function conditions({ search, category, state, lowStock }: ProductFilters, lowStockThreshold: number) {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const all = (searchPatterns(search) ?? []).map((pattern) => `p.name || ' ' || p.sku ilike ${value(pattern)}`);
  if (category) {
    const id = value(category);
    all.push(`p.category_id in (select c.id from categories c where c.id = ${id} or c.parent_id = ${id})`);
  }
  if (state !== 'all') all.push(`p.is_active = ${value(state === 'active')}`);
  if (lowStock) all.push(`p.stock_quantity <= ${value(lowStockThreshold)}`);
  return { matches: all.length > 0 ? all.join(' and ') : 'true', values };
}

type ListProducts = { payload: Payload; filters: ProductFilters; limit: number; offset: number };

/** A step of the products that the filters let through, with how many those are and how many there are in all. */
export async function listProducts({ payload, filters, limit, offset }: ListProducts): Promise<ProductListing> {
  // As the system: the threshold is a rule of the shop, whoever looks.
  const { lowStockThreshold } = await payload.findGlobal({
    slug: 'site-settings',
    select: { lowStockThreshold: true },
    depth: 0,
    overrideAccess: true,
  });
  const { matches, values } = conditions(filters, lowStockThreshold);
  const [found] = await query<{ listing: Omit<ProductListing, 'lowStockThreshold'> }>(
    payload,
    `select jsonb_build_object(
       'total', (select count(*) from products),
       'matching', (select count(*) from products p where ${matches}),
       'rows', coalesce((select jsonb_agg(to_jsonb(listed)) from (
         select page.*, (select name from categories c where c.id = page.category_id) as category,
                (select count(*) from product_variations v where v.product_id = page.id) as variations,
                (select coalesce(m.sizes_small_filename, m.filename)
                   from products_images i join media m on m.id = i.image_id
                  where i._parent_id = page.id order by i._order limit 1) as picture
           from (select p.id, p.name, p.slug, p.sku, p.category_id, p.price, p.sale_price as "salePrice",
                        p.stock_quantity as stock, p.is_active as "isActive"
                   from products p where ${matches}
                  order by ${orders[filters.sort]} limit $${values.length + 1} offset $${values.length + 2}) page
       ) listed), '[]')) as listing`,
    [...values, limit, offset],
  );
  if (!found) throw new Error('The database listed nothing.');
  return { ...found.listing, lowStockThreshold };
}
