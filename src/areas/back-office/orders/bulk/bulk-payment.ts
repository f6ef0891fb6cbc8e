/** Marking many orders as paid, as its screen and its route speak of it. */
import type { z } from 'zod';
import type { PaymentCounts } from '../data/selected-orders';
import { bulkStatusChange } from './bulk-status';

export const bulkPayment = bulkStatusChange.pick({ query: true, selection: true, until: true });
export type BulkPayment = z.infer<typeof bulkPayment>;

/** What is selected, counted at a moment. */
export type BulkPaymentPlan = PaymentCounts & { until: string };
