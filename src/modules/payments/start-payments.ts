import { getPayloadClient } from '@/lib/payload/payload-client';
import { startProcessWorker } from '@/lib/work/process-workers';
import { startPaymentSweeper } from './payment-sweeper';
import { stripe } from './stripe-client';

export function startPayments(): void {
  if (stripe) startProcessWorker('payments', () => startPaymentSweeper({ payload: getPayloadClient }));
}
