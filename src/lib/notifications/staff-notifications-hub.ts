import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { env } from '../env';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { log } from '../log';
import { startProcessWorker } from '../work/process-workers';
import type { Worker } from '../work/loop';

const CHANNEL = 'staff_news';
const PAUSE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 5_000;

type Hub = { listeners: Set<() => void>; leaving: Set<() => void> };
const hub = () => sharedInstance<Hub>('staff-news', () => ({ listeners: new Set(), leaving: new Set() }));

/** Also calls `listener` after a lost connection. @param leave called when the process stops @returns removes both */
export function onStaffNotification(listener: () => void, leave: () => void): () => void {
  const { listeners, leaving } = hub();
  listeners.add(listener);
  leaving.add(leave);
  startProcessWorker('news', startListening);
  return () => {
    listeners.delete(listener);
    leaving.delete(leave);
  };
}

function startListening(): Worker {
  const stop = new AbortController();
  const running = keepListening(stop.signal);
  return {
    stop: async () => {
      stop.abort();
      for (const leave of [...hub().leaving]) leave();
      await running;
    },
  };
}

function notifyAll(): void {
  for (const listener of [...hub().listeners]) listener();
}

async function keepListening(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      await listenOnce(stop);
    } catch (error) {
      if (!stop.aborted) log.warn({ err: error }, 'Staff notifications are delayed: the connection was lost.');
    }
    await sleep(PAUSE_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}

async function listenOnce(stop: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: env.databaseDirectUrl,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  const ended = new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('end', resolve);
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  ended.catch(() => undefined);
  client.on('notification', notifyAll);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    notifyAll();
    await ended;
  } finally {
    client.end().catch(() => undefined);
  }
}
