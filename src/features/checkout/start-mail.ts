import { startMailWorker } from '@/lib/mail/worker';
import { startProcessWorker } from '@/lib/work/process-workers';
import { getPayloadClient } from '@/lib/payload';
import { letters } from './letters';

/** Starts sending letters in this process. */
export const startMail = (): void =>
  startProcessWorker('mail', () => startMailWorker({ payload: getPayloadClient, letters }));
