import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { runRecorder, type Job } from './runs';
import { onWork, type WorkKind } from './signal';

export type Worker = {
  /** Finishes the current work only. */
  stop: () => Promise<void>;
};

export type Run = {
  stop: AbortSignal;
  /** Users keep this process busy: do little at a time. */
  isBusy: boolean;
  /** Notes an error that the step has logged and survives. */
  fail: (error: unknown) => void;
};

type Work = {
  kind: Job;
  payload: () => Promise<Payload>;
  /** True to look for more at once. May throw: it is called again later. */
  step: (payload: Payload, run: Run) => Promise<boolean>;
  /** Ms between polls; work announced in this process is seen at once. */
  pollMs: number;
  /** Ms between pieces of work, at least. */
  paceMs: number;
};

/** Users come first: while they keep the process busy, work has a fifth of it, or rests a second. */
const BUSY_UTILIZATION = 0.8;
const BUSY_FACTOR = 4;
const MOST_REST_MS = 1_000;

/** The claim at the start of `step` makes several processes safe. */
export function startWorker({ kind, payload: load, step, pollMs, paceMs }: Work): Worker {
  const stop = new AbortController();
  const record = runRecorder(kind);
  let isBusy = false;

  /** Measures others, as this work rests. */
  async function rest(tookMs: number): Promise<void> {
    const before = performance.eventLoopUtilization();
    await pause(paceMs, stop.signal);
    isBusy = performance.eventLoopUtilization(before).utilization > BUSY_UTILIZATION;
    if (isBusy) await pause(Math.min(BUSY_FACTOR * Math.max(paceMs, tookMs), MOST_REST_MS), stop.signal);
  }

  /** False if nothing is left. */
  async function workOnce(payload: Payload, fail: Run['fail']): Promise<boolean> {
    const began = performance.now();
    const isMore = await step(payload, { stop: stop.signal, isBusy, fail });
    if (isMore) await rest(performance.now() - began);
    return isMore;
  }

  async function work(): Promise<void> {
    while (!stop.signal.aborted) {
      const next = nextOccasion(kind, pollMs, stop.signal);
      const began = performance.now();
      let failure: unknown;
      const fail = (error: unknown): void => void (failure = error);
      try {
        const payload = await load();
        while (!stop.signal.aborted && (await workOnce(payload, fail)));
      } catch (error) {
        log.warn({ err: error, work: kind }, 'The work that is waiting could not be read; trying again.');
        fail(error);
      }
      if (!stop.signal.aborted) await record(load, { durationMs: performance.now() - began, failure });
      await next;
    }
  }

  const running = work();
  return {
    stop: async () => {
      stop.abort();
      await running;
    },
  };
}

export const pause = (ms: number, stop: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal: stop, ref: false }).catch(() => undefined);

function nextOccasion(kind: WorkKind, ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms).unref();
    const forget = onWork(kind, done);
    stop.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      forget();
      stop.removeEventListener('abort', done);
      resolve();
    }
  });
}
