import { isPublished, pagePath } from '@/data/pages';
import type { Read } from './link-targets';

export const listPageAddresses = (
  read: Read,
  ids: readonly string[],
): Promise<{ id: string; slug: string; isPublished: boolean }[]> =>
  read(`select p.id, p.slug, ${isPublished()} as "isPublished" from cms_pages p where p.id = any($1::uuid[])`, [ids]);

/** Paths of published pages by id; others are left out. */
export async function readPagePaths(read: Read, ids: readonly string[]): Promise<Map<string, string>> {
  const pages = await read<{ id: string; path: string }>(
    `select p.id, ${pagePath()} as path from cms_pages p where p.id = any($1::uuid[]) and ${isPublished()}`,
    [ids],
  );
  return new Map(pages.map(({ id, path }) => [id, path]));
}

interface RedirectTarget {
  id: string;
  from: string;
  /** Path on this site; '' for a page or another site. */
  path: string;
  isPageGone: boolean;
}

/** By hand only: those of renamed pages lead on by themselves, or nowhere because nobody wants them. */
export const listRedirectTargets = (read: Read): Promise<(RedirectTarget & Record<string, unknown>)[]> =>
  read(
    `select r.id, r."from", case when r.page_id is null and r."to" like '/%' and r."to" not like '%/*' then r."to" else '' end as path,
            r.page_id is not null and not coalesce(${isPublished()}, false) as "isPageGone"
       from cms_redirects r left join cms_pages p on p.id = r.page_id
      where not coalesce(r.is_automatic, false) order by r."from"`,
    [],
  );
