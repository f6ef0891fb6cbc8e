/** What can be paid of an order by card, and which cards money goes back to. */
import { cardTakes } from '../money/card-payment';
import { toCents, type Cents } from '../money/money';
import { awaitsConfirmation } from '../orders/order-confirmation';
import { orderDeposit, type DepositOrder } from './deposits';
import type { PaymentWay } from './payments';

/** An order of either kind as far as its payment by card depends on it. Amounts in its currency. */
export type Payable = DepositOrder &
  Parameters<typeof awaitsConfirmation>[0] & {
    /** Of a team’s order, which owes nothing before it is invoiced. */
    isInvoiced?: boolean;
  };

/**
 * What can be paid of an order that stands, in cents of its currency: what is due now, then all that is open where that is
 * more. None where nothing is open, or no amount that cards take.
 */
export function payableByCard(order: Payable): Cents[] {
  if (order.isInvoiced === false || awaitsConfirmation(order)) return [];
  const { dueNow, dueBeforeDespatch } = orderDeposit(order);
  return [...new Set([dueNow, dueNow + dueBeforeDespatch])].filter((cents) => cardTakes(cents));
}

type Paid = { way: PaymentWay; reference?: string | null; amount: number };
type Refunded = { checkout?: string | null; amount: number };

/** What cards paid for an order and was not given back to them. */
export const onCards = (payments: readonly Paid[], refunds: readonly Refunded[]): Cents =>
  payments.reduce((sum, { way, reference, amount }) => (way === 'card' && reference ? sum + toCents(amount) : sum), 0) -
  refunds.reduce((sum, { checkout, amount }) => (checkout ? sum + toCents(amount) : sum), 0);

/** A payment by card and what of it is not refunded yet. */
export type CardPayment = {
  /** Id of the payment page. */
  checkout: string;
  left: Cents;
};

/** Part of a refund: to the card that paid on a page or, without one, by hand. */
export type RefundPart = { checkout?: string; cents: Cents };

/**
 * Which way a refund goes: back to the cards first, the last payment before those before it, and by hand what no card
 * paid.
 * @param payments the newest first.
 */
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
