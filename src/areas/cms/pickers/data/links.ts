import type { Payload } from 'payload';
import { searchPatterns } from '@/lib/database/search-patterns';
import { query } from '@/lib/database/query';

/** An address of this site that a link can lead to. */
export interface LinkTarget {
  kind: 'page' | 'product' | 'category' | 'document' | 'picture';
  label: string;
  href: string;
}

const MOST = 30;

const MEDIA_TEXT = `alt || ' ' || coalesce(title, '')`;

/** What the words are looked for in: but for categories, the expressions of indexes. */
const TARGETS = {
  page: {
    text: `title || ' ' || slug`,
    from: 'cms_pages where is_published and deleted_at is null',
    label: 'title',
    href: `case when is_homepage then '/' else '/' || slug end`,
  },
  product: {
    text: `name || ' ' || sku`,
    from: 'products where is_active',
    label: 'name',
    href: `'/product/' || slug`,
  },
  category: {
    text: `name || ' ' || slug`,
    from: 'categories where is_active',
    label: 'name',
    href: `'/shop?category=' || slug`,
  },
  document: {
    text: MEDIA_TEXT,
    from: `media where mime_type = 'application/pdf'`,
    label: 'alt',
    href: `'/media/' || id`,
  },
  picture: {
    text: MEDIA_TEXT,
    from: `media where mime_type like 'image/%'`,
    label: 'alt',
    href: `'/media/' || id`,
  },
} as const;

/** Published pages, products and categories on sale, and files of the library whose names hold all words; without any, the first of each. */
export async function findLinks(payload: Payload, search: string): Promise<LinkTarget[]> {
  const patterns = searchPatterns(search) ?? [];
  const parts = Object.entries(TARGETS).map(([kind, { text, from, label, href }]) => {
    const words = patterns.map((_, index) => `and (${text}) ilike $${index + 2}`).join(' ');
    return `(select '${kind}' as kind, ${label} as label, ${href} as href from ${from} ${words}
              order by lower(${label}), id limit $1)`;
  });
  return query<LinkTarget & Record<string, unknown>>(payload, parts.join(' union all '), [
    Math.floor(MOST / parts.length),
    ...patterns,
  ]);
}
