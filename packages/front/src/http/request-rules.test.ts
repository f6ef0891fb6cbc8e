import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { publicCacheControl } from './cache-headers';
import { cacheKey, isVariant } from './cache-key';
import { matchesEtag } from './cached-response';
import { isCompressible, negotiateEncoding } from './encoding';
import { hasRenderErrors } from '../page/render-errors';
import { isValidTarget } from './request-target';
import { SITE } from '../../tests/harness';

function request(url: string, headers: IncomingHttpHeaders = {}, method = 'GET'): IncomingMessage {
  return { url, method, headers: { host: 'shop.test', ...headers } } as IncomingMessage;
}

const keyOf = (req: IncomingMessage) => cacheKey(req, SITE);

describe('cache key', () => {
  it('is one for all encodings and methods of a page', () => {
    const key = keyOf(request('/shop?category=shirts'));
    expect(key).toBe('shop.test /shop?category=shirts');
    expect(keyOf(request('/shop?category=shirts', { 'accept-encoding': 'br' }, 'HEAD'))).toBe(key);
  });

  it.each<[string, IncomingHttpHeaders, string]>([
    ['another method', {}, 'POST'],
    ['credentials', { authorization: 'JWT x' }, 'GET'],
    ['a range', { range: 'bytes=0-1' }, 'GET'],
    ['a body', { 'content-length': '3' }, 'GET'],
    ['a session', { cookie: 'theme=dark; session=x' }, 'GET'],
    ['draft mode', { cookie: '__prerender_bypass=x' }, 'GET'],
  ])('is none for %s', (_what, headers, method) => {
    expect(keyOf(request('/', headers, method))).toBeUndefined();
  });

  it('does not mind other cookies, nor clients that ask to bypass it', () => {
    const plain = keyOf(request('/'));
    expect(keyOf(request('/', { cookie: 'theme=dark; not-session=1', 'cache-control': 'no-cache' }))).toBe(plain);
  });

  it('tells the RSC variants of a page apart and ignores the parameter that repeats them', () => {
    const rsc = keyOf(request('/shop?_rsc=abc', { rsc: '1' }));
    expect(rsc).not.toBe(keyOf(request('/shop')));
    expect(keyOf(request('/shop?_rsc=other', { rsc: '1' }))).toBe(rsc);
    expect(keyOf(request('/shop', { rsc: '1', 'next-router-prefetch': '1' }))).not.toBe(rsc);
    expect(keyOf(request('/shop', { rsc: '1', 'next-url': '/home' }))).not.toBe(rsc);
    expect(keyOf(request('/shop?a=1&_rsc=x&b=2'))).toBe('shop.test /shop?a=1&b=2');
    expect(keyOf(request('/shop?a=1&_rsc'))).toBe('shop.test /shop?a=1');
    expect(keyOf(request('/shop?_rsc=x&b=2'))).toBe('shop.test /shop?b=2');
  });

  it('is none for an address longer than any of ours', () => {
    expect(keyOf(request(`/shop?search=${'x'.repeat(2_000)}`))).toBeDefined();
    expect(keyOf(request(`/shop?search=${'x'.repeat(2_048)}`))).toBeUndefined();
    expect(keyOf(request(`/_next/static/${'x'.repeat(2_048)}`))).toBeUndefined();
  });

  it('says whether clients can make up others like it without end', () => {
    const keys = [request('/about'), request('/about?a=1'), request('/about', { rsc: '1' })].map(keyOf);
    expect(keys.map((key) => isVariant(key!))).toEqual([false, true, true]);
  });

  it('shares build assets between everyone', () => {
    const asset = '/_next/static/chunks/a.js';
    expect(keyOf(request(asset, { cookie: 'session=x' }))).toBe(keyOf(request(asset)));
  });
});

describe('request target', () => {
  it.each([
    '/',
    '/shop?q=a%20b',
    '/kit/%C3%A9',
    '/shop?q=100%',
    '/shop?q=a%23b',
    '/a%2Fb',
    '/a..b/.c',
    '/a;b=1?c|d\\e',
  ])('takes %s', (target) => expect(isValidTarget(target)).toBe(true));

  it.each([
    ['no path', ['', '*', 'shop', '?a=1']],
    ['an absolute form', ['http://other.test/', 'shop.test:80']],
    ['a path that does not decode', ['/%', '/%E0%A4%A', '/%zz']],
    ['NUL', ['/a%00b', '/shop?q=%00', '/a\0b']],
    ['a fragment', ['/#', '/shop#aGFzaA', '/shop?a=1#aGFzaA', '/shop#?a=1']],
    ['controls and spaces', ['/a b', '/a\tb', '/a\rb', '/shop?q=a\nb', '/\x7f']],
    ['bytes that are not ASCII', ['/caf\u00e9', '/shop?q=\u00e9', '/\u2028']],
    ['backslashes in the path', ['/\\evil.test', '/a\\b?c=1']],
    ['dot segments', ['/..', '/../admin', '/a/./b', '/a/..', '/%2e%2E/a', '/a/.%2e?b=1', '/.']],
  ])('refuses %s', (_what, targets) => expect(targets.filter(isValidTarget)).toEqual([]));
});

describe('encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['*', 'identity'],
  ] as const)('for %j is %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });

  it('is tried on text and data, not on pictures and event streams', () => {
    const types = [
      'text/html; charset=utf-8',
      'text/x-component',
      'application/json',
      'image/svg+xml',
      'application/ld+json',
    ];
    expect(types.filter((type) => !isCompressible(type))).toEqual([]);
    expect(
      [undefined, 'image/webp', 'font/woff2', 'text/event-stream', 'application/zip'].filter(isCompressible),
    ).toEqual([]);
  });
});

describe('response headers', () => {
  it('let a shared cache answer by itself only where it is purged', () => {
    expect(publicCacheControl(0)).toBe('public, max-age=0, must-revalidate');
    expect(publicCacheControl(600)).toBe('public, max-age=0, s-maxage=600, must-revalidate');
  });

  it('compare ETags weakly', () => {
    const etag = 'W/"abc"';
    expect(['W/"abc"', '"abc"', '*', '"x", W/"abc"'].every((condition) => matchesEtag(condition, etag))).toBe(true);
    expect(matchesEtag('W/"abcd"', etag)).toBe(false);
  });
});

describe('render errors', () => {
  it.each([
    '0:["x"]\n12:E{"digest":"1"}',
    'push([1,"12:E{\\"digest\\":\\"1\\"}"])',
    '<template data-dgst="21"></template>',
  ])('are found in %s', (body) => expect(hasRenderErrors(Buffer.from(body))).toBe(true));

  it.each(['<p>plain</p>', '<template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template>'])(
    'are not in %s',
    (body) => expect(hasRenderErrors(Buffer.from(body))).toBe(false),
  );
});
