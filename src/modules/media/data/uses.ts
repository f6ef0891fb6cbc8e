import type { PoolClient } from 'pg';
import { may } from '@/lib/accounts/active-user';
import type { PayloadRequest } from 'payload';
import { isKept } from '@/data/pages';

export type UseKind = 'page' | 'component' | 'product' | 'category' | 'club' | 'site-settings' | 'site-content';

interface MediaUse {
  kind: UseKind;
  id: string;
  name: string;
}

export type LinkedUse = MediaUse & { href: string | undefined };

/** Pages keep addresses and rich text keeps ids, both in their JSON. Searches published content and newest drafts. */
const places: Record<UseKind, string> = {
  page: `select p.id, coalesce(nullif(p.title, ''), p.slug) as name from cms_pages p
          where ${isKept()} and (p.content::text like '%' || m.id || '%'
             or exists (select from _cms_pages_v v
                         where v.parent_id = p.id and v.latest and v.version_content::text like '%' || m.id || '%'))`,
  component: `select c.id, c.name from cms_components c where c.default_props::text like '%' || m.id || '%'`,
  product: `select p.id, p.name from products p
             where exists (select from products_images i where i._parent_id = p.id and i.image_id = m.id)`,
  category: `select c.id, c.name from categories c where c.icon_id = m.id`,
  club: `select t.id, t.team_name as name from team_profiles t where t.logo_id = m.id`,
  'site-settings': `select s.id, 'Logo of the shop' as name from site_settings s where s.logo_id = m.id`,
  'site-content': `select s.id, 'Picture for shared links' as name from site_content s where s.seo_image_id = m.id`,
};

const statement = Object.entries(places)
  .map(
    ([kind, found]) =>
      `select m.id as media, '${kind}' as kind, used.id, used.name from asked m cross join lateral (${found}) used`,
  )
  .join(' union all ');

type Found = MediaUse & { media: string };

/** Uses of each picture; unused ones are missing. */
export async function usesOf(
  client: Pick<PoolClient, 'query'>,
  ids: readonly string[],
): Promise<Map<string, MediaUse[]>> {
  const { rows } = await client.query<Found>(
    `with asked as (select unnest($1::uuid[]) as id) ${statement} order by kind, name, id`,
    [ids],
  );
  const uses = new Map<string, MediaUse[]>();
  for (const { media, ...use } of rows) uses.set(media, [...(uses.get(media) ?? []), use]);
  return uses;
}

const hrefs: Record<UseKind, { inCms: boolean; href: (id: string) => string }> = {
  page: { inCms: true, href: (id) => `/cms/pages/${id}` },
  component: { inCms: true, href: (id) => `/cms/collections/components/${id}` },
  product: { inCms: false, href: (id) => `/admin/products/${id}` },
  category: { inCms: false, href: () => '/admin/categories' },
  club: { inCms: false, href: (id) => `/admin/clubs/${id}` },
  'site-settings': { inCms: true, href: () => '/cms/settings' },
  'site-content': { inCms: true, href: () => '/cms/settings' },
};

/** Uses that this person may see: without permission to see clubs, customers’ names are hidden. */
export const usesFor = (uses: readonly MediaUse[], user: PayloadRequest['user']): MediaUse[] =>
  may(user, 'teams:read') ? [...uses] : uses.map((use) => (use.kind === 'club' ? { ...use, name: 'A team' } : use));

export const withLinks = (uses: readonly MediaUse[], user: PayloadRequest['user']): LinkedUse[] =>
  usesFor(uses, user).map((use) => {
    const { inCms, href } = hrefs[use.kind];
    return { ...use, href: inCms || may(user, 'back-office:enter') ? href(use.id) : undefined };
  });

export function usesText(uses: readonly MediaUse[]): string {
  const names = uses.slice(0, uses.length > 3 ? 2 : 3).map(({ name }) => `“${name}”`);
  const more = uses.length - names.length;
  const all = more > 0 ? [...names, `${more} more places`] : names;
  const text = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join('');
  return `${text} ${uses.length === 1 ? 'shows' : 'show'} this picture. Remove it there first, or replace its file.`;
}
