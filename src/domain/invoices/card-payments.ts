import { cardTakes } from '../money/card-payment';
import { addAmounts, toCents, type Cents } from '../money/money';
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

type CardOrder = { paymentMethod: 'invoice' | 'card'; paidAmount: number; voucherAmount: number };

/** True until the card payment that places the order: a gift voucher pays only a part of such an order. */
export const awaitsCard = ({ paymentMethod, paidAmount, voucherAmount }: CardOrder): boolean =>
  paymentMethod === 'card' && paidAmount <= voucherAmount;

type VoidablePayment = { way: PaymentWay; amount: number; voidedAt: string | null };

export const paidByVouchers = (payments: readonly VoidablePayment[]): number =>
  addAmounts(
    ...payments.flatMap(({ way, amount, voidedAt }) => (way === 'voucher' && voidedAt === null ? amount : [])),
  );

type Paid = { way: PaymentWay; reference?: string | null; amount: number };
type Refunded = { checkout?: string | null; amount: number };

export const onCards = (payments: readonly Paid[], refunds: readonly Refunded[]): Cents =>
  payments.reduce((sum, { way, reference, amount }) => (way === 'card' && reference ? sum + toCents(amount) : sum), 0) -
  refunds.reduce((sum, { checkout, amount }) => (checkout ? sum + toCents(amount) : sum), 0);

export type CardPayment = {
  checkout: string;
  left: Cents;
};

export type VoucherPayment = { voucher: string; left: Cents };

/** Part of a refund: to the card of a payment page or a gift voucher or, without either, by hand. */
export type RefundPart = { checkout?: string; voucher?: string; cents: Cents };

/** Cards first, then gift vouchers, the latest payment first, then the rest by hand; `payments` are in that sequence. */
export function splitRefund(cents: Cents, payments: readonly (CardPayment | VoucherPayment)[]): RefundPart[] {
  let open = cents;
  const parts: RefundPart[] = [];
  for (const { left, ...to } of payments) {
    const part = Math.min(left, open);
    if (part <= 0) continue;
    parts.push({ ...to, cents: part });
    open -= part;
  }
  return open > 0 ? [...parts, { cents: open }] : parts;
}
