import { randomUUID } from 'node:crypto';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { parseNotice, PURGE_CHANNEL, type Notice } from '../cache/notice';
import type { PurgePosition } from '../cache/disk/checkpoint';
import type { DiskStore } from '../cache/disk/disk-store';
import type { ResponseStore } from '../cache/store';
import {
  forgetOldPurges,
  lockFolder,
  readDatabase,
  readMissed,
  readPurges,
  sendAgain,
  writeWitness,
} from './purge-log';
import type { Log } from '../http/request-log';

/** Pause before another attempt to connect, ms: answers in the meantime are unconfirmed. */
const SHORT_PAUSE_MS = 50;
const LONG_PAUSE_MS = 2_000;
/** Between readings of the log, for notifications that are lost. */
const READ_INTERVAL_MS = 1_000;
const PROBE_INTERVAL_MS = 5_000;
const PROBE_TIMEOUT_MS = 3_000;
/** A purge without tags, whose arrival proves the channel. Other processes send others. */
const PROBE = JSON.stringify({ id: '', purge: [], probe: randomUUID() });
const SAVE_INTERVAL_MS = 30_000;
const STARTING_OR_STOPPING = /^57P0/;

export interface PurgeListenerOptions {
  connectionString: string;
  /** SQL of one value that changes with the schema: pages of another are not taken over. */
  schemaVersion: string;
  store: Pick<ResponseStore, 'hear' | 'clear' | 'enable' | 'disable' | 'suspend'>;
  /** The second tier, with the name of its folder for other processes. */
  disk?: { store: DiskStore; name: string };
  log: Log;
  readIntervalMs?: number;
  probeIntervalMs?: number;
  probeTimeoutMs?: number;
}

export interface PurgeListener {
  /** Resolves once the first attempt to listen has succeeded or failed. */
  started: Promise<void>;
  close(): Promise<void>;
}

type Silence =
  /** Answers nobody, so nobody changes anything in it either. */
  | 'away'
  /** The connection is lost; an attempt to connect again will show why. */
  | 'disconnected'
  /** Works for others, whose purges we do not hear. */
  | 'deaf';

class Silent extends Error {
  constructor(
    readonly silence: Silence,
    cause: unknown,
  ) {
    super('Nothing is heard from the database.', { cause });
  }
}

/** Uses the store while the channel works; then reads missed purges or clears it (decision 0016). Never throws. */
export function listenForPurges(options: PurgeListenerOptions): PurgeListener {
  const stop = new AbortController();
  options.store.disable();
  let running = Promise.resolve();
  const started = new Promise<void>((resolve) => {
    running = keepListening(options, stop.signal, resolve);
  });
  return {
    started,
    close: async () => {
      stop.abort();
      await running;
      await options.disk?.store.close();
    },
  };
}

/** Position of the process over all its connections. */
interface Heard {
  position: PurgePosition | undefined;
  witness: string;
}

async function keepListening(options: PurgeListenerOptions, stop: AbortSignal, onStarted: () => void): Promise<void> {
  const { store, log } = options;
  const heard: Heard = { position: undefined, witness: '' };
  let reported: Silence | undefined;
  while (!stop.aborted) {
    try {
      await listenOnce(options, stop, heard, (missed) => {
        store.enable(missed);
        onStarted();
        if (reported) log.warn('purges are heard again');
        reported = undefined;
      });
    } catch (error) {
      const silence = error instanceof Silent ? error.silence : 'deaf';
      if (silence === 'away') store.suspend();
      else store.disable();
      if (silence === 'deaf') store.clear();
      if (reported !== silence && !stop.aborted) log.warn({ err: error, silence }, 'no purges are heard');
      reported = silence;
      onStarted();
    }
    const pause = reported === 'deaf' ? LONG_PAUSE_MS : SHORT_PAUSE_MS;
    await sleep(pause, undefined, { signal: stop }).catch(() => undefined);
  }
  store.disable();
  onStarted();
}

