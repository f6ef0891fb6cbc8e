import type { Payload, PayloadRequest } from 'payload';
import type { QueryResultRow } from 'pg';
import { isShown } from '@/data/categories';
import { isPublished } from '@/data/pages';
import { isListed } from '@/data/products';
import { query, queryIn } from '@/lib/database/query';

export type Read = <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>;

export const readOf =
  (within: Payload | PayloadRequest): Read =>
  (text, values) =>
    'payload' in within ? queryIn(within, text, values) : query(within, text, values);

export interface TargetKeys {
  pageSlugs: string[];
  pageIds: string[];
  /** Ids or slugs. */
  products: string[];
  categories: string[];
  mediaIds: string[];
  /** Names of files, or of their smaller versions. */
  mediaFiles: string[];
}

export async function findTargets(read: Read, keys: TargetKeys): Promise<TargetKeys> {
  const [found] = await read<{ [Kind in keyof TargetKeys]: string[] }>(
    `select array(select p.slug from cms_pages p where ${isPublished()} and p.slug = any($1)) as "pageSlugs",
            array(select p.id::text from cms_pages p where ${isPublished()} and p.id::text = any($2)) as "pageIds",
            array(select key from unnest($3::text[]) key
                   where exists (select from products p where ${isListed()} and (p.slug = key or p.id::text = key))) as products,
            array(select c.slug from categories c where ${isShown()} and c.slug = any($4)) as categories,
            array(select m.id::text from media m where m.id::text = any($5)) as "mediaIds",
            array(select key from unnest($6::text[]) key
                   where exists (select from media m where m.filename = key or m.sizes_small_filename = key
                                    or m.sizes_medium_filename = key or m.sizes_large_filename = key)) as "mediaFiles"`,
    [keys.pageSlugs, keys.pageIds, keys.products, keys.categories, keys.mediaIds, keys.mediaFiles],
  );
  if (!found) throw new Error('The database answered nothing.');
  return found;
}

export async function readProductSlug(read: Read, id: string): Promise<string | undefined> {
  const [product] = await read<{ slug: string }>('select slug from products where id = $1', [id]);
  return product?.slug;
}
