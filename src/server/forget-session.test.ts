import { afterEach, describe, expect, it } from 'vitest';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { startShopFront, type ShopHarness } from '../../tests/setup/front-harness';
import type { Handler } from '@kitroom/front/http/handler';

let front: ShopHarness;
afterEach(() => front.close());

const showCookies: Handler = (req, res) => {
  markCacheable(['page']);
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.end(req.headers.cookie ?? 'none');
};
const ask = async (path: string, cookie: string, method = 'GET') => {
  const { headers, body } = await front.send(path, { method, headers: { Cookie: cookie } });
  return [headers['x-cache'], body.toString()];
};

describe('a page that shows everybody the same', () => {
  it.each([
    '/',
    '/shop?search=shirt',
    '/product/kit',
    '/product/kit/options',
    '/checkout',
    '/wishlist',
    '/about',
    '/custom-kits',
    '/custom-kits/designer?design=hoops',
  ])('%s is stored for whoever is signed in, without a trace of them', async (path) => {
    front = await startShopFront(showCookies);
    expect(await ask(path, 'team-token=abc')).toEqual(['MISS', 'none']);
    expect(await ask(path, 'payload-token=xyz')).toEqual(['HIT', 'none']);
  });

  it('keeps what is no session', async () => {
    front = await startShopFront(showCookies);
    const cookie = 'payload-token=abc; theme=dark; team-token=x;my-team-token=mine; team-token-old=1';
    expect(await ask('/about', cookie)).toEqual(['MISS', 'theme=dark;my-team-token=mine; team-token-old=1']);
  });
});

describe('the session stays', () => {
  it.each([
    '/teamwear-portal',
    '/teamwear-portal/orders/unknown/below',
    '/sizes/abc',
    '/order/abc',
    '/order/confirm/abc',
    '/cms-preview/7',
    '/downloads/kit.pdf',
    '/media/7',
    '/media/7/below',
    '/admin/orders',
    '/cms/pages',
    '/api/products',
    '/api/team/orders',
  ])('where the answer may depend on who asks: %s', async (path) => {
    front = await startShopFront(showCookies);
    expect(await ask(path, 'theme=dark; team-token=abc')).toEqual([undefined, 'theme=dark; team-token=abc']);
    expect(front.store.size).toBe(0);
  });

  it('for whatever changes something', async () => {
    front = await startShopFront(showCookies);
    expect(await ask('/checkout', 'team-token=abc', 'POST')).toEqual([undefined, 'team-token=abc']);
  });

  it('for an address under a page that is not declared', async () => {
    front = await startShopFront(showCookies);
    expect(await ask('/product/kit/unknown', 'team-token=abc')).toEqual([undefined, 'team-token=abc']);
  });
});
