import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { parsePurge, PURGE_ALL, PURGE_CHANNEL } from '@/lib/http-cache/purge';
import type { ResponseStore } from '@/lib/http-cache/store';
import type { Log } from './request-log';

/** Pause before the first attempt to reconnect, doubled with each failure up to the longest, ms. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** How often the channel is tried, and how long an answer may take, ms. */
const PROBE_INTERVAL_MS = 5_000;
const PROBE_TIMEOUT_MS = 3_000;
/** A purge of no tags: nothing happens, except that it arrives. */
const PROBE = '[]';

export interface PurgeListenerOptions {
  connectionString: string;
  store: Pick<ResponseStore, 'purgeTags' | 'clear' | 'enable' | 'disable'>;
  log: Log;
  probeIntervalMs?: number;
  probeTimeoutMs?: number;
}

export interface PurgeListener {
  close(): Promise<void>;
}

/**
 * Hears what other processes purge. The store is in use only while the channel provably works: it is disabled as soon
 * as the connection is lost or a probe sent through the channel does not come back, and starts from empty when the
 * channel is back. A broken connection never throws out of here.
 */
export function listenForPurges(options: PurgeListenerOptions): PurgeListener {
  const stop = new AbortController();
  options.store.disable();
  const running = keepListening(options, stop.signal);
  return {
    close: async () => {
      stop.abort();
      await running;
    },
  };
}

async function keepListening(options: PurgeListenerOptions, stop: AbortSignal): Promise<void> {
  const { store, log } = options;
  let pause = FIRST_PAUSE_MS;
  while (!stop.aborted) {
    try {
      await listenOnce(options, stop, () => {
        store.enable();
        pause = FIRST_PAUSE_MS;
      });
    } catch (error) {
      if (!stop.aborted) log.warn({ err: error }, 'purge channel lost, responses are not cached until it is back');
    }
    store.disable();
    await sleep(pause, undefined, { signal: stop }).catch(() => undefined);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Listens until the connection ends (rejects) or is told to stop (resolves). */
async function listenOnce(options: PurgeListenerOptions, stop: AbortSignal, ready: () => void): Promise<void> {
  const { connectionString, store, probeIntervalMs = PROBE_INTERVAL_MS, probeTimeoutMs = PROBE_TIMEOUT_MS } = options;
  const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: probeTimeoutMs });
  let heard: () => void = () => undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection ended')));
  });
  lost.catch(() => undefined);
  client.on('notification', ({ payload }) => {
    const purge = parsePurge(payload);
    if (purge === PURGE_ALL) store.clear();
    else store.purgeTags(purge);
    heard();
  });
  const probe = async (): Promise<void> => {
    const echo = new Promise<void>((resolve) => (heard = resolve));
    await client.query('select pg_notify($1, $2)', [PURGE_CHANNEL, PROBE]);
    await echo;
  };
  const within = (work: Promise<void>): Promise<void> => Promise.race([work, lost, timeout(probeTimeoutMs, stop)]);

  try {
    await client.connect();
    await within(client.query(`listen ${PURGE_CHANNEL}`).then(probe));
    ready();
    while (!stop.aborted) {
      await Promise.race([sleep(probeIntervalMs, undefined, { signal: stop }), lost]);
      await within(probe());
    }
  } finally {
    disconnect(client);
  }
}

/** `end()` waits for the server to answer; a dead one never does, so nothing waits for `end()`. */
function disconnect(client: Client): void {
  client.end().catch(() => undefined);
}

async function timeout(ms: number, stop: AbortSignal): Promise<never> {
  await sleep(ms, undefined, { signal: stop, ref: false });
  throw new Error(`the purge channel did not answer within ${ms} ms`);
}
