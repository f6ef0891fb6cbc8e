/** What can be paid of an order by card, and which cards money goes back to. */
import { cardTakes } from '../money/card-payment';
import type { Cents } from '../money/money';
import { awaitsConfirmation } from '../orders/order-confirmation';
import { orderDeposit, type DepositOrder } from './deposits';

type Payable = DepositOrder & Parameters<typeof awaitsConfirmation>[0];

/**
 * What can be paid of an order that stands, in cents of its currency: what is due now, then all that is open where that is
 * more. None where nothing is open, or no amount that cards take.
 */
export function payableByCard(order: Payable): Cents[] {
  if (awaitsConfirmation(order)) return [];
  const { dueNow, dueBeforeDespatch } = orderDeposit(order);
  return [...new Set([dueNow, dueNow + dueBeforeDespatch])].filter((cents) => cardTakes(cents));
}

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
