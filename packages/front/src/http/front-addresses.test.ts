import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { markCacheable } from '../cache/request-scope';
import { cacheKey } from './cache-key';
import { SITE, startFront, type Harness } from '../../tests/harness';
import type { Handler } from './handler';

let front: Harness;
let requests: { url?: string; host?: string; forwardedHost?: string | string[]; protocol?: string | string[] }[];

afterEach(() => front.close());

const echo: Handler = (req, res) => {
  const { host, rsc } = req.headers;
  requests.push({
    url: req.url,
    host,
    forwardedHost: req.headers['x-forwarded-host'],
    protocol: req.headers['x-forwarded-proto'],
  });
  markCacheable(['page']);
  res.setHeader('Content-Type', rsc === undefined ? 'text/html; charset=utf-8' : 'text/x-component');
  res.end(`${host}${req.url}`);
};

async function start(handler = echo): Promise<void> {
  requests = [];
  front = await startFront(handler);
}

describe('a target that could be read in two ways', () => {
  it.each(['/about#x', '/#', '/about?a=1#x', '/a/../about', '/%2e%2e/about', '/\\evil.test'])(
    '%s is refused before anything is looked up or stored',
    async (path) => {
      await start();
      const answer = await front.send(path, { headers: { Accept: 'application/json' } });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body.toString())).toEqual({
        type: '/errors#bad_request',
        code: 'bad_request',
        message: 'The address of the request is malformed.',
      });
      expect([requests.length, front.store.size]).toEqual([0, 0]);
    },
  );

  it('is answered with a page, unless a program asks for something else', async () => {
    await start();
    const asBrowser = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
    for (const sent of [asBrowser, { headers: { Accept: '*/*' } }, {}]) {
      const answer = await front.send('/product/%E0%A4%A', sent);
      expect([answer.status, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(answer.body.toString()).toBe(SITE.errors.malformed.page(String(answer.headers['x-request-id'])));
    }
    const asProgram = await front.send('/api/%zz', asBrowser);
    expect(asProgram.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('cannot put a page in the place of another’s data for the router', async () => {
    await start();
    const rsc = { RSC: '1' };
    await front.send('/about', { headers: rsc });
    const key = cacheKey({ method: 'GET', url: '/about', headers: { rsc: '1' } } as unknown as IncomingMessage, SITE)!;
    const suffix = key.slice(key.indexOf('#'));
    expect((await front.send(`/about${suffix}`)).status).toBe(400);
    front.store.clear();
    expect((await front.send(`/about${suffix}`)).status).toBe(400);
    const data = await front.send('/about', { headers: rsc });
    expect([data.headers['x-cache'], data.headers['content-type']]).toEqual(['MISS', 'text/x-component']);
  });
});

describe('hosts', () => {
  it('that anyone makes up are answered as the shop’s own, from one stored answer', async () => {
    await start();
    const hosts = [
      'shop.test',
      'SHOP.TEST',
      'shop.test.',
      'shop.test:80',
      'evil.test',
      '10.0.0.7:3000',
      'x'.repeat(300),
    ];
    for (const Host of hosts) {
      const answer = await front.send('/', { headers: { Host, 'X-Forwarded-Host': Host, 'X-Forwarded-Proto': 'ftp' } });
      expect(answer.body.toString()).toBe('shop.test/');
    }
    expect(front.store.size).toBe(1);
    expect(requests).toEqual([{ url: '/', host: 'shop.test', forwardedHost: 'shop.test', protocol: 'http' }]);
  });
});

describe('the budget', () => {
  it('holds nothing under an address longer than 2 KB, which is answered all the same', async () => {
    await start();
    const path = `/product/${'x'.repeat(2_100)}`;
    expect([(await front.send(path)).status, (await front.send(path)).status]).toEqual([200, 200]);
    expect([requests.length, front.store.size]).toEqual([2, 0]);
  });

  it('counts the encodings that are sent', async () => {
    const noise = randomBytes(50_000).toString('base64');
    await start((_req, res) => (markCacheable(['page']), void res.setHeader('Content-Type', 'text/html').end(noise)));
    const plain = await front.send('/');
    const before = front.store.bytes;
    const gzip = await front.send('/', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(front.store.bytes).toBe(before + gzip.body.length);
  });
});

describe('while the database is away', () => {
  it('answers with stored pages, marked as not to be kept, and renders the others', async () => {
    await start();
    await front.send('/');
    front.store.suspend();
    const stale = await front.send('/');
    expect(stale.headers).toMatchObject({ 'x-cache': 'STALE' });
    expect(stale.headers['cache-control']).toMatch(/\bno-store$/);
    expect((await front.send('/about')).headers['cache-control']).toBe('private, no-store');
    front.store.enable();
    expect((await front.send('/')).headers['x-cache']).toBe('MISS');
  });
});

describe('an address that has moved', () => {
  const moved: Handler = (req, res) => {
    res.statusCode = req.url?.startsWith('/passing') ? 307 : 308;
    res.setHeader('Location', '/new?a=1#top');
    res.end();
  };

  it('leads on with the query that came with it', async () => {
    await start(moved);
    const { headers, status } = await front.send('/old?utm_source=mail&a=2');
    expect([status, headers.location]).toEqual([308, '/new?a=1&utm_source=mail#top']);
    expect((await front.send('/old')).headers.location).toBe('/new?a=1#top');
    expect((await front.send('/passing?x=1')).headers.location).toBe('/new?a=1#top');
  });
});
