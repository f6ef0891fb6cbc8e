import { describe, expect, it } from 'vitest';
import { sitemap, sitemapIndex } from './xml';

describe('sitemap', () => {
  it('names addresses with the time of their last change', () => {
    const changed = new Date('2026-03-01T10:00:00Z');
    expect(sitemap([{ url: 'https://shop.test/about', changed }])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.test/about</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod></url>
</urlset>
`,
    );
  });

  it('writes what XML keeps for itself as entities', () => {
    expect(sitemap([{ url: `https://shop.test/?a=1&b=<'">`, changed: null }])).toContain(
      '<loc>https://shop.test/?a=1&amp;b=&lt;&apos;&quot;&gt;</loc></url>',
    );
  });
});

describe('sitemapIndex', () => {
  it('names the files', () => {
    expect(sitemapIndex([{ url: 'https://shop.test/sitemaps/pages.xml', changed: null }])).toContain(
      '<sitemap><loc>https://shop.test/sitemaps/pages.xml</loc></sitemap>',
    );
  });
});
