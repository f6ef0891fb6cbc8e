import { toAmount, toCents } from '../money/money';
import type { ChargeRow, Charges, TaxLine } from './charges';

/** Charges as stored and sent: amounts in the document’s currency. */
export type StoredCharges = {
  rows: (Omit<ChargeRow, 'unitCents' | 'cents'> & { unitPrice: number | null; amount: number })[];
  taxLines: TaxLine[];
  totalAmount: number;
};

export const storedCharges = ({ rows, taxLines, total }: Charges, currency: string): StoredCharges => ({
  rows: rows.map(({ unitCents, cents, ...row }) => ({
    ...row,
    unitPrice: unitCents === null ? null : toAmount(unitCents, currency),
    amount: toAmount(cents, currency),
  })),
  taxLines: taxLines.map(({ rate, net, tax }) => ({
    rate,
    net: toAmount(net, currency),
    tax: toAmount(tax, currency),
  })),
  totalAmount: toAmount(total, currency),
});

export const readCharges = ({ rows, taxLines, totalAmount }: StoredCharges, currency: string): Charges => ({
  rows: rows.map(({ unitPrice, amount, ...row }) => ({
    ...row,
    unitCents: unitPrice === null ? null : toCents(unitPrice, currency),
    cents: toCents(amount, currency),
  })),
  taxLines: taxLines.map(({ rate, net, tax }) => ({ rate, net: toCents(net, currency), tax: toCents(tax, currency) })),
  total: toCents(totalAmount, currency),
});
