import { getPayloadClient } from '@/lib/payload/payload-client';
import { startProcessWorker } from '@/lib/work/process-workers';
import { startWebhookWorker } from './deliver';

export const startWebhooks = (): void =>
  startProcessWorker('webhooks', () => startWebhookWorker({ payload: getPayloadClient }));
