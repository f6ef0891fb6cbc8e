import 'server-only';
import { tagsOf } from '@/domain/cache/cache-plan';
import { getSeoDefaults } from '@/modules/pages/queries';
import { env } from '@/lib/env';
import { refuse } from '@/lib/http/respond';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { listSitemapEntries, listSitemaps } from './data';
import { sitemap, sitemapIndex } from './xml';

/** Paths that are no use in search results: personal screens and secret links. */
const PRIVATE_PATHS = [
  '/account',
  '/admin',
  '/cms',
  '/cms-preview',
  '/checkout',
  '/order',
  '/custom-kits/designs',
  '/sizes',
  '/newsletter',
  '/api',
];
/** Exceptions, which pages show. */
const PUBLIC_PATHS = ['/api/media/file/'];

const text = (body: string, type: string): Response => new Response(body, { headers: { 'Content-Type': type } });
const xml = (body: string): Response => text(body, 'application/xml; charset=utf-8');

export async function robots(): Promise<Response> {
  const { isHidden } = await getSeoDefaults();
  markCacheable(tagsOf('site-content'));
  const rules = isHidden
    ? ['Disallow: /']
    : [...PUBLIC_PATHS.map((path) => `Allow: ${path}`), ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`)];
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${env.publicUrl}/sitemap.xml`, ''];
  return text(lines.join('\n'), 'text/plain; charset=utf-8');
}

const sitemapTags = [...tagsOf('pages'), ...tagsOf('products')];

export async function sitemaps(): Promise<Response> {
  const entries = await listSitemaps(await getPayloadClient());
  markCacheable(sitemapTags);
  return xml(sitemapIndex(entries));
}

export async function sitemapFile(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  const entries = name.endsWith('.xml')
    ? await listSitemapEntries(await getPayloadClient(), name.slice(0, -'.xml'.length))
    : undefined;
  if (!entries) return refuse('not_found', 'Sitemap not found.');
  markCacheable(sitemapTags);
  return xml(sitemap(entries));
}
