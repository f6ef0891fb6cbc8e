import { startProcessWorker } from '@/lib/work/process-workers';
import { getPayloadClient } from '@/lib/payload';
import type { EmailWriters } from './email';
import { startMailWorker } from './worker';

/** Starts sending emails in this process. */
export const startMail = (emails: EmailWriters): void =>
  startProcessWorker('mail', () => startMailWorker({ payload: getPayloadClient, emails }));
