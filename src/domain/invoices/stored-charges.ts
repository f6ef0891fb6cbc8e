import { toAmount, toCents } from '../money/money';
import type { ChargeRow, Charges, TaxLine } from './charges';
import { withNets, withRates } from './tax-rows';

/** Charges as stored and sent: amounts in the document’s currency. */
export type StoredCharges = {
  rows: (Omit<ChargeRow, 'unitCents' | 'cents'> & {
    unitPrice: number | null;
    amount: number;
    /** Without tax; undefined in older documents. */
    netAmount?: number;
  })[];
  taxLines: TaxLine[];
  totalAmount: number;
};

export const storedCharges = (charges: Charges, currency: string): StoredCharges => ({
  rows: withNets(charges).map(({ unitCents, cents, net, ...row }) => ({
    ...row,
    unitPrice: unitCents === null ? null : toAmount(unitCents, currency),
    amount: toAmount(cents, currency),
    netAmount: toAmount(net, currency),
  })),
  taxLines: charges.taxLines.map(({ rate, net, tax }) => ({
    rate,
    net: toAmount(net, currency),
    tax: toAmount(tax, currency),
  })),
  totalAmount: toAmount(charges.total, currency),
});

/** Documents from before discounts and delivery had rates get them here. */
export const readCharges = ({ rows, taxLines, totalAmount }: StoredCharges, currency: string): Charges =>
  withRates({
    rows: rows.map(({ unitPrice, amount, netAmount: _, ...row }) => ({
      ...row,
      unitCents: unitPrice === null ? null : toCents(unitPrice, currency),
      cents: toCents(amount, currency),
    })),
    taxLines: taxLines.map(({ rate, net, tax }) => ({
      rate,
      net: toCents(net, currency),
      tax: toCents(tax, currency),
    })),
    total: toCents(totalAmount, currency),
  });
