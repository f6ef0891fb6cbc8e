import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { isKept, JOIN_DRAFT } from '@/data/pages';
import type { Read } from './link-targets';

export interface PageContents {
  id: string;
  title: string;
  /** As published; null if not. */
  live: EditorBlock[] | null;
  /** Unpublished draft; null if there is none. */
  draft: EditorBlock[] | null;
}

const STEP = 50;

/** `mentioning`: texts of which a page has to hold one. Without the trash. */
export async function* readPageContents(read: Read, mentioning?: readonly string[]): AsyncGenerator<PageContents> {
  const patterns = mentioning?.map((text) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`) ?? null;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const pages = await read<PageContents>(
      `select p.id, coalesce(v.version_title, p.title) as title,
              case when p.is_published then p.content end as live,
              case when not coalesce(p.is_published, false) or v.version__status = 'draft'
                   then coalesce(v.version_content, p.content) end as draft
         from cms_pages p ${JOIN_DRAFT}
        where ${isKept()} and p.id > $1
          and ($2::text[] is null or p.content::text ilike any($2) or v.version_content::text ilike any($2))
        order by p.id limit ${STEP}`,
      [last, patterns],
    );
    yield* pages;
    const { id } = pages.at(-1) ?? {};
    if (id === undefined || pages.length < STEP) return;
    last = id;
  }
}

interface MenuLink {
  list: string;
  label: string;
  href: string;
}

export const listMenuLinks = (read: Read): Promise<(MenuLink & Record<string, unknown>)[]> =>
  read<MenuLink & Record<string, unknown>>(
    `select 'About dropdown' as list, label, href from site_content_about_links
     union all select 'Quick links', label, href from site_content_quick_links
     union all select 'Legal links', label, href from site_content_legal_links`,
    [],
  );
