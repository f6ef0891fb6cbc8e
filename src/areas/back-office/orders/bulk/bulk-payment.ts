/** Marking many orders as paid, as its screen and its route speak of it. */
import type { z } from 'zod';
import type { PaymentCounts } from '../data/selected-orders';
import type { bulkChange } from './bulk-status';

export type BulkPayment = z.infer<typeof bulkChange>;

/** What is selected, counted at a moment. */
export type BulkPaymentPlan = PaymentCounts & { until: string };
