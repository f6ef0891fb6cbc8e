import { z } from 'zod';
import { shiftDay } from '../text/days';
import { cleanText } from '../text/text';
import type { Cents } from '../money/money';

export const PAYMENT_WAYS = ['transfer', 'card', 'cash', 'other'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

export const PAYMENT_WAY_LABELS: Record<PaymentWay, string> = {
  transfer: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};

/** Ways that staff enter; card payments come from the payment service. */
export const ENTERED_WAYS = ['transfer', 'cash', 'other'] as const satisfies PaymentWay[];
export type EnteredWay = (typeof ENTERED_WAYS)[number];

export const MAX_REFERENCE = 200;

export const enteredPayment = z.object({
  way: z.enum(ENTERED_WAYS),
  receivedOn: z.iso.date('Enter a date.'),
  reference: z.string().overwrite(cleanText).max(MAX_REFERENCE, `Please use at most ${MAX_REFERENCE} characters.`),
});

/** Limit of days by which money may precede the order. */
const DAYS_BEFORE_ORDER = 366;

export function receivedOnProblem(receivedOn: string, { orderedOn, today }: { orderedOn: string; today: string }) {
  if (receivedOn > today) return 'This day is in the future.';
  if (receivedOn < shiftDay(orderedOn, -DAYS_BEFORE_ORDER)) return 'This is more than a year before the order.';
  return undefined;
}

type Paid = { paymentStatus: 'unpaid' | 'paid' | 'failed' | 'refunded'; total: Cents; paid: Cents };

/** Reversals are below zero. A paid order that an edit made dearer stays paid: the difference is open. */
export function statusAfterPayment({ paymentStatus, total, paid }: Paid, cents: Cents): 'paid' | 'unpaid' {
  const wasPaid = paymentStatus === 'paid' || paymentStatus === 'refunded';
  return paid + cents >= total || (wasPaid && cents > 0) ? 'paid' : 'unpaid';
}
