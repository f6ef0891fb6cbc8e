import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { remindNextInvoice } from './remind-next-invoice';

const POLL_MS = 5 * 60_000;

export const startReminders = (): void =>
  startProcessWorker('reminders', () =>
    startWorker({
      kind: 'reminders',
      payload: getPayloadClient,
      step: (payload) => remindNextInvoice(payload),
      pollMs: POLL_MS,
      paceMs: 50,
    }),
  );
