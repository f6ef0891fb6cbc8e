import type { z } from 'zod';
import type { PaymentCounts } from '../data/selected-orders';
import type { bulkChange } from './bulk-status';

export type BulkPayment = z.infer<typeof bulkChange>;

export type BulkPaymentPlan = PaymentCounts & { until: string };
