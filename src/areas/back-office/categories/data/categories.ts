import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';

/** A category as its screen shows it. */
export type CategoryRow = {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  parent: { id: string; name: string } | null;
  icon: { id: string; url: string } | null;
  showInMenu: boolean;
  isActive: boolean;
  /** How many products and categories refer to it. */
  products: number;
  children: number;
};

/** All categories in their order. There are tens of them, never thousands. */
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
