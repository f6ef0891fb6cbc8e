import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { query } from '@/lib/database/query';
import { SITEMAP_ENTRIES, type SitemapEntry } from './xml';
import type { OfferedProduct } from './merchant-feed';
import { isPublished, pagePath } from '@/data/pages';
import { isListed } from '@/data/products';
import { isShown } from '@/data/categories';

/** Products of one file of a feed: each has up to some dozens of variations. */
const FEED_PRODUCTS = 2_000;

/** Products that shoppers may buy, the earliest first; `part` counts files from 1. */
export const listOffered = (payload: Payload, part: number): Promise<OfferedProduct[]> =>
  query<OfferedProduct>(
    payload,
    `select p.id, p.slug, p.name, coalesce(nullif(p.description, ''), p.short_description, '') as description, p.sku, c.name as category,
            p.price::float8 as price, p.sale_price::float8 as "salePrice", p.stock_quantity::float8 as stock,
            coalesce((select jsonb_agg(jsonb_build_object('path', '/api/media/file/' || m.filename, 'color', i.color) order by i._order)
               from products_images i join media m on m.id = i.image_id where i._parent_id = p.id), '[]') as pictures,
            coalesce((select jsonb_agg(jsonb_build_object('color', v.color_name, 'size', v.size_code, 'stock', v.stock_quantity,
                       'additionalPrice', coalesce(v.additional_price, 0)) order by v.created_at, v.id)
               from product_variations v where v.product_id = p.id and v.is_available), '[]') as variations
       from products p left join categories c on c.id = p.category_id and ${isShown()}
      where ${isListed()} order by p.created_at, p.id limit ${FEED_PRODUCTS} offset $1`,
    [(part - 1) * FEED_PRODUCTS],
  );

type Row = { path: string; changed: Date };

const entryOf = ({ path, changed }: Row): SitemapEntry => ({ url: env.publicUrl + path, changed });

const PAGES = `
  select ${pagePath()} as path, p.updated_at as changed
    from cms_pages p where ${isPublished()} order by 1 limit $1`;

const SHOP = `
  select '/shop' as path, max(updated_at) as changed from products p where ${isListed()} having count(*) > 0
  union all
  select '/shop?category=' || c.slug, greatest(c.updated_at, max(p.updated_at))
    from categories c join products p on p.category_id = c.id and ${isListed()}
   where ${isShown()} group by c.id
  order by 1`;

const PRODUCTS = `
  select '/product/' || slug as path, updated_at as changed from products p
   where ${isListed()} order by created_at, id limit $1 offset $2`;

const SUMMARY = `
  select (select max(updated_at) from cms_pages p where ${isPublished()}) as pages,
         max(updated_at) as products, count(*)::int as total from products p where ${isListed()}`;

export async function listSitemaps(payload: Payload): Promise<SitemapEntry[]> {
  type Summary = { pages: Date | null; products: Date | null; total: number };
  const [summary] = await query<Summary>(payload, SUMMARY, []);
  const files = Math.ceil((summary?.total ?? 0) / SITEMAP_ENTRIES);
  const names = Array.from({ length: files }, (_, index) => `products-${index + 1}`);
  return [
    { url: `${env.publicUrl}/sitemaps/pages.xml`, changed: summary?.pages ?? null },
    ...['shop', ...names].map((name) => ({
      url: `${env.publicUrl}/sitemaps/${name}.xml`,
      changed: summary?.products ?? null,
    })),
  ];
}

/** `name`: `pages`, `shop`, or `products-` and a number from 1; undefined for any other. */
export async function listSitemapEntries(payload: Payload, name: string): Promise<SitemapEntry[] | undefined> {
  if (name === 'pages') return (await query<Row>(payload, PAGES, [SITEMAP_ENTRIES])).map(entryOf);
  if (name === 'shop') return (await query<Row>(payload, SHOP, [])).map(entryOf);
  const part = Number(/^products-([1-9]\d{0,3})$/.exec(name)?.[1] ?? 0);
  if (part === 0) return undefined;
  const rows = await query<Row>(payload, PRODUCTS, [SITEMAP_ENTRIES, (part - 1) * SITEMAP_ENTRIES]);
  return rows.length > 0 ? rows.map(entryOf) : undefined;
}
