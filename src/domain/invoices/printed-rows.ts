import { compareSizes } from '../catalogue/sizes';
import type { Cents } from '../money/money';
import type { ChargeRow } from './charges';

/** A row as it is printed: all sizes of a product in a colour at one price. */
export type PrintedRow = {
  name: string;
  /** 'D-12 · Small × 2, Medium × 1' */
  details: string;
  /** 0 for what is not counted. */
  quantity: number;
  unitCents: Cents | null;
  taxRate: number | null;
  cents: Cents;
};

/** The rows of a document as they are printed, in the order of their first. */
export function printedRows(rows: readonly ChargeRow[]): PrintedRow[] {
  const groups = new Map<string, ChargeRow[]>();
  for (const row of rows) {
    // An article number may tell sizes apart: the name and the price of a row hold them together.
    const key = JSON.stringify([row.kind, row.name, row.unitCents, row.taxRate]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map(printedRow);
}

function printedRow(rows: ChargeRow[]): PrintedRow {
  const [first] = rows as [ChargeRow, ...ChargeRow[]];
  const sized = rows.filter(({ size }) => size).sort((a, b) => compareSizes(a.size, b.size));
  const sizes = sized.map(({ size, quantity }) => `${size} × ${quantity}`).join(', ');
  const articles = [...new Set(rows.map(({ sku }) => sku))].join(', ');
  return {
    name: first.name,
    details: [articles, sizes].filter(Boolean).join('  ·  '),
    quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    unitCents: first.unitCents,
    taxRate: first.taxRate,
    cents: rows.reduce((sum, { cents }) => sum + cents, 0),
  };
}
