import type { Payload } from 'payload';
import { getPayloadClient } from '@/lib/payload';
import { startWorker, type Worker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { runSchedule } from './run-schedule';

type SchedulerOptions = {
  payload: () => Promise<Payload>;
  /** Between two looks for pages, ms: how late a page may be. */
  pollMs?: number;
};

/** Publishes pages and takes them offline at their times, in as many processes as there are. */
export const startScheduler = ({ payload, pollMs = 10_000 }: SchedulerOptions): Worker =>
  startWorker({ kind: 'pages', step: async () => runSchedule(await payload()), pollMs, paceMs: 50 });

/** Starts keeping to the pages’ schedules in this process. */
export const startSchedule = (): void =>
  startProcessWorker('pages', () => startScheduler({ payload: getPayloadClient }));
