import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import type { Session } from '@/lib/database/sessions';
import { CATEGORY_OPTIONS, type CategoryOption } from '@/data/categories';

export type CategoryRow = {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  parent: { id: string; name: string } | null;
  icon: { id: string; url: string } | null;
  showInMenu: boolean;
  isActive: boolean;
  /** Products and categories that refer to it. */
  products: number;
  children: number;
};

export async function listCategories(payload: Payload): Promise<Result<{ categories: CategoryRow[] }, 'load_failed'>> {
  try {
    const categories = await query<CategoryRow>(
      payload,
      `select c.id, c.name, c.slug, c.description, coalesce(c.show_in_menu, false) as "showInMenu",
              c.is_active as "isActive",
              case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name) end as parent,
              case when m.id is not null then jsonb_build_object('id', m.id, 'url',
                '/api/media/file/' || coalesce(m.sizes_small_filename, m.filename)) end as icon,
              (select count(*)::int from products where category_id = c.id) as products,
              (select count(*)::int from categories where parent_id = c.id) as children
         from categories c
         left join categories p on p.id = c.parent_id
         left join media m on m.id = c.icon_id
        order by c.sort_order, c.name, c.id`,
      [],
    );
    return { ok: true, categories };
  } catch (error) {
    log.error({ err: error }, 'The categories could not be listed.');
    return failure('load_failed', 'Failed to load categories');
  }
}

export async function listNames({ client }: Session): Promise<CategoryOption[]> {
  return (await client.query<CategoryOption>(CATEGORY_OPTIONS)).rows;
}

export async function updateOrder({ client }: Session, ids: readonly string[]): Promise<void> {
  await client.query(
    `update categories c set sort_order = given.place * 10, updated_at = now()
       from unnest($1::uuid[]) with ordinality as given(id, place)
      where c.id = given.id and c.sort_order <> given.place * 10`,
    [ids],
  );
}

export async function nextSortOrder({ client }: Session): Promise<number> {
  const { rows } = await client.query<{ next: number }>(
    'select coalesce(max(sort_order), 0)::float8 + 10 as next from categories',
  );
  return rows[0]?.next ?? 10;
}

export async function isSlugTaken({ client }: Session, slug: string, id: string | null): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from categories where slug = $1 and id is distinct from $2::uuid', [
    slug,
    id,
  ]);
  return Boolean(rowCount);
}

/** The future parent’s own parent, and the number of categories under `id`; undefined if unknown. */
export async function findParent(
  { client }: Session,
  parent: string,
  id: string | null,
): Promise<{ parent: string | null; children: number } | undefined> {
  const { rows } = await client.query<{ parent: string | null; children: number }>(
    `select c.parent_id as parent, (select count(*)::int from categories where parent_id = $2::uuid) as children
       from categories c where c.id = $1`,
    [parent, id],
  );
  return rows[0];
}

export async function moveProducts({ client }: Session, from: string, to: string): Promise<number | undefined> {
  const { rowCount: exists } = await client.query('select 1 from categories where id = $1 and id <> $2::uuid', [
    to,
    from,
  ]);
  if (!exists) return undefined;
  const { rowCount } = await client.query(
    'update products set category_id = $2, updated_at = now() where category_id = $1',
    [from, to],
  );
  return rowCount ?? 0;
}
