import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import type { Handler } from '@kitroom/front/http/handler';
import { publicTarget } from '@kitroom/front/http/public-target';
import { startShopFront, type ShopHarness } from '../../tests/setup/front-harness';
import { shopSite } from './site';

const site = shopSite('https://shop.test');

let front: ShopHarness | undefined;
afterEach(() => front?.close());

async function startEcho() {
  const requests: string[] = [];
  const echo: Handler = (req, res) => {
    requests.push(req.url ?? '');
    markCacheable(['page']);
    res.setHeader('Content-Type', req.headers.rsc === undefined ? 'text/html; charset=utf-8' : 'text/x-component');
    res.end(`${req.headers.host}${req.url}`);
  };
  front = await startShopFront(echo);
  return { front, requests };
}

describe('parameters that a route does not know', () => {
  it.each(['/', '/about', '/product/kit', '/shop', '/wishlist', '/api/products', '/downloads/range.pdf'])(
    'cost no render of their own at %s, and do not reach it',
    async (path) => {
      const { front, requests } = await startEcho();
      await front.send(path);
      for (const query of [
        'utm_source=a&utm_medium=b',
        'gclid=1',
        'fbclid=2',
        'anything',
        '%75tm=1',
        '_rsc=1',
        '=',
        '&',
      ]) {
        const answer = await front.send(`${path}?${query}`);
        expect([answer.headers['x-cache'], answer.body.toString()]).toEqual(['HIT', `shop.test${path}`]);
      }
      expect(requests).toEqual([path]);
    },
  );

  it('cost none where other ways to write an address do not, in whatever order they come', async () => {
    const { front, requests } = await startEcho();
    for (const path of [
      '/shop?category=netball&sort=newest',
      '/shop?sort=newest&utm_source=x&category=netball',
      '/shop?sort=newest&category=Netball&sort=rating&page=1',
      '//shop?sort=newest&category=netball',
      '/%73hop?category=netball&sort=newest',
    ]) {
      await front.send(path);
    }
    expect(requests).toEqual(['/shop?category=netball&sort=newest']);
  });

  it('are left out of the address that Next’s router gets as rendered', async () => {
    const { front, requests } = await startEcho();
    const navigate = (path: string) => front.send(path, { headers: { RSC: '1' } });
    const first = await navigate('/product/kit?utm_source=x&reviews=2&_rsc=1a2');
    const second = await navigate('/product/kit?reviews=2&_rsc=1a2');
    expect([first, second].map(({ headers }) => [headers['x-cache'], headers['x-nextjs-rewritten-query']])).toEqual([
      ['MISS', 'reviews=2'],
      ['HIT', 'reviews=2'],
    ]);
    expect(requests).toEqual(['/product/kit?reviews=2&_rsc=1a2']);
  });

  it('stay where they are sent with something that is no reading', async () => {
    const { front, requests } = await startEcho();
    await front.send('/about?utm_source=x', { method: 'POST' });
    expect(requests).toEqual(['/about?utm_source=x']);
  });
});

const shown = (url: string) => publicTarget({ method: 'GET', url, headers: {} } as IncomingMessage, site.queryOf);

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
});

describe('an error of the front', () => {
  it('is a page with ways on for people, and one line for programs', () => {
    const { page, message } = site.errors.malformed;
    expect(message).toBe('The address of the request is malformed.');
    expect(page('ab-1')).toContain('<h1>This address does not work</h1>');
    expect(page('ab-1')).toContain('<a href="/shop">');
    expect(page('ab-1')).toContain('<small>Request ab-1</small>');
    expect(site.errors.busy.message).toBe('Too many requests at once. Please try again in a moment.');
  });
});

describe('a request', () => {
  it('is personal with the session of a member of staff or a team', () => {
    expect(['theme=dark; payload-token=x', 'team-token=x'].every(site.isPersonal)).toBe(true);
    expect(site.isPersonal('theme=dark; not-payload-token=1')).toBe(false);
  });

  it('may upload 31 MB, except where none belong', () => {
    const limits = ['/api/media', '/custom-kits', '/api/checkout', '/api/cart/price?x'].map((target) =>
      site.uploadLimit(target, 'multipart/form-data'),
    );
    expect(limits).toEqual([31 * 1024 * 1024, 31 * 1024 * 1024, undefined, undefined]);
  });

  it('may bring JSON lines to an import alone', () => {
    const limits = ['/api/imports?what=stock', '/api/imports/1', '/api/media', '/api/checkout'].map((target) =>
      site.uploadLimit(target, 'application/x-ndjson'),
    );
    expect(limits).toEqual([256 * 1024 * 1024, undefined, undefined, undefined]);
  });

  it('is a question to the API or GraphQL, and no picture', () => {
    const paths = ['/api/products', '/api/media/file/kit.webp', '/api/graphql', '/shop'];
    expect(paths.filter((path) => site.isQuestion('GET', path))).toEqual(['/api/products', '/api/graphql']);
    expect(paths.filter((path) => site.isQuestion('POST', path))).toEqual(['/api/graphql']);
  });

  it('for the state of the shop is answered anew', () => {
    expect(['/api/health', '/api/health?x', '/api/healthy'].map(site.isLive)).toEqual([true, true, false]);
  });

  it.each([
    '/account/sign-in/',
    '/sizes/',
    '/api/sizes/',
    '/order/',
    '/quote/',
    '/api/quotes/',
    '/api/returns/',
    '/api/orders/track/',
    '/newsletter/confirm/',
    '/custom-kits/designs/',
  ])('under %s is logged without its key', (path) => expect(site.loggable(`${path}kEy/more`)).toBe(`${path}…`));

  it('has a route without keys and ids', () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const paths = ['/product/red-kit', '/order/kEy', `/api/orders/${id}/notes`, '/admin/orders'];
    expect(paths.map(site.routeOf)).toEqual([
      '/product/[id]',
      '/order/[token]',
      '/api/orders/[id]/notes',
      '/admin/orders',
    ]);
  });
});
