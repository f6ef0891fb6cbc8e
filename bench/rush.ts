import { readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { memoryOf } from '../tests/stress/memory';
import { order, sell } from '../tests/stress/orders';
import { percentile } from '../tests/stress/report';
import { newShop, type Shop } from '../tests/stress/server';
import { fillCatalogue } from './catalogue';
import { fillSearch } from './fill-search';
import { measureFreshness, type Freshness } from './freshness';
import { measureLimits, measureReactAlone, sentBytes } from './limits';
import { load, sameAddress, visitor, type Load, type LoadAnswer, type LoadRequest } from './load';
import { dayOf, findPopular, type Kind, type Popular } from './mix';
import { signInStaff, signInTeam } from './sign-in';
import { processorTime } from './processor-time';
import { table, type Row } from './table';

/**
 * `npm run bench:rush`: a day’s mix of requests, while people order and staff edit. About two minutes.
 *
 * -- --products 200000 instead of 200: filling takes minutes more
 * -- --warm 40000 product pages rendered before, and all searches and lists: 10 to 15 ms each
 * -- --restart restarts the shop after that
 * -- --cold a second rush after a restart with no page on disk, once the shop is ready for a balancer
 * -- --seconds 60 of the rush itself, 40 by default
 * -- --quiet no orders, no edits
 * -- --url http://… --requests file.json any other shop: a list of { kind, path, headers? }, repeated
 */
const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '40' },
    warm: { type: 'string', default: '0' },
    restart: { type: 'boolean', default: false },
    cold: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    url: { type: 'string' },
    requests: { type: 'string' },
  },
});
const products = Number(options.products);
const seconds = Number(options.seconds);
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 10;
const WARMING_CONNECTIONS = 4;
const PHASE_SECONDS = 3;
const MOST_DEMO_COPIES = 2_000;
const ORDERS_PER_SECOND = 20;
const ON_SALE = 16;

async function rushElsewhere(origin: string, file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('--url needs --requests: a list of { kind, path, headers? } as JSON');
  const requests = JSON.parse(readFileSync(file, 'utf8')) as LoadRequest[];
  let sent = 0;
  const next = (): LoadRequest => requests[sent++ % requests.length] ?? { kind: 'home', path: '/' };
  await load({ origin, seconds: WARM_UP_SECONDS, connections: CONNECTIONS, next });
  const rush = await load({ origin, seconds, connections: CONNECTIONS, next });
  print([...speedOf(rush), ...[...groupByKind(rush)].map(([kind, of]) => rowOf(kind, of, rush))]);
}

async function rushAtHome(): Promise<void> {
  const shop = await newShop({ demo: true });
  try {
    await shop.start();
    const since = performance.now();
    await fill(shop);
    console.log(`Filled in ${Math.round((performance.now() - since) / 1000)} s`);
    const onSale = await Promise.all(Array.from({ length: ON_SALE }, () => sell(shop, 1_000_000)));
    const sessions = await Promise.all([signInTeam(shop), signInStaff(shop)]);
    const popular = await findPopular(shop, sessions);
    const [favourite = '/'] = popular.products;
    const bytes = await sentBytes(`${shop.url}${favourite}`);
    const limits = await measureLimits(shop.databaseUrl(), favourite.slice('/product/'.length), bytes, 2);

    await warmUp(shop, popular);
    const next = dayOf(popular);
    const ask = (length: number) => load({ origin: shop.url, seconds: length, connections: CONNECTIONS, next });
    await ask(WARM_UP_SECONDS);
    const rushed = async () => {
      const before = processorTime(shop.pid());
      const [rush, placed, freshness] = await Promise.all([
        ask(seconds),
        options.quiet ? 0 : placeOrders(shop, onSale, seconds),
        options.quiet ? undefined : measureFreshness(shop, { seconds, readers: 3, pauseMs: 50, editEveryMs: 1_000 }),
      ]);
      return { rush, placed, freshness, spent: processorTime(shop.pid()) - before };
    };
    const { rush, placed, freshness, spent } = await rushed();
    const memory = memoryOf(shop.pid()) / 2 ** 20;

    const rows: Row[] = [
      ...speedOf(rush, products <= MOST_DEMO_COPIES ? 2_000 : 600, limits.page),
      { what: 'processor time a page, all that went on', figure: spent / rush.answers.length, unit: 'ms' },
      { what: 'memory after the rush', figure: memory, unit: 'MB', target: 600 },
      ...(freshness ? changes(freshness, placed) : []),
    ];
    const groups = groupByKind(rush);
    const examples: Record<Kind, string> = {
      'product page': favourite,
      search: popular.searches[0] ?? '/',
      'sorted list': popular.lists[0] ?? '/',
      home: '/',
      category: popular.categories[1] ?? '/',
      page: popular.pages[0] ?? '/',
    };
    for (const [kind, path] of Object.entries(examples)) {
      // Range requests use no stored response.
      rows.push({
        what: `${kind}: processor time when made anew`,
        ...(await costOf(shop, path, { Range: 'bytes=0-' })),
        note: noteOf(groups.get(kind) ?? [], rush),
      });
    }
    rows.push({
      what: 'product page’s elements drawn by React alone: processor time',
      figure: await measureReactAlone(`${shop.url}${favourite}`),
      unit: 'ms',
    });
    rows.push({ what: 'product page from the store: processor time', ...(await costOf(shop, favourite, {})) });
    rows.push({
      what: 'product page for a signed-in team: processor time',
      ...(await costOf(shop, favourite, { Cookie: sessions[0] })),
    });
    if (options.cold) {
      await shop.stop();
      rmSync(join(shop.dataDir, 'response-cache'), { recursive: true });
      await shop.start();
      const started = performance.now();
      await shop.untilReady();
      rows.push({ what: 'from cold: ready after', figure: performance.now() - started, unit: 'ms' });
      const { rush: cold } = await rushed();
      rows.push(...speedOf(cold, rush.perSecond / 2).map((row) => ({ ...row, what: `from cold: ${row.what}` })));
    }
    print(rows);
  } finally {
    await shop.remove();
  }
}

