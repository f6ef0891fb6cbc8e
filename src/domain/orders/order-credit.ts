import { toCents, type Cents } from '../money/money';

/** Amounts in the order’s currency. */
export type Credit = {
  /** Sum of the credit notes that name goods. */
  creditedAmount: number;
  creditRefundedAmount: number;
};

export const NO_CREDIT: Credit = { creditedAmount: 0, creditRefundedAmount: 0 };

/** Part of it that lowers the balance. */
export const creditLeft = ({ creditedAmount, creditRefundedAmount }: Credit, currency?: string): Cents =>
  toCents(creditedAmount, currency) - toCents(creditRefundedAmount, currency);
