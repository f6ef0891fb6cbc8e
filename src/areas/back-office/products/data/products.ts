import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import type { ProductFilters, ProductSort } from '../product-filters';
import { Conditions } from '@/lib/database/conditions';
import { LOW_STOCK_THRESHOLD } from '@/data/products';
import { productText } from '@/data/search-texts';

export interface ProductRow {
  id: string;
  name: string;
  slug: string;
  sku: string;
  category: string | null;
  price: number;
  salePrice: number | null;
  stock: number;
  variations: number;
  isActive: boolean;
  picture: string | null;
}

export type ProductListing = Counted & {
  rows: ProductRow[];
  total: number;
  lowStockThreshold: number;
};

/** Each ends with the id, so that steps neither repeat nor skip equal values. */
const orders: Record<ProductSort, string> = {
  newest: 'p.created_at desc, p.id desc',
  name: 'lower(p.name), p.id',
  'price-low': 'p.unit_price, p.id',
  'price-high': 'p.unit_price desc nulls last, p.id',
  'stock-low': 'p.stock_quantity, p.id',
  'stock-high': 'p.stock_quantity desc, p.id',
};

export function productConditions({ search, category, state, lowStock }: ProductFilters): Conditions {
  const where = new Conditions().contain(productText(), search);
  if (category) {
    const id = where.parameter(category);
    where.add(`p.category_id in (select c.id from categories c where c.id = ${id} or c.parent_id = ${id})`);
  }
  if (state !== 'all') where.add(`p.is_active = ${where.parameter(state === 'active')}`);
  if (lowStock) where.add(`p.stock_quantity <= ${LOW_STOCK_THRESHOLD}`);
  return where;
}

export function listProducts(step: ListStep<ProductFilters>): Promise<ProductListing> {
  const { payload, filters, limit, offset } = step;
  const where = productConditions(filters);
  const matches = where.sql;
  return queryListing(payload, {
    figures: {
      total: 'select count(*) from products',
      lowStockThreshold: `select ${LOW_STOCK_THRESHOLD}::int`,
    },
    matching: { of: 'products p', where: matches },
    rows: `select page.*, (select name from categories c where c.id = page.category_id) as category,
                  (select count(*) from product_variations v where v.product_id = page.id) as variations,
                  (select coalesce(m.sizes_small_filename, m.filename)
                     from products_images i join media m on m.id = i.image_id
                    where i._parent_id = page.id order by i._order limit 1) as picture
             from (select p.id, p.name, p.slug, p.sku, p.category_id, p.price, p.sale_price as "salePrice",
                          p.stock_quantity as stock, p.is_active as "isActive"
                     from products p where ${matches}
                    order by ${orders[filters.sort]} limit ${where.parameter(limit)} offset ${where.parameter(offset)}) page`,
    values: where.values,
  });
}
