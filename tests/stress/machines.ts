import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { runSql } from '../setup/sql';
import { findBroken, STRAY_FILES } from './invariants';
import { listFaults, type Fault } from './machines/faults';
import { signIn, startLoad, type Counts, type Load } from './machines/load';
import { recoverBetween } from './machines/recovery';
import { missingPrograms, openSite, type Site } from './machines/site';
import { order, sell } from './orders';
import { check, finish, note } from './report';
import type { Shop } from './server';

/**
 * `npm run stress:machines`: two servers of two workers behind HAProxy, with PgBouncer, Redis and a replica. Each part is
 * killed, frozen and cut off under load; afterwards nothing is lost. `-- --short`: three faults of servers of one process, `-- --only=frozen`: those.
 */
const { values: options } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const HOLD_MS = options.short ? 1_500 : 5_000;
const PATIENCE_MS = 60_000;
const STOCK = 1_000_000;
const PAGES = 20;
const LINE_CHARACTERS = 2_000;

interface Outcome {
  fault: string;
  counts: Counts;
  lost: number;
  /** From the end of the fault. */
  seconds: number;
  broken: string[];
}

async function run(site: Site): Promise<void> {
  const { shop } = site;
  const product = await sell(shop, STOCK);
  const rows = await shop.sql<{ slug: string }>(
    `select slug from products where is_active and slug not like 'stress-%' order by slug limit ${PAGES}`,
  );
  const paths = ['/', ...rows.map(({ slug }) => `/product/${slug}`)];
  check('orders that a recovery to a moment between them has', await recoverBetween(site, product), [1, 0]);
  const load = startLoad({ shop, product, paths, token: await signIn(shop) });
  try {
    const { faults, leftOut } = listFaults(options.short, site);
    for (const what of leftOut) note(`left out: ${what}`);
    await warmUp(site, paths);
    await untilWell(site, product);
    const readers = `select 1 from pg_stat_activity where application_name = 'kitroom'`;
    check('lists are read from the replica', (await runSql(site.database.replica.adminUrl, readers)).length > 0, true);
    const outcomes: Outcome[] = [];
    for (const fault of faults.filter(({ name }) => name.includes(options.only ?? ''))) {
      const outcome = await tryOut(site, load, fault, product);
      outcomes.push(outcome);
      note(lineOf(outcome));
      judge(outcome, fault);
    }
    await load.stop();
    check('what is broken in the end', await broken(site, load), []);
    note(`${strayFiles} files of pictures whose process was killed as it stored them`);
    note(`${load.acknowledged.orders.size} orders and ${load.acknowledged.media.size} pictures acknowledged`);
    console.log(tableOf(outcomes));
    finish();
  } finally {
    await load.stop();
  }
}

async function tryOut(site: Site, load: Load, fault: Fault, product: string): Promise<Outcome> {
  const counts = load.begin();
  const before = site.machines.map((machine) => machine.loggedErrors().length);
  await fault.begin(site);
  await sleep(HOLD_MS);
  await fault.end(site);
  const since = performance.now();
  const isWell = await untilWell(site, product);
  const seconds = (performance.now() - since) / 1000;
  const found = await broken(site, load, fault);
  const lost = Number.parseInt(found.find((each) => each.includes('orders lost')) ?? '0', 10);
  if (counts.failures.size > 0) note([...counts.failures].map(([name, times]) => `${times} × ${name}`).join(', '));
  if (counts.pagesFailed + counts.ordersFailed > 0) {
    for (const line of site.machines.flatMap((machine, index) => machine.loggedErrors().slice(before[index])))
      note(line.slice(0, LINE_CHARACTERS));
  }
  return {
    fault: fault.name,
    counts: { ...counts },
    lost,
    seconds,
    broken: isWell ? found : ['not well again', ...found],
  };
}

async function warmUp({ machines }: Site, paths: readonly string[]): Promise<void> {
  for (const { url } of machines) {
    for (const path of paths) {
      const isStored = async () => {
        const response = await fetch(`${url}${path}`);
        await response.arrayBuffer();
        return response.headers.get('X-Cache') === 'HIT';
      };
      while (!(await isStored())) await sleep(20);
    }
  }
}

async function untilWell({ shop, machines }: Site, product: string): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  const isFresh = async ({ url }: Shop) => {
    const response = await fetch(`${url}/`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    await response?.arrayBuffer();
    return response?.status === 200 && response.headers.get('X-Cache') !== 'STALE';
  };
  const isWell = async () =>
    (await order(shop, product)).status === 201 && (await Promise.all(machines.map(isFresh))).every(Boolean);
  while (!(await isWell())) {
    if (Date.now() > deadline) return false;
    await sleep(100);
  }
  return true;
}

let strayFiles = 0;

async function broken({ database, dataDir }: Site, { acknowledged }: Load, fault?: Fault): Promise<string[]> {
  const look = async () => {
    const found = await findBroken({ databaseUrl: database.primary.url, dataDir, acknowledged, stock: STOCK });
    const stray = Number.parseInt(found.find((each) => each.endsWith(STRAY_FILES)) ?? '0', 10);
    if (fault?.cuts) strayFiles = Math.max(strayFiles, stray);
    return found.filter((each) => stray > strayFiles || !each.endsWith(STRAY_FILES));
  };
  let found = await look();
  for (let times = 0; found.length > 0 && times < 5; times += 1) {
    await sleep(1_000);
    found = await look();
  }
  return found;
}

function judge({ fault, counts, lost, broken: found }: Outcome, { cuts }: Fault): void {
  const failed = [counts.pagesFailed, counts.ordersFailed];
  if (!cuts) check(`${fault}: pages and orders that failed`, failed, [0, 0]);
  check(`${fault}: orders lost, what is broken`, [lost, found], [0, []]);
}

const lineOf = (outcome: Outcome): string => Object.values(cells(outcome)).join(' | ');

/** Deferred: answered 503 with a time to try again. Orders are then sent again by their key, as are those that failed. */
const cells = ({ fault, counts, lost, seconds, broken: found }: Outcome) => ({
  fault,
  pages: counts.pages,
  'pages deferred': counts.pagesDeferred,
  'pages failed': counts.pagesFailed,
  'lists failed': counts.listsFailed,
  'orders deferred': counts.ordersDeferred,
  'orders failed': counts.ordersFailed,
  'orders lost': lost,
  'well after': `${seconds.toFixed(1)} s`,
  broken: found.join('; ') || 'nothing',
});

function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(cells);
  const names = Object.keys(rows[0] ?? {});
  return [names, names.map(() => '---'), ...rows.map((row) => Object.values(row))]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

const missing = missingPrograms();
if (missing.length > 0) {
  console.log(`No faults of machines are tried: apt-get install ${missing.join(' ')}`);
} else {
  process.env.PAYLOAD_SECRET ||= 'of the invariants, which sign nothing';
  const site = await openSite(options.short ? 1 : 2);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void site.close().then(() => process.exit(1)));
  try {
    await run(site);
  } finally {
    await site.close();
  }
  // Ends what sockets that were reset may keep busy.
  process.exit();
}
