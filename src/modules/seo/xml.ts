export type SitemapEntry = { url: string; changed: Date | null };

/** Limit of the protocol for one file. */
export const SITEMAP_ENTRIES = 50_000;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>'"]/g, (character) => ENTITIES[character] ?? '');

function document(list: string, item: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<${item}><loc>${escaped(url)}</loc>${lastmod}</${item}>`;
  });
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${list} xmlns="${namespace}">`, ...items, `</${list}>`, ''].join(
    '\n',
  );
}

export const sitemapIndex = (entries: readonly SitemapEntry[]): string => document('sitemapindex', 'sitemap', entries);

export const sitemap = (entries: readonly SitemapEntry[]): string => document('urlset', 'url', entries);
