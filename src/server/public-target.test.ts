import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { publicTarget, renderedQuery } from './public-target';

const shown = (url: string, { method = 'GET', rsc }: { method?: string; rsc?: string } = {}) =>
  publicTarget({ method, url, headers: { rsc } } as unknown as IncomingMessage);

const ID = '6f1c9d1e-0a4b-4c9e-9b7a-2f3d4e5a6b7c';

describe('the address that the application sees', () => {
  it.each([
    ['/?utm_source=x&gclid=1', '/'],
    ['/about?fbclid=1', '/about'],
    ['/checkout?anything', '/checkout'],
    ['/product/kit?utm_medium=email&reviews=2', '/product/kit?reviews=2'],
    ['/product/kit?reviews=2&reviews=3', '/product/kit?reviews=2'],
    ['/order/aB3?payment=done&x=1&placed=1', '/order/aB3?placed=1&payment=done'],
    ['/wishlist?products=', '/wishlist?products='],
    ['/_next/static/chunks/a.js?v=1', '/_next/static/chunks/a.js'],
    ['/downloads/range.pdf?again=1', '/downloads/range.pdf'],
    ['/og/site/home?again=1', '/og/site/home'],
    ['/art/hero.webp?x=1', '/art/hero.webp'],
  ])('of %s is %s', (url, target) => expect(shown(url)).toBe(target));

  it.each([
    ['?utm_source=x', ''],
    ['?color=red&color=blue&utm_source=x', '?color=blue,red'],
    ['?sort=newest&category=netball', '?category=netball&sort=newest'],
    ['?category=Netball&sort=featured&page=1&search=', '?category=netball'],
    ['?page=2&search=%20home++kit', '?search=home+kit&page=2'],
    ['?category=all', ''],
    ['?category=hockey', '?category=hockey'],
  ])('of the shop’s list %s is %s', (query, known) => expect(shown(`/shop${query}`)).toBe(`/shop${known}`));

  it.each([
    ['?utm_source=x&limit=5', '?limit=5'],
    ['?sort=name&limit=5', '?limit=5&sort=name'],
    ['?whereabouts=1&depthless=1&where[name][equals]=a%20b', '?where%5Bname%5D%5Bequals%5D=a+b'],
    [
      '?where%5Bid%5D%5Bin%5D%5B%5D=2&x&where[id][in][]=1',
      '?where%5Bid%5D%5Bin%5D%5B%5D=2&where%5Bid%5D%5Bin%5D%5B%5D=1',
    ],
  ])('of the API’s list %s is %s', (query, known) => {
    for (const path of ['/api/products', `/api/products/${ID}`]) expect(shown(path + query)).toBe(path + known);
  });

  it.each(['/admin/orders?x=1', '/cms/pages?q=a', '/api/orders?x=1', '/api/team/orders?x=1', '/_next/image?url=a'])(
    'of %s, which is not public, is what was sent',
    (url) => expect(shown(url)).toBe(url),
  );

  it('is what was sent where something is changed', () => {
    expect(shown('/shop?utm_source=x', { method: 'POST' })).toBe('/shop?utm_source=x');
    expect(shown('/shop?utm_source=x', { method: 'HEAD' })).toBe('/shop');
  });

  it('has one way to write a path', () => {
    expect(shown('//about')).toBe('/about');
    expect(shown('/%61b%6Fut')).toBe('/about');
    expect(shown('/caf%c3%a9')).toBe('/caf%C3%A9');
    expect(shown('/a%2fb')).toBe('/a%2Fb');
    expect(shown('/a%252Fb')).toBe('/a%252Fb');
    expect(shown(`/product/${ID.toUpperCase()}`)).toBe(`/product/${ID}`);
    expect(shown(`/order/X${ID.toUpperCase()}`)).toBe(`/order/X${ID.toUpperCase()}`);
  });

  it('keeps Next’s own parameter for navigations, and for nothing else', () => {
    expect(shown('/about?utm_source=x&_rsc=1a2', { rsc: '1' })).toBe('/about?_rsc=1a2');
    expect(shown('/product/kit?_rsc=1a2&reviews=2', { rsc: '1' })).toBe('/product/kit?reviews=2&_rsc=1a2');
    expect(shown('/about?_rsc=1a2')).toBe('/about');
  });
});

it('the query that was rendered leaves out what Next adds', () => {
  expect(['/about', '/about?_rsc=1', '/product/kit?reviews=2&_rsc=1'].map(renderedQuery)).toEqual([
    '',
    '',
    'reviews=2',
  ]);
});
