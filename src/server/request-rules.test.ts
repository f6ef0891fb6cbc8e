import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { bodyLimit, BODY_LIMIT, UPLOAD_LIMIT } from './body-limit';
import { publicCacheControl } from './cache-headers';
import { cacheKey, isVariant } from './cache-key';
import { matchesEtag } from './cached-response';
import { isCompressible, negotiateEncoding } from './encoding';
import { hasRenderErrors } from './render-errors';
import { isValidTarget } from './request-target';
import { securityHeaders } from './security-headers';

function request(url: string, headers: IncomingHttpHeaders = {}, method = 'GET'): IncomingMessage {
  return { url, method, headers: { host: 'shop.test', ...headers } } as IncomingMessage;
}

describe('cache key', () => {
  it('is one for all encodings and methods of a page', () => {
    const key = cacheKey(request('/shop?category=shirts'));
    expect(key).toBe('shop.test /shop?category=shirts');
    expect(cacheKey(request('/shop?category=shirts', { 'accept-encoding': 'br' }, 'HEAD'))).toBe(key);
  });

  it.each<[string, IncomingHttpHeaders, string]>([
    ['another method', {}, 'POST'],
    ['credentials', { authorization: 'JWT x' }, 'GET'],
    ['a range', { range: 'bytes=0-1' }, 'GET'],
    ['a body', { 'content-length': '3' }, 'GET'],
    ['a staff session', { cookie: 'theme=dark; payload-token=x' }, 'GET'],
    ['a team session', { cookie: 'team-token=x' }, 'GET'],
    ['draft mode', { cookie: '__prerender_bypass=x' }, 'GET'],
  ])('is none for %s', (_what, headers, method) => {
    expect(cacheKey(request('/', headers, method))).toBeUndefined();
  });

  it('does not mind other cookies, nor clients that ask to bypass it', () => {
    const plain = cacheKey(request('/'));
    expect(cacheKey(request('/', { cookie: 'theme=dark; not-payload-token=1', 'cache-control': 'no-cache' }))).toBe(
      plain,
    );
  });

  it('tells the RSC variants of a page apart and ignores the parameter that repeats them', () => {
    const rsc = cacheKey(request('/shop?_rsc=abc', { rsc: '1' }));
    expect(rsc).not.toBe(cacheKey(request('/shop')));
    expect(cacheKey(request('/shop?_rsc=other', { rsc: '1' }))).toBe(rsc);
    expect(cacheKey(request('/shop', { rsc: '1', 'next-router-prefetch': '1' }))).not.toBe(rsc);
    expect(cacheKey(request('/shop', { rsc: '1', 'next-url': '/home' }))).not.toBe(rsc);
    expect(cacheKey(request('/shop?a=1&_rsc=x&b=2'))).toBe('shop.test /shop?a=1&b=2');
    expect(cacheKey(request('/shop?a=1&_rsc'))).toBe('shop.test /shop?a=1');
    expect(cacheKey(request('/shop?_rsc=x&b=2'))).toBe('shop.test /shop?b=2');
  });

  it('is none for an address longer than any of ours', () => {
    expect(cacheKey(request(`/shop?search=${'x'.repeat(2_000)}`))).toBeDefined();
    expect(cacheKey(request(`/shop?search=${'x'.repeat(2_048)}`))).toBeUndefined();
    expect(cacheKey(request(`/_next/static/${'x'.repeat(2_048)}`))).toBeUndefined();
  });

  it('says whether clients can make up others like it without end', () => {
    const keys = [request('/about'), request('/about?a=1'), request('/about', { rsc: '1' })].map(cacheKey);
    expect(keys.map((key) => isVariant(key!))).toEqual([false, true, true]);
  });

  it('shares build assets between everyone', () => {
    const asset = '/_next/static/chunks/a.js';
    expect(cacheKey(request(asset, { cookie: 'payload-token=x' }))).toBe(cacheKey(request(asset)));
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

describe('body limit', () => {
  it('is 1 MB, and 31 MB for uploads except where none belong', () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(bodyLimit(request('/api/orders', { 'content-type': 'application/json' }))).toBe(BODY_LIMIT);
    expect(bodyLimit(request('/api/media', multipart))).toBe(UPLOAD_LIMIT);
    expect(bodyLimit(request('/api/checkout', multipart))).toBe(BODY_LIMIT);
    expect(bodyLimit(request('/api/cart/price?x', multipart))).toBe(BODY_LIMIT);
  });
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

  it('promise https only where the shop is reached by it', () => {
    const names = (publicUrl: string) => securityHeaders({ publicUrl, dev: false }).map(([name]) => name);
    expect(names('http://127.0.0.1:3000')).not.toContain('Strict-Transport-Security');
    expect(names('https://shop.test')).toContain('Strict-Transport-Security');
  });

  it('allow evaluated code and web sockets in development only', () => {
    const policy = (dev: boolean) => JSON.stringify(securityHeaders({ publicUrl: 'http://x', dev }));
    expect(policy(false)).not.toMatch(/unsafe-eval|ws:/);
    expect(policy(true)).toMatch(/unsafe-eval.*ws:/);
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