async function fill(shop: Shop): Promise<void> {
  if (products <= MOST_DEMO_COPIES) return fillCatalogue(shop, products);
  const client = new pg.Client(shop.databaseUrl());
  await client.connect();
  await fillSearch(client, products);
  await client.end();
}

async function warmUp(shop: Shop, { products: paths, searches, lists, categories, pages }: Popular): Promise<void> {
  if (Number(options.warm) === 0) return;
  const wanted = [...paths.slice(0, Number(options.warm)).toReversed(), ...searches, ...lists, ...categories, ...pages];
  const since = performance.now();
  const left = wanted.entries();
  const ask = async () => {
    for (const [number, path] of left) {
      await (await fetch(`${shop.url}${path}`, { headers: visitor(number) })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: WARMING_CONNECTIONS }, ask));
  console.log(`${wanted.length} pages made before, in ${Math.round((performance.now() - since) / 1000)} s`);
  if (!options.restart) return;
  await shop.stop();
  await shop.start();
}

/** Fewer if the shop does not keep up. @returns number accepted */
async function placeOrders(shop: Shop, onSale: readonly string[], length: number): Promise<number> {
  const underWay = new Set<Promise<void>>();
  let placed = 0;
  const end = performance.now() + length * 1000;
  for (let number = 0; performance.now() < end; number += 1) {
    if (underWay.size < ORDERS_PER_SECOND) {
      const product = onSale[number % onSale.length] ?? '';
      const one = order(shop, product).then(({ status }) => {
        placed += status === 201 ? 1 : 0;
        underWay.delete(one);
      });
      underWay.add(one);
    }
    await sleep(1000 / ORDERS_PER_SECOND);
  }
  await Promise.all(underWay);
  return placed;
}

/** Ms, without other requests. */
async function costOf(
  shop: Shop,
  path: string,
  headers: LoadRequest['headers'],
): Promise<Pick<Row, 'figure' | 'unit'>> {
  const address = sameAddress(path);
  const next = () => ({ ...address(), headers });
  const target = { origin: shop.url, connections: 4, next };
  await load({ ...target, seconds: 1 });
  const before = processorTime(shop.pid());
  const { answers } = await load({ ...target, seconds: PHASE_SECONDS });
  return { figure: (processorTime(shop.pid()) - before) / answers.length, unit: 'ms' };
}

function groupByKind({ answers }: Load): Map<string, LoadAnswer[]> {
  const groups = new Map<string, LoadAnswer[]>();
  for (const answer of answers) {
    const group = groups.get(answer.kind);
    if (group) group.push(answer);
    else groups.set(answer.kind, [answer]);
  }
  return groups;
}

function speedOf(rush: Load, target?: number, limit?: number): Row[] {
  const stored = rush.answers.filter(({ isStored }) => isStored).length;
  return [
    {
      what: 'pages a second',
      figure: rush.perSecond,
      unit: 'pages/s',
      limit,
      target,
      note: `${rush.answers.length} pages${rush.failed > 0 ? `, ${rush.failed} FAILED` : ''}`,
    },
    { what: 'half within', figure: rush.p50, unit: 'ms' },
    { what: '99 % within', figure: rush.p99, unit: 'ms', target: 200 },
    { what: 'answered from the store', figure: (stored / rush.answers.length) * 100, unit: '%' },
  ];
}

const changes = ({ edits, refused, reads, stale }: Freshness, placed: number): Row[] => [
  {
    what: 'stale answers',
    figure: stale,
    unit: 'answers',
    target: 0,
    note: `${edits} edits, ${refused} refused, ${reads} reads`,
  },
  { what: 'orders meanwhile', figure: placed / seconds, unit: 'orders/s' },
];

const rowOf = (kind: string, of: readonly LoadAnswer[], rush: Load): Row => ({
  what: `${kind}: half within`,
  figure: percentile(
    of.map(({ ms }) => ms),
    0.5,
  ),
  unit: 'ms',
  note: noteOf(of, rush),
});

function noteOf(of: readonly LoadAnswer[], rush: Load): string {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;
  const times = of.map(({ ms }) => ms);
  const stored = of.filter(({ isStored }) => isStored).length;
  return [
    `${percent(of.length, rush.answers.length)} of the pages`,
    `${percent(stored, of.length)} stored`,
    `99 % within ${Math.round(percentile(times, 0.99))} ms`,
  ].join(', ');
}

function print(rows: readonly Row[]): void {
  const where = options.url ?? `${products.toLocaleString('en-GB')} products`;
  console.log(
    `${cpus().length} cores, Node ${process.versions.node}, ${where}, ${CONNECTIONS} connections, ${seconds} s\n\n${table(rows)}`,
  );
}

if (options.url) await rushElsewhere(options.url, options.requests);
else await rushAtHome();
