import { z } from 'zod';
import { cleanText } from '../text/text';
import type { Cents } from '../money/money';
import { MAX_REASON } from '../orders/status-flow';

export const PAYMENT_WAYS = ['transfer', 'card', 'cash', 'cheque', 'terminal', 'voucher', 'other'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

export const PAYMENT_WAY_LABELS: Record<PaymentWay, string> = {
  transfer: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  cheque: 'Cheque',
  terminal: 'Card terminal',
  voucher: 'Gift voucher',
  other: 'Other',
};

/** Ways that staff enter; card payments come from the payment service. */
export const ENTERED_WAYS = ['transfer', 'cash', 'cheque', 'terminal', 'other'] as const satisfies PaymentWay[];
export type EnteredWay = (typeof ENTERED_WAYS)[number];

/** Ways to refund; without one, to cards first and the rest by hand. */
export const REFUND_WAYS = ['card', 'hand'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

export const MAX_REFERENCE = 200;

export const enteredPayment = z.strictObject({
  way: z.enum(ENTERED_WAYS),
  receivedOn: z.iso.date('Enter a date.'),
  reference: z.string().overwrite(cleanText).max(MAX_REFERENCE, `Please use at most ${MAX_REFERENCE} characters.`),
});

export function receivedOnProblem(receivedOn: string, { orderedOn, today }: { orderedOn: string; today: string }) {
  if (receivedOn > today) return 'This day is in the future.';
  if (receivedOn < orderedOn) return 'This day is before the order.';
  return undefined;
}

export const reasonInput = z.strictObject({
  reason: z
    .string()
    .overwrite(cleanText)
    .min(1, 'Enter a reason.')
    .max(MAX_REASON, `Please use at most ${MAX_REASON} characters.`),
});

type VoidablePayment = {
  way: PaymentWay;
  cents: Cents;
  isVoid: boolean;
};
type PaidOrder = {
  /** 0 for a cancelled order. */
  total: Cents;
  paid: Cents;
  refunded: Cents;
  /** By credit notes for goods, and what of it was refunded. */
  credited?: Cents;
  creditRefunded?: Cents;
  /** Invoices less credit notes; undefined without an invoice. */
  issued: Cents | undefined;
};

/** Why a payment cannot be voided, if it cannot. What was refunded stays paid, and credited as it was. */
export function voidProblem(
  { way, cents, isVoid }: VoidablePayment,
  { total, paid, refunded, credited = 0, creditRefunded = 0, issued }: PaidOrder,
): string | undefined {
  if (isVoid) return 'This payment is void already.';
  if (way === 'card') return 'Stripe confirmed this payment. Refund it instead.';
  if (cents < 0) return 'This entry takes payments back, so it cannot be voided.';
  const left = paid - cents;
  const chargedFor = (money: Cents) =>
    total - credited - Math.max(0, refunded - creditRefunded - Math.max(0, money - total));
  const charged = chargedFor(left);
  const staysCredited = issued === undefined || charged === issued || charged === chargedFor(paid);
  return left < refunded || !staysCredited
    ? 'Money of this order has been refunded, so it must have been paid.'
    : undefined;
}
