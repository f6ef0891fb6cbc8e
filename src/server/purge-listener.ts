import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { formatNotice, parseNotice, PURGE_CHANNEL } from '@/lib/http-cache/notice';
import type { ResponseStore } from '@/lib/http-cache/store';
import type { Log } from './request-log';

/** Pause before another attempt to connect, ms: what is served in the meantime is not confirmed. */
const SHORT_PAUSE_MS = 50;
/** The same while nothing is served. */
const LONG_PAUSE_MS = 2_000;
/** How often the channel is tried, and how long an answer may take, ms. */
const PROBE_INTERVAL_MS = 5_000;
const PROBE_TIMEOUT_MS = 3_000;
/** A purge of no tags: nothing happens, except that it arrives. */
const PROBE = formatNotice({ id: '', purge: [] });
/** PostgreSQL, while it starts or stops. */
const STARTING_OR_STOPPING = /^57P0/;

export interface PurgeListenerOptions {
  connectionString: string;
  store: Pick<ResponseStore, 'heed' | 'clear' | 'enable' | 'disable' | 'suspend'>;
  log: Log;
  probeIntervalMs?: number;
  probeTimeoutMs?: number;
}

export interface PurgeListener {
  close(): Promise<void>;
}

/** What can be said of the database when nothing is heard from it any more. */
type Silence =
  /** It answers nobody: nobody changes anything in it either. */
  | 'away'
  /** The connection is gone; an attempt to connect again will tell why. */
  | 'disconnected'
  /** It works for others, and we do not hear what they purge. */
  | 'deaf';

class Silent extends Error {
  constructor(
    readonly silence: Silence,
    cause: unknown,
  ) {
    super('Nothing is heard from the database.', { cause });
  }
}

/**
 * Hears what other processes purge (decision 0016). The store is in use while the channel provably works, and starts
 * from empty whenever it works again: what was purged in the meantime is nowhere. While the database answers nobody, the store
 * serves what it has for a limited time; while it might answer others, nothing. A broken connection never throws out of
 * here.
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
  let told: Silence | undefined;
  while (!stop.aborted) {
    try {
      await listenOnce(options, stop, () => {
        store.enable();
        if (told) log.warn('purges are heard again');
        told = undefined;
      });
    } catch (error) {
      const silence = error instanceof Silent ? error.silence : 'deaf';
      if (silence === 'away') store.suspend();
      else store.disable();
      if (silence === 'deaf') store.clear();
      if (told !== silence && !stop.aborted) log.warn({ err: error, silence }, 'no purges are heard');
      told = silence;
    }
    const pause = told === 'deaf' ? LONG_PAUSE_MS : SHORT_PAUSE_MS;
    await sleep(pause, undefined, { signal: stop }).catch(() => undefined);
  }
  store.disable();
}

/** Listens until nothing is heard any more (rejects) or it is told to stop (resolves). */
async function listenOnce(options: PurgeListenerOptions, stop: AbortSignal, ready: () => void): Promise<void> {
  const { connectionString, store, probeIntervalMs = PROBE_INTERVAL_MS, probeTimeoutMs = PROBE_TIMEOUT_MS } = options;
  const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: probeTimeoutMs });
  let heard: () => void = () => undefined;
  let lose: (cause: unknown) => void = () => undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    lose = (cause) => reject(new Silent('disconnected', cause));
  });
  lost.catch(() => undefined);
  client.on('error', lose);
  client.on('end', () => lose(new Error('the connection ended')));
  stop.addEventListener('abort', lose);
  client.on('notification', ({ payload }) => {
    store.heed(parseNotice(payload));
    heard();
  });
  const heed = async (answer: Promise<unknown>, silence: Silence): Promise<void> => {
    const late = new AbortController();
    try {
      await Promise.race([answer, lost, silentAfter(probeTimeoutMs, silence, late.signal)]);
    } finally {
      late.abort();
    }
  };
  const probe = async (): Promise<void> => {
    const echo = new Promise<void>((resolve) => (heard = resolve));
    await heed(client.query('select pg_notify($1, $2)', [PURGE_CHANNEL, PROBE]), 'away');
    await heed(echo, 'deaf');
  };

  try {
    await client.connect().catch((error: unknown) => {
      throw new Silent(refuses(error) ? 'deaf' : 'away', error);
    });
    await heed(client.query(`listen ${PURGE_CHANNEL}`), 'away');
    await probe();
    ready();
    while (!stop.aborted) {
      await Promise.race([sleep(probeIntervalMs, undefined, { signal: stop }), lost]);
      await probe();
    }
  } finally {
    stop.removeEventListener('abort', lose);
    disconnect(client);
  }
}

/** Whether PostgreSQL itself keeps us out, though it may let others in. */
const refuses = (error: unknown): boolean =>
  error instanceof DatabaseError && !STARTING_OR_STOPPING.test(error.code ?? '');

/** `end()` waits for the server to answer; a dead one never does, so nothing waits for `end()`. */
function disconnect(client: Client): void {
  client.end().catch(() => undefined);
}

async function silentAfter(ms: number, silence: Silence, signal: AbortSignal): Promise<never> {
  await sleep(ms, undefined, { signal, ref: false });
  throw new Silent(silence, new Error(`no answer within ${ms} ms`));
}
