import { startProcessWorker } from '@/lib/work/process-workers';
import { getPayloadClient } from '@/lib/payload/payload-client';
import type { EmailWriters } from './email';
import { startMailWorker } from './worker';

export const startMail = (emails: EmailWriters): void =>
  startProcessWorker('mail', () => startMailWorker({ payload: getPayloadClient, emails }));
