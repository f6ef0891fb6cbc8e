import { toCents, type Cents } from '../money/money';

/** Amounts that lower the balance of an order besides payments, in its currency. */
export type Credit = {
  /** Sum of the credit notes that name goods. */
  creditedAmount: number;
  creditRefundedAmount: number;
  /** Bad debt: covers what is open, up to this amount. */
  writtenOffAmount: number;
};

export const NO_CREDIT: Credit = { creditedAmount: 0, creditRefundedAmount: 0, writtenOffAmount: 0 };

/** Part of the credit notes that lowers the balance. */
export const creditLeft = (
  { creditedAmount, creditRefundedAmount }: Omit<Credit, 'writtenOffAmount'>,
  currency?: string,
): Cents => toCents(creditedAmount, currency) - toCents(creditRefundedAmount, currency);
