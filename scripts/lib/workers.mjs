import cluster from 'node:cluster';
import { once } from 'node:events';

import { record, warn } from './log.mjs';
import { sleep } from './process.mjs';

/** A process that ends sooner is started again after a pause, each time twice as long, ms. */
const SOON_MS = 10_000;
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * @typedef {object} WorkersOptions
 * @property {number} count
 * @property {string} program of each process (src/server/worker.ts)
 * @property {string} compiled folder of V8’s cache
 * @property {number} closeMs after which one that closes is killed
 */

/**
 * Serves in several processes on one port; the first does the jobs and makes pages ahead. One that ends starts again.
 * @param {WorkersOptions} options
 * @returns {Promise<{ close: () => Promise<void>, metrics: () => Promise<string> }>} once all serve
 */
export async function startWorkers({ count, program, compiled, closeMs }) {
  // Messages carry stored pages, which JSON would make four times as long.
  cluster.setupPrimary({ exec: program, serialization: 'advanced', stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  cluster.on('message', relay);
  let isClosing = false;

  /** @param {number} number */
  function start(number) {
    const isFirst = number === 0;
    const env = { NODE_COMPILE_CACHE: compiled, ...(isFirst ? {} : { JOBS: 'false', MAKES_PAGES: 'false' }) };
    const worker = cluster.fork(env);
    // Next’s remarks on its start.
    worker.process.stdout?.on('data', (text) => record(String(text)));
    return worker;
  }

  /** @param {number} number @param {import('node:cluster').Worker} worker @param {number} pause ms */
  async function watch(number, worker, pause) {
    const since = Date.now();
    const [code, signal] = await once(worker, 'exit');
    if (isClosing) return;
    warn(`Process ${number + 1} ended (${signal ?? code}): starting it again`);
    const wait = Date.now() - since > SOON_MS ? SHORTEST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, 2 * pause);
    await sleep(wait);
    if (!isClosing) await watch(number, start(number), wait);
  }

  /** @param {number} number */
  async function startFirst(number) {
    const worker = start(number);
    await serving(worker);
    void watch(number, worker, SHORTEST_PAUSE_MS);
  }

  await Promise.all(Array.from({ length: count }, (_, number) => startFirst(number)));
  return {
    metrics: async () => {
      // Loaded where it is wanted; all registries ask the same processes.
      const { AggregatorRegistry } = await import('prom-client');
      return new AggregatorRegistry().clusterMetrics();
    },
    close: async () => {
      isClosing = true;
      await Promise.all(
        Object.values(cluster.workers ?? {}).flatMap((worker) => (worker ? [close(worker, closeMs)] : [])),
      );
    },
  };
}

/** @param {import('node:cluster').Worker} worker @returns {Promise<void>} */
const serving = (worker) =>
  new Promise((resolve, reject) => {
    worker.on('message', (message) => message === 'serving' && resolve());
    worker.once('exit', () => reject(new Error('A process of the shop ended at its start.')));
  });

/** @param {import('node:cluster').Worker} worker @param {number} closeMs */
async function close(worker, closeMs) {
  const ended = once(worker, 'exit');
  worker.send('close');
  const late = setTimeout(() => worker.process.kill('SIGKILL'), closeMs);
  await ended;
  clearTimeout(late);
}

/**
 * Passes what one process broadcasts to the others (packages/front/src/neighbours.ts).
 * @param {import('node:cluster').Worker} sender @param {{ relayed?: string } | null} message
 */
function relay(sender, message) {
  if (typeof message?.relayed !== 'string') return;
  for (const worker of Object.values(cluster.workers ?? {}))
    if (worker && worker.id !== sender.id && worker.isConnected()) worker.send(message, () => {});
}
