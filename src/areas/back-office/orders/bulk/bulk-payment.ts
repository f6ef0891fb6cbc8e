/** Marking many orders as paid, as its screen and its route speak of it. */
import type { z } from 'zod';
import { bulkStatusChange } from './bulk-status';

export const bulkPayment = bulkStatusChange.pick({ query: true, selection: true, until: true });
export type BulkPayment = z.infer<typeof bulkPayment>;

/** What is selected, counted at a moment. */
export type BulkPaymentPlan = {
  /** Orders with something to pay that staff may note. */
  payable: number;
  /** In the shop’s currency, what is to pay for those. */
  amount: number;
  /** Orders that are paid already. */
  paid: number;
  /** Orders that will be refused: by card and not paid, not confirmed yet, cancelled or refunded. */
  refused: number;
  until: string;
};
