import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBroken, STRAY_FILES } from './invariants';
import { listFaults, type Fault } from './machines/faults';
import { signIn, startLoad, type Load } from './machines/load';
import { recoverBetween } from './machines/recovery';
import { missingPrograms, openSite, type Site } from './machines/site';
import { order, sell } from './orders';
import { check, finish, note } from './report';
import type { Shop } from './server';

/**
 * `npm run stress:machines`: two servers of two workers behind HAProxy, with PgBouncer, Redis and a replica. Each part is
 * killed, frozen and cut off under load; afterwards nothing is lost. `-- --short`: four faults, `-- --only=frozen`: those.
 */
const { values: options } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const HOLD_MS = options.short ? 1_500 : 5_000;
const PATIENCE_MS = 60_000;
const STOCK = 1_000_000;
const PAGES = 20;

interface Outcome {
  fault: string;
  pages: number;
  /** Answered 503 with a time to try again. */
  pagesDeferred: number;
  pagesFailed: number;
  listsFailed: number;
  /** Orders answered so, and sent again by their key, as were those that failed. */
  deferred: number;
  failed: number;
  lost: number;
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
  const load = startLoad(shop, product, paths, await signIn(shop));
  try {
    const { faults, leftOut } = listFaults(options.short, site);
    for (const what of leftOut) note(`left out: ${what}`);
    await warmUp(site, paths);
    await untilWell(site, product);
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
  await fault.begin(site);
  await sleep(HOLD_MS);
  await fault.end(site);
  const since = performance.now();
  const isWell = await untilWell(site, product);
  const seconds = (performance.now() - since) / 1000;
  const { failures, ordersDeferred: deferred, ordersFailed: failed, ...others } = counts;
  const { pages, pagesDeferred, pagesFailed, listsFailed } = others;
  const found = await broken(site, load, fault);
  const lost = Number.parseInt(found.find((each) => each.includes('orders lost')) ?? '0', 10);
  if (failures.size > 0) note([...failures].map(([name, times]) => `${times} × ${name}`).join(', '));
  return {
    fault: fault.name,
    pages,
    pagesDeferred,
    pagesFailed,
    listsFailed,
    deferred,
    failed,
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

function judge({ fault, pagesFailed, failed, lost, broken: found }: Outcome, { cuts }: Fault): void {
  if (!cuts) check(`${fault}: pages and orders that failed`, [pagesFailed, failed], [0, 0]);
  check(`${fault}: orders lost, what is broken`, [lost, found], [0, []]);
}

const lineOf = (outcome: Outcome): string => Object.values(cells(outcome)).join(' | ');

const cells = ({
  fault,
  pages,
  pagesDeferred,
  pagesFailed,
  listsFailed,
  deferred,
  failed,
  lost,
  seconds,
  broken: found,
}: Outcome) => ({
  fault,
  pages,
  'pages deferred': pagesDeferred,
  'pages failed': pagesFailed,
  'lists failed': listsFailed,
  'orders deferred': deferred,
  'orders failed': failed,
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
  const site = await openSite();
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
