import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { checkChannel, checkReplica, inspect, prepareAlone } from './database.mjs';
import { checkDemo, DEMO_PASSWORD } from './demo.mjs';
import { ensureSecret, loadSettings, ROOT } from './env.mjs';
import { onEnd } from './lifecycle.mjs';
import { checkReachable } from './reachable.mjs';
import { hasLogFiles, logPath, openLog, record, say, step } from './log.mjs';
import { startPostgres } from './postgres.mjs';
import { poolSize } from './postgres/settings.mjs';
import { run, runOrFail } from './process.mjs';
import { serveMetrics } from './serve-metrics.mjs';
import { startWorkers } from './workers.mjs';

/** @typedef {import('./env.mjs').Settings} Settings */
/** @typedef {{ serve: (options: { host: string, port: number, dev: boolean }) => Promise<{ close: () => Promise<void>, metrics?: () => Promise<string> }> }} ServerModule */

/**
 * Supplies the programs of the shop: a checkout (checkout.mjs), or a folder that has them ready.
 * @typedef {object} Source
 * @property {boolean} dev
 * @property {() => Promise<void>} install
 * @property {() => Promise<string>} server path of its bundle
 * @property {(name: 'migrate' | 'seed') => Promise<string[]>} program its path, behind options for Node
 * @property {() => Promise<void>} prepared called before the server starts
 * @property {(dataDir: string) => string} compiledFolder of V8’s cache
 */

/** Time that a server takes to close at most, beside draining, ms. */
const CLOSE_MS = 12_000;
/** Before which it is not given up, ms. */
const MORE_MS = 3_000;

/** @param {Source} source */
export async function launch(source) {
  const since = performance.now();
  const { settings, demo, server } = await prepare(source);
  await step('Starting the shop', () => startServer(settings, server, source));
  const file = logPath();
  const log = file ? ` (log: ${relative(ROOT, file)})` : '';
  say(`Ready in ${((performance.now() - since) / 1000).toFixed(1)} s: ${settings.publicUrl}${log}`);
  if (demo) printDemoAccounts(settings.publicUrl);
}

/** @param {Source} source */
export async function prepare(source) {
  process.chdir(ROOT);
  const settings = loadSettings();
  Object.assign(process.env, { NODE_ENV: source.dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' });
  await checkPort(settings);
  ensureSecret(settings);
  if (hasLogFiles()) openLog(join(settings.dataDir, 'logs', 'start.log'));
  await source.install();
  if (settings.s3) await (await import('./s3.mjs')).checkS3(settings.s3);
  if (settings.redisUrl) await (await import('./redis.mjs')).checkRedis(settings.redisUrl);
  await checkReachable('OTEL_EXPORTER_OTLP_ENDPOINT');
  await checkReachable('CDN_PURGE_URL');

  const [demo, server] = await Promise.all([prepareDatabase(settings, source), source.server()]);
  await source.prepared();
  return { settings, demo, server };
}

/** Fails early if the port is taken. @param {Settings} settings @returns {Promise<void>} */
const checkPort = ({ host, port }) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(listenError(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** @param {NodeJS.ErrnoException} error @param {string} host @param {number} port */
function listenError(error, host, port) {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is in use by another program. Stop that, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  return new Error(`Cannot listen on ${host}, port ${port}: ${error.message}`);
}

/** @param {Settings} settings @param {Source} source @returns {Promise<boolean>} true for a demo’s database */
export async function prepareDatabase(settings, source) {
  const { databaseUrl, directUrl, replicaUrl } = settings;
  if (databaseUrl && !source.dev) await checkChannel(databaseUrl, directUrl);
  if (databaseUrl && replicaUrl) await checkReplica(directUrl ?? databaseUrl, replicaUrl);
  const url = directUrl ?? databaseUrl ?? (await step('Starting PostgreSQL', () => startEmbedded(settings)));
  process.env.DATABASE_URL = databaseUrl ?? url;
  return prepareAlone(url, () => fillDatabase(settings, source, url));
}

/** @param {string} migration */
const newerMessage = (migration) =>
  `A later release has migrated this database (${migration}). Start that one, or restore the backup from before: docs/guide/upgrading.md.`;

/** @param {Settings} settings @param {Source} source @param {string} url */
async function fillDatabase(settings, source, url) {
  let status = await inspect(url);
  if (status.newer) throw new Error(newerMessage(status.newer));
  checkDemo(settings, status);
  if (status.pending.length > 0 || !status.begun) {
    const what =
      status.pending.length > 0 ? `Migrating the database (${status.pending.length} pending)` : 'Adding pages';
    await step(what, () => runScript(source, 'migrate', url));
    status = await inspect(url);
  }
  const wanted = settings.demo === 'always' || (settings.demo === 'when-new' && (status.demoBegun || !status.used));
  if (status.demo || !wanted) return status.demo;
  await step('Adding demo data', () => runScript(source, 'seed', url));
  return true;
}

/** @param {Settings} settings */
async function startEmbedded({ dataDir }) {
  const starting = startPostgres({ dataDir, log: say });
  onEnd(async () => {
    const postgres = await starting.catch(() => null);
    if (postgres) await postgres.stop();
  });
  return (await starting).url;
}

/** @param {Source} source @param {'migrate' | 'seed'} name @param {string} url */
async function runScript(source, name, url) {
  const args = await source.program(name);
  const env = { ...process.env, DATABASE_URL: url, DATABASE_DIRECT_URL: '' };
  await runOrFail(name, (options) => run(process.execPath, args, { ...options, env }));
}

/** @param {Settings} settings @param {string} server its bundle @param {Source} source */
async function startServer(
  { host, port, dataDir, workers, drainMs, metricsPort, databaseUrl },
  server,
  { dev, compiledFolder },
) {
  const compiled = compiledFolder(dataDir);
  const closeMs = drainMs + CLOSE_MS;
  if (!dev && workers > 1) {
    if (!databaseUrl) process.env.DATABASE_POOL_SIZE ||= String(poolSize(workers));
    const program = join(dirname(server), 'worker.mjs');
    const running = await startWorkers({ count: workers, program, compiled, closeMs });
    if (metricsPort) await serveMetrics({ host, port: metricsPort, text: running.metrics });
    return onEnd(() => running.close(), closeMs + MORE_MS);
  }
  // Saves a fifth of a start. Imported here, as Node 20, which only fetches 24, has none.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache(compiled);
  if (dev) await import('./quick-resolve.mjs');
  /** @type {ServerModule} */
  const { serve } = await import(pathToFileURL(server).href);
  const print = console.log;
  // Hides Next’s remarks on its start.
  if (!dev) console.log = (...parts) => record(`${parts.join(' ')}\n`);
  try {
    const running = await serve({ host, port, dev });
    if (running.metrics && metricsPort) await serveMetrics({ host, port: metricsPort, text: running.metrics });
    onEnd(() => running.close(), closeMs + MORE_MS);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw code === 'EADDRINUSE' ? listenError(/** @type {NodeJS.ErrnoException} */ (error), host, port) : error;
  } finally {
    console.log = print;
  }
}

/** @param {string} url */
function printDemoAccounts(url) {
  console.log(`
  Demo accounts, password of all three: ${DEMO_PASSWORD}

    administrator   admin@demo.test      ${url}/admin/login
    editor          editor@demo.test     ${url}/cms/login
    team            northside-netball    ${url}/teamwear-portal
`);
}
