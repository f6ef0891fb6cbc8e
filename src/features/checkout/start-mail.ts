import { startProcessMailWorker } from '@/lib/mail/process-worker';
import { getPayloadClient } from '@/lib/payload';
import { letters } from './letters';

/** Starts sending letters in this process. */
export const startMail = (): void => startProcessMailWorker({ payload: getPayloadClient, letters });
