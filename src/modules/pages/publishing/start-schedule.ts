import type { Payload } from 'payload';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker, type Worker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { runSchedule } from './run-schedule';

type SchedulerOptions = {
  payload: () => Promise<Payload>;
  /** Between polls, ms: delay of a page. */
  pollMs?: number;
};

export const startScheduler = ({ payload, pollMs = 10_000 }: SchedulerOptions): Worker =>
  startWorker({ kind: 'pages', payload, step: (each) => runSchedule(each), pollMs, paceMs: 50 });

export const startSchedule = (): void =>
  startProcessWorker('pages', () => startScheduler({ payload: getPayloadClient }));
