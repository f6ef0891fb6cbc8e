import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseParams } from 'payload';
import { describe, expect, it } from 'vitest';
import { toQueryString } from '@/domain/catalogue/shop-filters';
import { knownQuery, publicParameters, publicRouteOf } from './public-parameters';

const app = path.resolve('src/app');

function routesIn(folder: string): [string, string][] {
  return readdirSync(path.join(app, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.tsx?)$/.test(file))
    .map((file) => {
      const parts = path.join(folder, path.dirname(file)).split(path.sep);
      const address = parts.filter((part) => part !== '.' && !/^\(.*\)$/.test(part)).join('/');
      return [`/${address}`, readFileSync(path.join(app, folder, file), 'utf8')];
    });
}

const site = ['(site)', '(portal)'].flatMap(routesIn);
const crawled = ['downloads', 'feeds', 'media', 'og', 'robots.txt', 'sitemap.xml', 'sitemaps'].flatMap(routesIn);
const declared: Record<string, readonly string[]> = publicParameters;

describe('the parameters of public routes', () => {
  it.each([...site, ...crawled])('are declared for %s, and it reads no other', (address, text) => {
    expect(Object.keys(declared)).toContain(address);
    // A page can read what its type names; a handler reads by name.
    const typed = [...text.matchAll(/searchParams: Promise<(.*)>/g)].map(([, type]) => type);
    const named = [...text.matchAll(/searchParams\.get(?:All)?\('([^']+)'\)/g)].map(([, name]) => name);
    if (text.includes('searchParams')) expect([...typed, ...named]).not.toEqual([]);
    expect(typed.filter((type) => type !== `PublicQuery<'${address}'>`)).toEqual([]);
    expect(declared[address]).toEqual(expect.arrayContaining(named));
  });

  it('are declared for no route that is not there', () => {
    const here = [...site, ...crawled].map(([address]) => address);
    const elsewhere = Object.keys(publicParameters).filter((address) => !here.includes(address));
    expect(elsewhere.every((address) => /^\/(?:api|_next)(?:\/|$)/.test(address))).toBe(true);
  });

  it('are found by the address, the plainer one first', () => {
    const found = ['/', '/shop', '/wishlist/products', '/product/a', '/teamwear-portal/orders/1', '/sitemaps/a.xml'];
    expect(found.map(publicRouteOf)).toEqual([
      '/',
      '/shop',
      '/wishlist/products',
      '/product/[id]',
      '/teamwear-portal/orders/[id]',
      '/sitemaps/[name]',
    ]);
    expect(['/about', '/a/b', '/administration', '/robotsxtxt'].map(publicRouteOf)).toEqual(
      Array.from({ length: 4 }, () => '/[...slug]'),
    );
    expect(
      ['/admin', '/admin/orders', '/cms', '/api/orders', '/_next/image', '/__nextjs_font/a'].map(publicRouteOf),
    ).toEqual(Array.from({ length: 6 }, () => undefined));
  });

  it('of the shop’s list are all that its links are written with', () => {
    const all = toQueryString({
      search: 'a',
      category: 'netball',
      colors: ['red'],
      sizes: ['m'],
      prices: ['under-20'],
      inStock: true,
      sort: 'newest',
      page: 2,
    });
    expect([...new URLSearchParams(all).keys()]).toEqual(publicParameters['/shop']);
    expect(`?${knownQuery('/shop', all.slice(1))}`).toBe(all);
  });

  it('of the API’s lists are those that Payload reads for them, and of cursors', () => {
    const read = new Set<string>();
    parseParams(new Proxy({}, { has: (_params, name) => !read.add(String(name)) }));
    const ofWrites = ['autosave', 'data', 'overrideLock', 'publishAllLocales', 'unpublishAllLocales'];
    const known = [...read].filter((name) => ![...ofWrites, 'flattenLocales'].includes(name));
    expect([...known, 'after', 'first'].sort()).toEqual([...publicParameters['/api/products']]);
  });
});
