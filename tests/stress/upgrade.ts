import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { removePostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { freePort } from '../setup/free-port';
import { PROBE_MS, startBalancer } from './balancer';
import { findBroken } from './invariants';
import { signIn, startLoad } from './machines/load';
import { sell } from './orders';
import { check, finish, note } from './report';
import { newShop, type Shop } from './server';

/**
 * `npm run stress:upgrade`: a release before serves on while this one migrates its database, then leaves to it. Needs
 * git and HAProxy. -- --from v0.1.0 instead of the state before the newest migration
 */
const { values: options } = parseArgs({ options: { from: { type: 'string' } } });
const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
const migrated = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'src/migrations/*.ts');
const before = git('rev-parse', '--short', options.from ?? `${migrated}^`);

const STOCK = 1_000_000;
const STEADY_MS = 5_000;

process.env.PAYLOAD_SECRET ||= 'of the invariants, which sign nothing';

const folder = mkdtempSync(join(tmpdir(), 'kitroom-upgrade-'));
chmodSync(folder, 0o711);
const checkout = join(folder, 'before');
git('worktree', 'add', '--detach', checkout, before);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const postgres = await startPostgres({ dataDir: folder, durable: true });
const dataDir = join(folder, 'data');
const env = {
  ...{ DATABASE_URL: postgres.url, PAYLOAD_SECRET: randomUUID(), PUBLIC_URL: url, DATA_DIR: dataDir },
  ...{ DRAIN_SECONDS: '3', WORKERS: '1' },
};
const old = await newShop({ demo: true, env, checkout });
const now = await newShop({ env });
const shop: Shop = { ...now, url };
const ends: (() => unknown)[] = [];
try {
  await old.start();
  const balancer = await startBalancer(folder, port, [old.url, now.url]);
  ends.push(() => balancer.stop());
  const product = await sell(shop, STOCK);
  const products = await shop.sql<{ slug: string }>('select slug from products where is_active order by slug limit 20');
  const load = startLoad({
    shop,
    product,
    paths: ['/', ...products.map(({ slug }) => `/product/${slug}`)],
    token: await signIn(shop),
  });
  ends.push(() => load.stop());

  const during = async (title: string, work: () => Promise<unknown>) => {
    const counts = load.begin();
    await work();
    await sleep(STEADY_MS);
    const { pages, lists, failures, ...failed } = counts;
    note(`${title}: ${pages} pages, ${lists} lists, ${load.acknowledged.orders.size} orders so far`);
    if (failures.size > 0) note([...failures].map(([name, times]) => `${times} × ${name}`).join(', '));
    check(`${title}: deferred or failed`, Object.values(failed), Object.values(failed).fill(0));
  };
  await during(`${before} alone`, () => sleep(0));
  await during(`${before} on the migrated database, beside this one`, async () => {
    await now.start();
    await now.untilReady();
  });
  await during('this one alone', () => old.stop());
  await sleep(2 * PROBE_MS);

  const started = await old.start().then(
    () => 'started',
    (error: Error) => error.message,
  );
  check(`${before} does not start on it again`, /later (?:release|version)/i.test(started), true);
  await load.stop();
  const broken = await findBroken({
    databaseUrl: postgres.url,
    dataDir,
    acknowledged: load.acknowledged,
    stock: STOCK,
  });
  check('broken laws', broken, []);
  finish();
} finally {
  for (const end of ends.toReversed()) await end();
  for (const each of [old, now]) await each.remove();
  await postgres.stop();
  removePostgres(folder);
  git('worktree', 'remove', '--force', checkout);
  rmSync(folder, { recursive: true, force: true });
}
