import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removePostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { freePort } from '../setup/free-port';
import { PROBE_MS, startBalancer } from './balancer';
import { ledger, order, sell } from './orders';
import { check, finish, note } from './report';
import { newShop, type Shop } from './server';

/** `npm run stress:machines`: two machines behind HAProxy (required), restarted and killed (-9) under load. */
const READERS = 8;
const SHOPPERS = 4;
const STOCK = 1_000_000;
const DRAIN_SECONDS = 3;
const STEADY_MS = 3_000;
/** Age of a price at most, ms. */
const FRESH_MS = 2_000;

const folder = mkdtempSync(join(tmpdir(), 'kitroom-machines-'));
chmodSync(folder, 0o711);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const postgres = await startPostgres({ dataDir: folder, durable: true });
const env = {
  DATABASE_URL: postgres.url,
  PAYLOAD_SECRET: randomUUID(),
  PUBLIC_URL: url,
  DATA_DIR: join(folder, 'data'),
  DRAIN_SECONDS: String(DRAIN_SECONDS),
  WORKERS: '1',
};
const machines = [await newShop({ demo: true, env }), await newShop({ env })] as const;
/** All of them, as their visitors see them. */
const shop: Shop = { ...machines[0], url };

const acknowledged = new Map<string, string>();
const none = () => ({ answers: 0, failed: 0, orders: 0, failedOrders: 0, statuses: new Set<number>() });
let counts = none();
let open = true;

async function reader(address: string, paths: readonly string[]): Promise<void> {
  while (open) {
    const path = paths[randomInt(paths.length)] ?? '/';
    const sent = { headers: { 'X-Forwarded-For': address }, signal: AbortSignal.timeout(30_000) };
    const status = await fetch(`${url}${path}`, sent).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    );
    counts.answers += 1;
    if (status === 200) continue;
    counts.failed += 1;
    counts.statuses.add(status);
  }
}

async function shopper(product: string): Promise<void> {
  while (open) {
    const key = randomUUID();
    for (let status = 0; open && status !== 201;) {
      const answer = await order(shop, product, key);
      status = answer.status;
      counts.orders += 1;
      if (status === 201) acknowledged.set(key, (JSON.parse(answer.text) as { orderNumber: string }).orderNumber);
      else {
        counts.failedOrders += 1;
        counts.statuses.add(status);
      }
      await sleep(50);
    }
  }
}

/** @returns what went on meanwhile */
async function during(title: string, work: () => Promise<void>): Promise<typeof counts> {
  counts = none();
  const since = performance.now();
  await work();
  const { answers, failed, orders, failedOrders, statuses } = counts;
  const why = statuses.size > 0 ? `: ${[...statuses].join(', ')}` : '';
  note(
    `${title}: ${((performance.now() - since) / 1000).toFixed(1)} s, ${answers} pages (${failed} failed), ${orders} orders sent (${failedOrders} failed)${why}`,
  );
  return counts;
}

async function productPaths(): Promise<string[]> {
  const rows = await shop.sql<{ slug: string }>(
    "select slug from products where is_active and slug not like 'stress-%' order by slug limit 20",
  );
  return rows.map(({ slug }) => `/product/${slug}`);
}

/** @returns age of the oldest price that a machine still showed after a change by SQL, ms */
async function staleness(path: string, number: number): Promise<number> {
  const price = 100 + number;
  await shop.sql('update products set price = $2, unit_price = $2 where slug = $1', [path.split('/').at(-1), price]);
  const since = performance.now();
  let oldest = 0;
  for (const machine of machines) {
    for (;;) {
      const asked = performance.now() - since;
      const text = await (await fetch(`${machine.url}${path}`)).text();
      if (text.includes(`${price}.00`)) break;
      oldest = Math.max(oldest, asked);
    }
  }
  return oldest;
}

let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined;
try {
  for (const machine of machines) await machine.start();
  balancer = await startBalancer(
    folder,
    port,
    machines.map((machine) => machine.url),
  );
  const product = await sell(shop, STOCK);
  const paths = ['/', ...(await productPaths())];
  const everyone = [
    ...Array.from({ length: READERS }, (_, number) => reader(`10.0.0.${number}`, paths)),
    ...Array.from({ length: SHOPPERS }, () => shopper(product)),
  ];
  await during('both machines', () => sleep(STEADY_MS));

  for (const [number, machine] of machines.entries()) {
    const { failed, failedOrders } = await during(`machine ${number + 1} restarted`, async () => {
      await machine.stop();
      await sleep(STEADY_MS);
      await machine.start();
      await sleep(2 * PROBE_MS);
    });
    check('requests and orders that failed', [failed, failedOrders], [0, 0]);
  }
  for (const [number, machine] of machines.entries()) {
    const { failed } = await during(`machine ${number + 1} killed`, async () => {
      await machine.killApp();
      await sleep(STEADY_MS);
      await machine.start();
      await sleep(2 * PROBE_MS);
    });
    // Those that it was answering, and those of the moment until the next probe.
    note(`of ${READERS + SHOPPERS} at a time ${failed} pages failed`);
  }
  const times = [];
  for (let number = 0; number < 5; number += 1) times.push(await staleness(paths[number + 1] ?? '/', number));
  note(`the oldest price after a change was ${Math.round(Math.max(...times))} ms old`);
  check(`changes later than ${FRESH_MS} ms on a machine`, times.filter((ms) => ms > FRESH_MS).length, 0);
  open = false;
  await Promise.all(everyone);

  const stored = await shop.sql<{ key: string; number: string }>(
    'select idempotency_key as key, order_number as number from orders where idempotency_key is not null',
  );
  const numbers = new Map(stored.map(({ key, number }) => [key, number]));
  const missing = [...acknowledged].filter(([key, number]) => numbers.get(key) !== number);
  check(`acknowledged orders that are missing, of ${acknowledged.size}`, missing.length, 0);
  check('order numbers used twice', stored.length - new Set(stored.map(({ number }) => number)).size, 0);
  const { orders, units, stock, variationStock } = await ledger(shop, product);
  check('sold and left of the product', [units + stock, units + variationStock, orders], [STOCK, STOCK, units]);
  const [emails] = await shop.sql<{ without: number }>(
    `select count(*) filter (where sent.total <> 1)::int as without
       from orders o, lateral (select count(*) as total from mail_messages m
                                where m.template = 'order-confirmation' and m."to" = o.contact_email) as sent
      where o.idempotency_key = any ($1)`,
    [[...acknowledged.keys()]],
  );
  check('orders without the one email to their shopper', emails?.without, 0);
  finish();
} finally {
  open = false;
  await balancer?.stop();
  for (const machine of machines) await machine.remove();
  await postgres.stop();
  removePostgres(folder);
  rmSync(folder, { recursive: true, force: true });
}