/** Listens until the channel fails (rejects) or `stop` is aborted (resolves). */
async function listenOnce(
  options: PurgeListenerOptions,
  stop: AbortSignal,
  known: Heard,
  ready: (missed: readonly Notice[] | undefined) => void,
): Promise<void> {
  const {
    connectionString,
    schemaVersion,
    store,
    disk,
    readIntervalMs = READ_INTERVAL_MS,
    probeIntervalMs = PROBE_INTERVAL_MS,
    probeTimeoutMs = PROBE_TIMEOUT_MS,
  } = options;
  const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: probeTimeoutMs });
  /** End of the last reading of the log; ids heard since it began, and in the time before that. */
  let snapshot: string | undefined;
  let [recent, earlier] = [new Set<string>(), new Set<string>()];
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
    const notice = parseNotice(payload);
    known.witness = notice.id || known.witness;
    recent.add(notice.id);
    store.hear(notice);
    if (payload === PROBE) heard();
  });
  const answered = async <T>(answer: Promise<T>, silence: Silence): Promise<T> => {
    const late = new AbortController();
    try {
      return await Promise.race([answer, lost, silentAfter(probeTimeoutMs, silence, late.signal)]);
    } finally {
      late.abort();
    }
  };
  /** Resolves after all that was sent before. */
  const echo = async (): Promise<void> => {
    const echoed = new Promise<void>((resolve) => (heard = resolve));
    await answered(client.query('select pg_notify($1, $2)', [PURGE_CHANNEL, PROBE]), 'away');
    await answered(echoed, 'deaf');
  };
  /** Sends again what was lost: all processes then hear it in one order. @returns the horizon of the log */
  const read = async (): Promise<string> => {
    [recent, earlier] = [new Set(), recent];
    const { horizon, notices, ...reading } = await answered(readPurges(client, snapshot), 'away');
    snapshot = reading.snapshot;
    const unheard = () => notices.filter(({ id }) => !recent.has(id) && !earlier.has(id));
    if (unheard().length > 0) await echo();
    if (unheard().length > 0) await answered(sendAgain(client, unheard()), 'away');
    return horizon;
  };
  /** Makes sure that all purges until now were heard. */
  const probe = async (database: string): Promise<void> => {
    disk?.store.beginCheckpoint();
    const horizon = await read();
    await echo();
    known.position = { database, witness: known.witness, horizon };
    disk?.store.confirmCheckpoint(known.position);
  };

  try {
    await client.connect().catch((error: unknown) => {
      throw new Silent(refuses(error) ? 'deaf' : 'away', error);
    });
    await answered(client.query(`listen ${PURGE_CHANNEL}`), 'away');
    const database = await answered(readDatabase(client, schemaVersion), 'away');
    if (disk) {
      const isOurs = await answered(lockFolder(client, disk.name), 'away');
      known.position ??= isOurs ? await disk.store.open() : undefined;
      if (!isOurs) await disk.store.leave();
    }
    await read();
    const missed = known.position && (await answered(readMissed(client, database, known.position), 'away'));
    await answered(writeWitness(client), 'away');
    await probe(database);
    ready(missed);
    let [probed, saved] = [performance.now(), performance.now()];
    while (!stop.aborted) {
      await Promise.race([sleep(readIntervalMs, undefined, { signal: stop }), lost]);
      if (performance.now() - probed < probeIntervalMs) {
        await read();
        continue;
      }
      probed = performance.now();
      await probe(database);
      if (performance.now() - saved < SAVE_INTERVAL_MS) continue;
      saved = performance.now();
      await disk?.store.save();
      await answered(forgetOldPurges(client), 'away');
    }
  } finally {
    stop.removeEventListener('abort', lose);
    disconnect(client);
  }
}

/** True if PostgreSQL refuses us, though it may accept others. */
const refuses = (error: unknown): boolean =>
  error instanceof DatabaseError && !STARTING_OR_STOPPING.test(error.code ?? '');

/** `end()` waits for the server to answer; a dead one never does, so nothing waits for `end()`. */
function disconnect(client: Client): void {
  client.end().catch(() => undefined);
}

async function silentAfter(ms: number, silence: Silence, signal: AbortSignal): Promise<never> {
  await sleep(ms, undefined, { signal, ref: false });
  // An answer may have come while the process was busy.
  await turn(undefined, { signal });
  throw new Silent(silence, new Error(`no answer within ${ms} ms`));
}
