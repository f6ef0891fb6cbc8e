import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createFront } from '@kitroom/front/http/front';
import { listen } from '@kitroom/front/http/http-server';
import { ResponseStore } from '@kitroom/front/cache/store';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { routeOf, startMetrics, type Metrics } from './metrics';
import { shopSite } from './site';

let server: Server | undefined;
let metrics: Metrics | undefined;

afterEach(async () => {
  server?.close();
  await metrics?.close();
});

async function start(): Promise<(path: string, method?: string) => Promise<unknown>> {
  const store = new ResponseStore();
  const { observe } = (metrics = startMetrics({ store, databaseUrl: undefined }));
  const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
  server = createServer(
    createFront({
      handler: (_req, res) => {
        markCacheable(['a']);
        res.setHeader('Content-Type', 'text/html; charset=utf-8');
        res.end('<p>page</p>');
      },
      store,
      site: shopSite('http://127.0.0.1'),
      isProxyTrusted: false,
      networkOf: () => '',
      securityHeaders: [],
      sharedMaxAge: 0,
      log,
      observe,
    }),
  );
  const port = await listen(server, '127.0.0.1', 0);
  return async (path, method) => (await fetch(`http://127.0.0.1:${port}${path}`, { method })).text();
}

const lines = async (name: string) =>
  ((await metrics?.text()) ?? '').split('\n').filter((line) => line.startsWith(name));

it('counts requests by route and how they were answered, whatever their addresses', async () => {
  const get = await start();
  for (const path of ['/product/one', '/product/one', '/product/two', '/nothing-here?a=1']) await get(path);
  await get('/api/checkout', 'POST');
  expect((await lines('kitroom_requests_total')).toSorted()).toEqual([
    'kitroom_requests_total{route="/[...slug]",status="200",answered="made"} 1',
    'kitroom_requests_total{route="/product/[id]",status="200",answered="hit"} 1',
    'kitroom_requests_total{route="/product/[id]",status="200",answered="made"} 2',
    'kitroom_requests_total{route="api",status="200",answered="unstored"} 1',
  ]);
  expect(await lines('kitroom_stored_answers')).toEqual(['kitroom_stored_answers 3']);
  expect(await lines('kitroom_request_seconds_count{answered="made"}')).toEqual([
    'kitroom_request_seconds_count{answered="made"} 3',
  ]);
});

it.each([
  ['/_next/static/chunks/a.js', 'scripts'],
  ['/api/media/file/a.webp', 'pictures'],
  ['/api/checkout', 'api'],
  ['/cms/pages', 'cms'],
  ['/teamwear-portal/roster', '/teamwear-portal/roster'],
  ['/', '/'],
])('names %s %s', (path, route) => expect(routeOf(path)).toBe(route));
