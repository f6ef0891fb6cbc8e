import type { Payload } from 'payload';
import { searchPatterns } from '@/lib/database/search-patterns';
import { query } from '@/lib/database/query';
import { isPublished, pagePath } from '@/data/pages';
import { isListed } from '@/data/products';
import { isShown } from '@/data/categories';
import { mediaText, productText } from '@/data/search-texts';

export interface LinkTarget {
  kind: 'page' | 'product' | 'category' | 'document' | 'picture';
  label: string;
  href: string;
}

const MOST = 30;

/** Searched expressions: except for categories, those of indexes. */
const TARGETS = {
  page: {
    text: `title || ' ' || slug`,
    from: `cms_pages p where ${isPublished()}`,
    label: 'title',
    href: pagePath(),
  },
  product: {
    text: productText(),
    from: `products p where ${isListed()}`,
    label: 'name',
    href: `'/product/' || slug`,
  },
  category: {
    text: `name || ' ' || slug`,
    from: `categories c where ${isShown()}`,
    label: 'name',
    href: `'/shop?category=' || slug`,
  },
  document: {
    text: mediaText(),
    from: `media m where mime_type = 'application/pdf'`,
    label: 'alt',
    href: `'/media/' || id`,
  },
  picture: {
    text: mediaText(),
    from: `media m where mime_type like 'image/%'`,
    label: 'alt',
    href: `'/media/' || id`,
  },
} as const;

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
