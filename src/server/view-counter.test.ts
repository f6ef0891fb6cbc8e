import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { markCacheable, markPrivate } from '@kitroom/front/cache/request-scope';
import { startShopFront, type ShopHarness } from '../../tests/setup/front-harness';
import type { Handler } from '@kitroom/front/http/handler';
import { ViewCounter } from './view-counter';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const NOON = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

const request = (url: string, referer?: string, agent: string | undefined = BROWSER) =>
  ({ method: 'GET', url, headers: { host: 'shop.test', referer, 'user-agent': agent } }) as unknown as IncomingMessage;

function count(counter: ViewCounter, req: IncomingMessage, now = NOON): void {
  counter.viewOf(req)?.(now);
}

describe('the counter', () => {
  it('adds up by day, path and referrer, and hands over once', () => {
    const counter = new ViewCounter();
    count(counter, request('/'));
    count(counter, request('/?x=1'));
    count(counter, request('/', 'https://a.example/'));
    count(counter, request('/'), NOON + DAY_MS);
    expect(counter.drain()).toEqual([
      { day: '2026-11-21', path: '/', referrer: '', views: 2 },
      { day: '2026-11-21', path: '/', referrer: 'a.example', views: 1 },
      { day: '2026-11-22', path: '/', referrer: '', views: 1 },
    ]);
    expect(counter.drain()).toEqual([]);
  });

  it('takes back what could not be written, together with what came in the meantime', () => {
    const counter = new ViewCounter();
    count(counter, request('/'));
    const [lost] = counter.drain();
    count(counter, request('/'));
    counter.add(lost!);
    expect(counter.drain()).toEqual([{ day: '2026-11-21', path: '/', referrer: '', views: 2 }]);
  });

  it('leaves bots out, and what does not say what it is', () => {
    const counter = new ViewCounter();
    for (const agent of ['Googlebot/2.1', 'curl/8.5.0', '']) count(counter, request('/', undefined, agent));
    expect(counter.drain()).toEqual([]);
  });

  it('bounds what strangers can make it keep, anew each day', () => {
    const counter = new ViewCounter({ paths: 2, referrers: 2, pairs: 3 });
    for (const host of ['a', 'b', 'c']) count(counter, request('/1', `https://${host}.example/`));
    for (const host of ['a', 'b']) count(counter, request('/2', `https://${host}.example/`));
    count(counter, request('/3'));
    expect(counter.drain().map(({ path, referrer, views }) => [path, referrer, views])).toEqual([
      ['/1', 'a.example', 1],
      ['/1', 'b.example', 1],
      ['/1', 'other', 1],
      ['/2', 'a.example', 1],
      ['/2', 'other', 1],
    ]);
    count(counter, request('/3', 'https://c.example/'), NOON + DAY_MS);
    expect(counter.drain()).toMatchObject([{ path: '/3', referrer: 'c.example' }]);
  });
});

describe('behind the front', () => {
  let front: ShopHarness;
  afterEach(() => front.close());

  const answer: Handler = (req, res) => {
    if (req.url === '/private') markPrivate();
    if (req.url !== '/unsaid') markCacheable(['page']);
    if (req.url === '/missing') res.statusCode = 404;
    res.setHeader('Content-Type', req.url === '/data' ? 'application/json' : 'text/html; charset=utf-8');
    res.end('<p>Hello</p>');
  };
  const visit = (path: string, headers = {}) => front.send(path, { headers: { 'User-Agent': BROWSER, ...headers } });
  const counted = () => front.views.drain().map(({ path, views }) => [path, views]);

  it('counts public pages, rendered, answered from the cache and known to the browser', async () => {
    front = await startShopFront(answer);
    const first = await visit('/');
    const second = await visit('/');
    const third = await visit('/', { 'If-None-Match': String(first.headers.etag) });
    expect([first, second, third].map(({ status, headers }) => [status, headers['x-cache']])).toEqual([
      [200, 'MISS'],
      [200, 'HIT'],
      [304, 'HIT'],
    ]);
    expect(counted()).toEqual([['/', 3]]);
  });

  it('counts them for teams too, and not for staff, who get the same stored answer', async () => {
    front = await startShopFront(answer);
    const visits = [
      await visit('/', { Cookie: 'payload-token=abc' }),
      await visit('/', { Cookie: 'payload-token=abc' }),
      await visit('/', { Cookie: 'team-token=abc' }),
    ];
    expect(visits.map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT', 'HIT']);
    expect(counted()).toEqual([['/', 1]]);
  });

  it('counts nothing that is private, missing or no page', async () => {
    front = await startShopFront(answer);
    for (const path of ['/private', '/unsaid', '/missing', '/data', '/data']) await visit(path);
    expect(counted()).toEqual([]);
  });
});
