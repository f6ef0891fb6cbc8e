/** Deposits on what is made to order: so much of the total before anything is made, the rest before it is despatched. */
import { toCents, type Cents } from '../money/money';
import type { OrderStatus } from '../orders/order-status';

/** What the shop does where money is missing: nothing, it warns staff, or it refuses. */
export const UNPAID_RULES = ['allow', 'warn', 'block'] as const;
export type UnpaidRule = (typeof UNPAID_RULES)[number];

export const UNPAID_RULE_LABELS: Record<UnpaidRule, string> = {
  allow: 'Allowed',
  warn: 'Allowed, with a warning',
  block: 'Refused',
};

export const isDepositPercent = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

type DepositOrder = {
  status: OrderStatus;
  /** Of its total; null or 0 where it has no deposit. */
  depositPercent?: number | null;
  totalAmount: number;
  paidAmount: number;
  refundedAmount: number;
};

export type Deposit = {
  percent: number;
  /** All of the deposit. */
  cents: Cents;
  /** What of it is still to come in. */
  open: Cents;
  /** What is to come in besides it, before despatch. */
  rest: Cents;
};

/**
 * What of an order is due as its deposit, in cents of its currency: its part of the total as it is now, rounded up to the
 * cent. Money counts for the deposit first. Undefined where the order has none.
 */
export function depositOf({ status, depositPercent, ...order }: DepositOrder): Deposit | undefined {
  if (!depositPercent || status === 'cancelled') return undefined;
  const [total, paid] = [toCents(order.totalAmount), toCents(order.paidAmount)];
  const cents = Math.ceil((total * depositPercent) / 100);
  const open = Math.max(0, cents - paid);
  return { percent: depositPercent, cents, open, rest: Math.max(0, total - paid) - open };
}
