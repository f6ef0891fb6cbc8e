import { getPayloadClient } from '@/lib/payload';
import { startProcessWorker } from '@/lib/work/process-workers';
import { startPaymentSweeper } from './payment-sweeper';
import { stripe } from './stripe-client';

/** Starts looking after unpaid card orders in this process, where card payment is set up. */
export function startPayments(): void {
  if (stripe) startProcessWorker('payments', () => startPaymentSweeper({ payload: getPayloadClient }));
}
