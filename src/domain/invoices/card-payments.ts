import { cardTakes } from '../money/card-payment';
import { toCents, type Cents } from '../money/money';
import { awaitsConfirmation } from '../orders/order-confirmation';
import { orderDeposit, type DepositOrder } from './deposits';
import type { PaymentWay } from './payments';

export type Payable = DepositOrder &
  Parameters<typeof awaitsConfirmation>[0] & {
    /** For a team’s order, which owes nothing before its invoice. */
    isInvoiced?: boolean;
  };

/** Due now, then the whole balance if larger; empty if nothing is open, or too little for cards. */
export function payableByCard(order: Payable): Cents[] {
  if (order.isInvoiced === false || awaitsConfirmation(order)) return [];
  const { dueNow, dueBeforeDespatch } = orderDeposit(order);
  return [...new Set([dueNow, dueNow + dueBeforeDespatch])].filter((cents) => cardTakes(cents));
}

type Paid = { way: PaymentWay; reference?: string | null; amount: number };
type Refunded = { checkout?: string | null; amount: number };

export const onCards = (payments: readonly Paid[], refunds: readonly Refunded[]): Cents =>
  payments.reduce((sum, { way, reference, amount }) => (way === 'card' && reference ? sum + toCents(amount) : sum), 0) -
  refunds.reduce((sum, { checkout, amount }) => (checkout ? sum + toCents(amount) : sum), 0);

export type CardPayment = {
  checkout: string;
  left: Cents;
};

/** Part of a refund: to the card of a payment page or, without one, by hand. */
export type RefundPart = { checkout?: string; cents: Cents };

/** Cards first, the latest payment first, then the rest by hand; `payments` are newest first. */
export function splitRefund(cents: Cents, payments: readonly CardPayment[]): RefundPart[] {
  let open = cents;
  const parts: RefundPart[] = [];
  for (const { checkout, left } of payments) {
    const part = Math.min(left, open);
    if (part <= 0) continue;
    parts.push({ checkout, cents: part });
    open -= part;
  }
  return open > 0 ? [...parts, { cents: open }] : parts;
}
