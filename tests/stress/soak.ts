import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { load } from '../../bench/load';
import { dayOf, findPopular } from '../../bench/mix';
import { signInTeam } from '../../bench/sign-in';
import { freePort } from '../setup/free-port';
import { findBroken } from './invariants';
import { signIn, startLoad } from './machines/load';
import { processesOf } from './memory';
import { sell } from './orders';
import { check, finish, note } from './report';
import { newShop } from './server';

/** `npm run stress:soak -- --minutes 60 --connections 4`: what the shop holds at the end, and after a tenth of it. */
const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, connections: { type: 'string', default: '4' } },
});
const [MINUTES, CONNECTIONS] = [Number(options.minutes), Number(options.connections)];
const SAMPLES = 20;
const STOCK = 1_000_000;
const EDIT_EVERY_MS = 1_000;
/** After each order of three shoppers: emails go out one after the other. */
const PAUSE_MS = 8_000;
const MB = 2 ** 20;

/** Growth that counts as none; connections and open files settle, others grow with what was ordered. */
const LIMITS = {
  residentMb: 1.25,
  heapMb: 1.5,
  connections: 1.25,
  openFiles: 1.25,
  presence: 2,
  jobs: 2,
};

type Sample = Record<keyof typeof LIMITS | 'files' | 'pagesOnDisk' | 'emails' | 'throttles' | 'endedThrottles', number>;

const metricsPort = await freePort();
const shop = await newShop({ demo: true, env: { METRICS_PORT: String(metricsPort), WORKERS: '1' } });
let isOpen = true;

async function sample(dataDir: string): Promise<Sample> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(metrics)?.[1]);
  const [rows] = await shop.sql<
    Pick<Sample, 'connections' | 'throttles' | 'presence' | 'jobs' | 'emails' | 'endedThrottles'>
  >(
    `select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
            (select count(*)::int from throttles) as throttles, (select count(*)::int from presence) as presence,
            (select count(*)::int from shared_jobs) as jobs,
            (select count(*)::int from throttles where expire < 1000 * (extract(epoch from now()) - 7200)) as "endedThrottles",
            (select count(*)::int from mail_messages where sent_at is null) as emails`,
  );
  if (!rows) throw new Error('The database counted nothing.');
  const running = processesOf(shop.pid());
  const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).length;
  return {
    ...rows,
    residentMb: running.reduce((sum, { resident }) => sum + resident, 0) / MB,
    heapMb: figure('nodejs_heap_size_used_bytes') / MB,
    openFiles: running.reduce((sum, { pid }) => sum + readdirSync(`/proc/${pid}/fd`).length, 0),
    files: filesIn(join(dataDir, 'uploads')),
    pagesOnDisk: filesIn(join(dataDir, 'response-cache')),
  };
}

async function edit(token: string, ids: readonly string[]): Promise<void> {
  while (isOpen) {
    await fetch(`${shop.url}/api/products/${ids[randomInt(ids.length)]}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
      body: JSON.stringify({ price: randomInt(10, 90) }),
    }).catch(() => undefined);
    await sleep(EDIT_EVERY_MS);
  }
}

const lineOf = (figures: Sample): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${Math.round(figure)}`)
    .join(', ');

async function soak(): Promise<void> {
  await shop.start();
  const product = await sell(shop, STOCK);
  const token = await signIn(shop);
  const products = await shop.sql<{ id: string }>(`select id from products where slug not like 'stress-%'`);
  const popular = await findPopular(shop, [await signInTeam(shop)]);
  const next = dayOf(popular);
  const staff = startLoad({ shop, product, paths: ['/'], token, pauseMs: PAUSE_MS });
  const editing = edit(
    token,
    products.map(({ id }) => id),
  );
  const seconds = (MINUTES * 60) / SAMPLES;
  const samples: Sample[] = [];
  let [answers, failed] = [0, 0];
  for (let number = 0; number < SAMPLES; number += 1) {
    const part = await load({ origin: shop.url, seconds, connections: CONNECTIONS, next });
    answers += part.answers.length;
    failed += part.failed;
    const figures = await sample(shop.dataDir);
    samples.push(figures);
    note(`${(((number + 1) * seconds) / 60).toFixed(1)} min: ${lineOf(figures)}`);
  }
  isOpen = false;
  await Promise.all([staff.stop(), editing]);
  const counts = staff.counts();
  note(`${answers} visits, ${staff.acknowledged.orders.size} orders, ${staff.acknowledged.media.size} pictures`);
  check(
    'visits, pages, lists, orders and pictures that failed',
    [failed, counts.pagesFailed, counts.listsFailed, counts.ordersFailed, counts.uploadsFailed],
    [0, 0, 0, 0, 0],
  );

  const highest = (of: readonly Sample[], name: keyof typeof LIMITS) => Math.max(...of.map((each) => each[name]));
  const few = Math.ceil(SAMPLES / 10);
  for (const [name, limit] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
    const [before, after] = [highest(samples.slice(1, 1 + few), name), highest(samples.slice(-few), name)];
    note(`${name}: ${Math.round(before)} after the warm-up, ${Math.round(after)} in the end`);
    check(`${name} within ${limit} times`, after <= Math.max(before, 1) * limit, true);
  }
  check('counts of attempts that ended two hours ago', samples.at(-1)?.endedThrottles, 0);
  process.env.PAYLOAD_SECRET ||= 'of the invariants, which sign nothing';
  const broken = await findBroken({
    databaseUrl: shop.databaseUrl(),
    dataDir: shop.dataDir,
    acknowledged: staff.acknowledged,
    stock: STOCK,
  });
  check('what is broken in the end', broken, []);
  finish();
}

try {
  await soak();
} finally {
  isOpen = false;
  await shop.remove();
}
