import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startShopFront, type ShopHarness } from '../../tests/setup/front-harness';

let front: ShopHarness | undefined;
let answered: number;

afterEach(() => front?.close());

const PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function ask(publicUrl: string, path: string, headers: OutgoingHttpHeaders, method = 'GET') {
  await front?.close();
  answered = 0;
  front = await startShopFront((_req, res) => void ((answered += 1), res.end('the shop')), { publicUrl });
  const { status, headers: sent, body } = await front.send(path, { method, headers });
  return { status, location: sent.location, type: sent['content-type'], text: body.toString(), headers: sent };
}

describe('the machine’s names for itself', () => {
  const SHOP = 'http://127.0.0.1:3000';

  it.each(['localhost:3000', 'LOCALHOST:3000', '[::1]:3000', '0.0.0.0:3000', 'shop.localhost:3000'])(
    'lead from %s to the one that cookies and forms belong to, path and query kept',
    async (Host) => {
      for (const method of ['GET', 'HEAD']) {
        const { status, location, headers } = await ask(SHOP, '/shop?sort=newest', { ...PAGE, Host }, method);
        expect([status, location]).toEqual([307, 'http://127.0.0.1:3000/shop?sort=newest']);
        expect(headers['cache-control']).toBe('no-store');
      }
      expect(answered).toBe(0);
    },
  );

  it('lead to localhost where that is PUBLIC_URL', async () => {
    const { location } = await ask('http://localhost:3000', '/admin', { ...PAGE, Host: '127.0.0.1:3000' });
    expect(location).toBe('http://localhost:3000/admin');
  });

  it('on another port are another address, and so is each of them where the shop is elsewhere', async () => {
    expect((await ask(SHOP, '/', { ...PAGE, Host: 'localhost:3001' })).status).toBe(421);
    expect((await ask('https://shop.test', '/', { ...PAGE, Host: 'localhost' })).status).toBe(421);
  });

  it('cannot sign in or save: what a page there sends is refused by the address to use', async () => {
    const headers = { Host: 'localhost:3000', Origin: 'http://localhost:3000' };
    for (const path of ['/api/orders/1', '/admin/login']) {
      const { status, text } = await ask(SHOP, path, headers, 'POST');
      expect([status, JSON.parse(text)]).toEqual([
        421,
        {
          type: '/developers/errors#wrong_host',
          code: 'wrong_host',
          message:
            'The shop is reached at http://127.0.0.1:3000 (PUBLIC_URL), and answers browsers at no other address.',
        },
      ]);
    }
  });

  it('are answered to programs: webhooks, checks of health, scripts', async () => {
    for (const [method, path] of [
      ['GET', '/api/health'],
      ['POST', '/api/stripe/webhook'],
      ['GET', '/'],
    ] as const)
      expect((await ask(SHOP, path, { Host: 'localhost:3000', Accept: '*/*' }, method)).text).toBe('the shop');
  });
});

describe('any other host', () => {
  const SHOP = 'https://shop.test';

  it.each(['evil.test', 'www.shop.test', '10.0.0.7:3000', 'shop.test.', 'shop.test:8443'])(
    'gets a page that says where the shop is: %s',
    async (Host) => {
      const { status, type, text, headers } = await ask(SHOP, '/admin/login', { ...PAGE, Host });
      expect([status, type, headers['cache-control'], answered]).toEqual([
        421,
        'text/html; charset=utf-8',
        'private, no-store',
        0,
      ]);
      expect(text).toContain('<h1>We are at another address</h1>');
      expect(text).toContain('<a href="https://shop.test">Go to shop.test</a>');
      expect(text).not.toContain(Host === 'evil.test' ? 'evil' : '\0');
    },
  );

  it('is refused in words when a page there sends something, a form without script too', async () => {
    const headers = { Host: '10.0.0.7:3000', Origin: 'http://10.0.0.7:3000' };
    expect((await ask(SHOP, '/admin/login', { ...headers, ...PAGE }, 'POST')).text).toContain('<h1>');
    expect(JSON.parse((await ask(SHOP, '/api/admin-users/login', headers, 'POST')).text)).toMatchObject({
      code: 'wrong_host',
    });
    expect(answered).toBe(0);
  });

  it('is logged once, for the operator of the proxy', async () => {
    await ask(SHOP, '/', { ...PAGE, Host: 'kitroom:3000' });
    await front?.send('/', { headers: { ...PAGE, Host: 'kitroom:3000' } });
    expect(front?.logged).toEqual([{ host: 'kitroom:3000', publicUrl: SHOP }]);
  });

  it('is answered to programs', async () => {
    for (const Host of ['10.0.0.7:3000', 'kitroom:3000'])
      expect((await ask(SHOP, '/api/products', { Host })).text).toBe('the shop');
  });

  it.each<[string, OutgoingHttpHeaders]>([
    ['in other letters, with the port of its scheme', { Host: 'SHOP.test:443' }],
    ['that a proxy was asked for', { Host: 'kitroom:3000', 'X-Forwarded-Host': 'shop.test' }],
    ['that the first of two proxies was asked for', { Host: 'kitroom:3000', 'X-Forwarded-Host': 'shop.test, inner' }],
    ['that a proxy keeps to itself', { Host: 'kitroom:3000', 'X-Forwarded-For': '192.0.2.1' }],
  ])('is the shop’s own %s', async (_what, headers) => {
    expect((await ask(SHOP, '/', { ...PAGE, ...headers })).text).toBe('the shop');
    const sent = { ...headers, Origin: 'https://shop.test' };
    expect((await ask(SHOP, '/admin/login', sent, 'POST')).text).toBe('the shop');
  });

  it('is read from a proxy’s header', async () => {
    const headers = { ...PAGE, Host: 'shop.test', 'X-Forwarded-Host': 'old.test' };
    expect((await ask(SHOP, '/', headers)).status).toBe(421);
  });
});

describe('a request of another site’s page', () => {
  it.each(['https://evil.test', 'null'])('reaches no form of ours: %s', async (Origin) => {
    const { status, text } = await ask('https://shop.test', '/admin/login', { Host: 'shop.test', Origin }, 'POST');
    expect([status, JSON.parse(text), answered]).toEqual([
      403,
      {
        type: '/developers/errors#forbidden',
        code: 'forbidden',
        message: 'A page of another site cannot send this.',
      },
      0,
    ]);
  });

  it.each(['/api/cart', '/newsletter/unsubscribe/token'])(
    'is a stranger’s at %s, which strangers may send to',
    async (path) => {
      const headers = { Host: 'shop.test', Origin: 'https://mail.test' };
      expect((await ask('https://shop.test', path, headers, 'POST')).text).toBe('the shop');
    },
  );

  it('is ours under another scheme: the page was opened at the wrong address', async () => {
    const headers = { Host: 'shop.test', Origin: 'http://shop.test' };
    expect((await ask('https://shop.test', '/api/cart', headers, 'POST')).status).toBe(421);
  });
});
