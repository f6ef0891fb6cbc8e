/** Boxes of the UK VAT return (HMRC, notice 700/12) as far as invoices and credit notes fill them. */
import { toAmount, type Cents } from '../money/money';

type VatBox = {
  box: number;
  name: string;
  /** In pounds; null for what is not known here. */
  amount: number | null;
  note: string;
};

const STERLING = 'GBP';
const PURCHASES = 'Purchases are not entered here.';
const NORTHERN_IRELAND = 'Trade between Northern Ireland and the EU is not tracked here.';

/** @param sums of documents issued in the period, credit notes negative, in pence */
export function vatReturn({ net, tax }: { net: Cents; tax: Cents }): VatBox[] {
  const due = toAmount(tax, STERLING);
  return [
    {
      box: 1,
      name: 'VAT due on sales',
      amount: due,
      note: 'By the day of issue: not for cash accounting or flat rates.',
    },
    { box: 2, name: 'VAT due on acquisitions from the EU', amount: null, note: NORTHERN_IRELAND },
    { box: 3, name: 'Total VAT due', amount: null, note: 'Box 1 plus box 2.' },
    { box: 4, name: 'VAT reclaimed on purchases', amount: null, note: `${PURCHASES} Nor is relief for bad debt.` },
    { box: 5, name: 'Net VAT to pay or reclaim', amount: null, note: 'Box 3 less box 4.' },
    {
      ...{ box: 6, name: 'Total sales without VAT', amount: Math.trunc(toAmount(net, STERLING)) },
      note: 'Whole pounds, with zero-rated goods and those sold without VAT.',
    },
    { box: 7, name: 'Total purchases without VAT', amount: null, note: PURCHASES },
    { box: 8, name: 'Goods supplied to the EU', amount: null, note: NORTHERN_IRELAND },
    { box: 9, name: 'Goods acquired from the EU', amount: null, note: NORTHERN_IRELAND },
  ];
}
