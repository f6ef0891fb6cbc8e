import type { Payload } from 'payload';
import type { QueryResultRow } from 'pg';
import { DELIVERY_COUNTS, FLAGS, keysOf, TEXTS } from '@/domain/catalogue/product-fields';
import type { Conditions } from '@/lib/database/conditions';
import { queryReplica } from '@/lib/database/replica';
import type { CsvProduct } from '@/domain/product-csv/csv-product';

export type Database = {
  query: <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<{ rows: Row[] }>;
};

type StoredProduct = CsvProduct & { id: string };

const texts = keysOf(TEXTS).map((key) => `p.${TEXTS[key].column} as "${key}"`);
const counts = keysOf(DELIVERY_COUNTS).map((key) => `p.${DELIVERY_COUNTS[key].column}::int as "${key}"`);
const flags = keysOf(FLAGS).map((key) => `coalesce(p.${FLAGS[key].column}, false) as "${key}"`);

/** `which` follows on the product, `p`, and its category, `c`: conditions, order, limit. */
const select = (which: string) => `
  select p.id, p.slug, p.sku, p.name, c.slug as category, p.kit_garment as "kitGarment", p.techniques, coalesce(p.parts, '[]') as parts, ${[...texts, ...flags, ...counts].join(', ')},
         p.price::float8 as price, p.sale_price::float8 as "salePrice",
         coalesce(p.tax_class, 'standard') as "taxClass", p.boys_tax_class as "boysTaxClass", p.stock_quantity::float8 as stock,
         array(select t.text from products_texts t
                where t.parent_id = p.id and t.path = 'features' order by t."order") as features,
         coalesce((select jsonb_agg(jsonb_build_object('minQuantity', t.min_quantity, 'percentOff', t.percent_off) order by t._order)
            from products_price_tiers t where t._parent_id = p.id), '[]') as "priceTiers",
         array(select s.value::text from products_sizes s where s.parent_id = p.id order by s."order") as sizes,
         coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'file', m.filename, 'color', i.color) order by i._order)
            from products_images i join media m on m.id = i.image_id where i._parent_id = p.id), '[]') as images,
         coalesce((select jsonb_agg(jsonb_build_object('name', o.name, 'hex', o.hex,
                    'available', coalesce(o.available, true)) order by o._order)
            from products_colors o where o._parent_id = p.id), '[]') as colors,
         coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'color', v.color_name, 'hex', v.color_hex,
                    'size', v.size_code, 'stock', v.stock_quantity, 'additionalPrice', v.additional_price, 'costPrice', v.cost_price,
                    'isAvailable', v.is_available) order by v.created_at, v.id)
            from product_variations v where v.product_id = p.id), '[]') as variations
    from products p left join categories c on c.id = p.category_id ${which}`;

export async function readProducts(database: Database, slugs: readonly string[]): Promise<Map<string, StoredProduct>> {
  const { rows } = await database.query<StoredProduct>(select('where p.slug = any($1::text[])'), [slugs]);
  return new Map(rows.map((product) => [product.slug, product]));
}

export async function idsOfSlugs(database: Database, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>('select id from products where slug = any($1::text[])', [
    slugs,
  ]);
  return rows.map(({ id }) => id);
}

export async function slugsOfSkus(database: Database, skus: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await database.query<{ sku: string; slug: string }>(
    'select sku, slug from products where sku = any($1::text[])',
    [skus],
  );
  return new Map(rows.map(({ sku, slug }) => [sku, slug]));
}

/** By slug after the given one, '' for the first. Conditions are on `p`; one more value is appended. */
export async function readProductsAfter(
  payload: Payload,
  slug: string,
  limit: number,
  where: Conditions,
): Promise<StoredProduct[]> {
  where.add(`p.slug > ${where.parameter(slug)}`);
  const which = `where ${where.sql} order by p.slug limit ${where.parameter(limit)}`;
  return queryReplica<StoredProduct>(payload, select(which), where.values);
}
