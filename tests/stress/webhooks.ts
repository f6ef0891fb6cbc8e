import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../setup/free-port';
import { order, sell } from './orders';
import { check, finish, note, percentile } from './report';
import { newShop } from './server';

/** `npm run stress:webhooks -- --orders 500`: each event comes once, in order, though consumer and shop are killed. */
const { values } = parseArgs({ options: { orders: { type: 'string', default: '10000' } } });
const ORDERS = Number(values.orders);
const SHOPPERS = 8;
const STATUSES = ['pending', 'processing', 'shipped', 'delivered'];
/** The consumer is away for as long, ms. */
const UP_MS = 8_000;
const AWAY_MS = 3_000;
const PATIENCE_MS = 45 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'kitroom-consumer-'));
const file = join(folder, 'events');
writeFileSync(file, '');
const shop = await newShop({ demo: true, env: { WEBHOOKS_TO_LOOPBACK: 'true', WORKERS: '1' } });
let consumer: ChildProcess | undefined;
let kills = 0;
let isOver = false;

async function addWebhook(url: string): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(shop.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/api/admin-users/login', { email: 'admin@demo.test', password: 'Demo-pass-1234' });
  const [cookie] = signedIn.headers.getSetCookie();
  const added = await post('/api/webhooks', { url, events: ['order.placed', 'order.status_changed'] }, cookie);
  if (added.status !== 201) throw new Error(`No webhook: ${added.status} ${await added.text()}`);
  return ((await added.json()) as { secret: string }).secret;
}

async function endConsumer(): Promise<void> {
  if (!consumer || consumer.exitCode !== null || consumer.signalCode !== null) return;
  const gone = once(consumer, 'exit');
  consumer.kill('SIGKILL');
  await gone;
}

async function keepKilling(port: number, secret: string): Promise<void> {
  while (!isOver) {
    const args = ['tests/stress/webhook-consumer.ts', String(port), file, secret];
    consumer = spawn(process.execPath, args, { stdio: 'inherit' });
    for (let waited = 0; waited < UP_MS && !isOver; waited += 100) await sleep(100);
    await endConsumer();
    kills += 1;
    if (!isOver) await sleep(AWAY_MS);
  }
}

let left = ORDERS;
async function shopper(product: string): Promise<void> {
  while ((left -= 1) >= 0) while ((await order(shop, product)).status !== 201) await sleep(20);
}

const advance = async (product: string, index: number) =>
  shop.sql(
    `update orders o set status = $3::text::enum_orders_status, updated_at = now()
      where status = $2::text::enum_orders_status and exists (select from order_items where _parent_id = o.id and product_id = $1)`,
    [product, STATUSES[index], STATUSES[index + 1]],
  );

async function killShop(): Promise<void> {
  await shop.killApp();
  await shop.start();
}

try {
  await shop.start();
  const port = await freePort();
  const secret = await addWebhook(`http://127.0.0.1:${port}/hook`);
  const product = await sell(shop, ORDERS * 2);
  const began = performance.now();
  const killing = keepKilling(port, secret);
  await Promise.all(Array.from({ length: SHOPPERS }, () => shopper(product)));
  const ordered = performance.now();
  await killShop();
  for (let index = 0; index + 1 < STATUSES.length; index += 1) {
    await advance(product, index);
    await sleep(2_000);
    if (index === 1) await killShop();
  }
  const deadline = performance.now() + PATIENCE_MS;
  const waiting = async () =>
    (
      await shop.sql<{ left: number }>('select count(*)::int as left from webhook_deliveries where settled_at is null')
    )[0]?.left ?? 0;
  while ((await waiting()) > 0 && performance.now() < deadline) await sleep(1_000);
  const ended = performance.now();
  isOver = true;
  await killing;

  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const seen = new Set<string>();
  const got = new Map<string, string[]>();
  for (const line of lines) {
    const [id = '', , orderId = '', status = ''] = line.split(' ');
    if (seen.has(id)) continue;
    seen.add(id);
    got.set(orderId, [...(got.get(orderId) ?? []), status]);
  }
  const placed = await shop.sql<{ id: string }>(
    'select distinct _parent_id as id from order_items where product_id = $1',
    [product],
  );
  const [log] = await shop.sql<{ failed: number; tries: number; lag: number[] }>(
    `select count(*) filter (where last_error is not null)::int as failed, max(attempts) as tries,
            array_agg(extract(epoch from settled_at - created_at)::float8) as lag from webhook_deliveries`,
  );
  const lag = log?.lag ?? [];
  note(
    `${placed.length} orders in ${((ordered - began) / 1000).toFixed(0)} s, all events in ${((ended - began) / 1000).toFixed(0)} s`,
  );
  note(
    `consumer killed ${kills} times, shop twice; ${lines.length - seen.size} events came twice, at most ${log?.tries} tries`,
  );
  note(
    `half of the events within ${percentile(lag, 0.5).toFixed(1)} s, 99 % within ${percentile(lag, 0.99).toFixed(1)} s`,
  );
  check('orders that were not placed', Math.max(0, ORDERS - placed.length), 0);
  check('deliveries given up', log?.failed, 0);
  check('events that wait', await waiting(), 0);
  const wrong = placed.filter(({ id }) => got.get(id)?.join() !== STATUSES.join());
  check('orders whose events are missing, twice or out of order', wrong.length, 0);
  if (wrong[0]) note(`such as ${wrong[0].id}: ${got.get(wrong[0].id)?.join()}`);
  check('events of other orders', got.size, placed.length);
  finish();
} finally {
  isOver = true;
  await endConsumer();
  await shop.remove();
  rmSync(folder, { recursive: true });
}
