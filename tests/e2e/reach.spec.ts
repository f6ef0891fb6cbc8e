import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures';

type Graph = { '@graph': ({ '@type': string } & Record<string, unknown>)[] };

const attribute = (html: string, tag: RegExp, name: string) => {
  const found = html.match(tag)?.[0] ?? '';
  return found.match(new RegExp(`${name}="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&');
};
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical"[^>]*>/, 'href');
const metaOf = (html: string, property: string) =>
  attribute(html, new RegExp(`<meta (?:name|property)="${property}"[^>]*>`), 'content');

async function structuredData(request: APIRequestContext, path: string): Promise<Graph['@graph']> {
  const html = await (await request.get(path)).text();
  const script = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
  return (JSON.parse(script ?? '{"@graph":[]}') as Graph)['@graph'];
}

const documentOf = async (request: APIRequestContext, path: string): Promise<Document> =>
  new JSDOM(await (await request.get(path)).text()).window.document;

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url?.replaceAll('&amp;', '&') ?? '');

test('robots.txt names the sitemap, which names every public page by its one address', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toMatch(/^Disallow: \/admin$/m);
  const index = await (await request.get('/sitemap.xml')).text();
  const files = locations(index);
  expect(files).toContain(`${baseURL}/sitemaps/pages.xml`);
  const entries: string[] = [];
  for (const file of files) {
    const xml = await (await request.get(file)).text();
    expect(xml.match(/<loc>/g)?.length).toBe(xml.match(/<lastmod>20\d\d-/g)?.length);
    entries.push(...locations(xml));
  }
  expect(new Set(entries).size).toBe(entries.length);
  for (const path of ['/', '/about', '/size-guides', '/returns', '/shop', '/product/velocity-netball-dress'])
    expect(entries).toContain(`${baseURL}${path}`);
  for (const url of entries) {
    const answer = await request.get(url);
    const html = await answer.text();
    expect(answer.status(), url).toBe(200);
    expect(canonicalOf(html), url).toBe(url === `${baseURL}/` ? baseURL : url);
    expect(html.match(/<title>[^<]{5,}<\/title>/), url).not.toBeNull();
    const beginning = html.slice(0, html.indexOf('<style>'));
    expect(beginning.length, `before the styles of ${url}`).toBeLessThan(8_000);
    expect(beginning, url).toContain('<title>');
    for (const name of ['description', 'og:title', 'og:description', 'og:image', 'twitter:card'])
      expect(metaOf(beginning, name), `${name} of ${url}`).toBeTruthy();
    expect(metaOf(html, 'robots'), url).toBeUndefined();
  }
  const search = await (await request.get('/shop?search=kit')).text();
  expect(metaOf(search, 'robots')).toBe('noindex');
  const filtered = await (await request.get('/shop?category=netball&sort=newest')).text();
  expect(canonicalOf(filtered)).toBe(`${baseURL}/shop?category=netball`);
  expect((await request.get('/sitemaps/products-2.xml')).status()).toBe(404);
  expect((await request.get('/sitemaps/orders.xml')).status()).toBe(404);
});

test('offers its products to Google in a feed', async ({ request, baseURL }) => {
  const feed = await request.get('/feeds/google-merchant.xml');
  expect(feed.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const text = await feed.text();
  expect(text).toContain(`<g:link>${baseURL}/product/velocity-netball-dress</g:link>`);
  const [picture = ''] = /https?:[^<]*(?=<\/g:image_link>)/.exec(text) ?? [];
  expect((await request.get(picture)).status()).toBe(200);
  expect((await request.get('/feeds/google-merchant-2.xml')).status()).toBe(404);
});

test('shares each page with a picture of its own', async ({ request }) => {
  const product = await (await request.get('/product/velocity-netball-dress')).text();
  const home = await (await request.get('/')).text();
  const pictures = [metaOf(product, 'og:image'), metaOf(home, 'og:image')];
  expect(new Set(pictures).size).toBe(2);
  for (const picture of pictures) {
    const answer = await request.get(picture ?? '');
    const { format, width, height } = await sharp(await answer.body()).metadata();
    expect({ format, width, height }, picture).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  }
  for (const path of ['/og/product/no-such-product', '/og/order/1'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('describes product, path, supplier and questions to search engines as the pages show them', async ({
  request,
}) => {
  const path = '/product/velocity-netball-dress';
  const [product, way] = await structuredData(request, path);
  const document = await documentOf(request, path);
  const offer = product?.offers as Record<string, string>;
  expect(product).toMatchObject({ '@type': 'Product', name: 'Velocity Netball Dress' });
  expect(offer).toMatchObject({ priceCurrency: 'USD', availability: 'https://schema.org/InStock' });
  expect(document.querySelector('main')?.textContent).toContain(`$${offer.price ?? offer.lowPrice}`);
  const shown = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(({ textContent }) => textContent);
  expect((way?.itemListElement as { name: string }[]).map(({ name }) => name)).toEqual(shown);

  const home = await structuredData(request, '/');
  expect(home.map((each) => each['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']));

  const faq = (await structuredData(request, '/contact')).find((each) => each['@type'] === 'FAQPage');
  expect(faq?.mainEntity).toHaveLength(6);
});

test('the brochures page gives files that exist', async ({ request }) => {
  const document = await documentOf(request, '/brochures');
  const links = document.querySelectorAll('main a[href^="/downloads/"]');
  const addresses = new Set([...links].map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.size).toBe(4);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.headers()['content-type'], address).toBe('application/pdf');
    const body = await answer.body();
    expect(body.subarray(0, 5).toString(), address).toBe('%PDF-');
    expect(body.length, address).toBeGreaterThan(8_000);
  }
  for (const address of ['/downloads/no-such-page.pdf', '/downloads/range'])
    expect((await request.get(address)).status(), address).toBe(404);
});
