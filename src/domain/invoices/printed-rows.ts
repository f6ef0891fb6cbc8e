import { compareSizes } from '../catalogue/sizes';
import type { Cents } from '../money/money';
import type { ChargeRow, NetRow } from './charges';

/** Printed row: all sizes of a product in a colour at one price, or a change of one discount. */
export type PrintedRow = {
  name: string;
  /** 'D-12 · Small × 2, Medium × 1', '5% off 12, before: 5% off 10' */
  details: string;
  quantity: number;
  unitCents: Cents | null;
  taxRate: number | null;
  cents: Cents;
  net: Cents;
};

export function printedRows(rows: readonly NetRow[]): PrintedRow[] {
  const groups = new Map<string, NetRow[]>();
  for (const row of rows) {
    // Article numbers may differ by size: name and price group a row.
    const name = isChanged(row, rows) ? discountOf(row).design : row.name;
    const key = JSON.stringify([row.kind, name, row.unitCents, row.taxRate]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map(printedRow);
}

/** '5% off 12' and 'Match dress, Red' of '5% off 12 × Match dress, Red'. */
export function discountOf({ name }: ChargeRow): { terms: string; design: string } {
  const [terms = '', ...design] = name.split(' × ');
  return { terms, design: design.join(' × ') };
}

/** True for a row of a pair that replaces a design’s discount. */
function isChanged(row: ChargeRow, rows: readonly ChargeRow[]): boolean {
  if (row.kind !== 'discount') return false;
  const { design } = discountOf(row);
  const [is, was, ...more] = rows.filter(
    (each) => each.kind === 'discount' && each.taxRate === row.taxRate && discountOf(each).design === design,
  );
  return is !== undefined && was !== undefined && more.length === 0 && is.cents < 0 !== was.cents < 0;
}

function printedRow(rows: NetRow[]): PrintedRow {
  const [first] = rows as [NetRow, ...NetRow[]];
  const sized = rows.filter(({ size }) => size).sort((a, b) => compareSizes(a.size, b.size));
  const sizes = sized
    .map(({ size, quantity, line }) => (line && !quantity ? size : `${size} × ${quantity}`))
    .join(', ');
  const articles = [...new Set(rows.map(({ sku }) => sku))].join(', ');
  const [is, was] = first.kind === 'discount' ? rows.map(discountOf) : [];
  return {
    name: is && was ? `Change of discount, ${is.design}` : first.name,
    details: is && was ? `${is.terms}, before: ${was.terms}` : [articles, sizes].filter(Boolean).join('  ·  '),
    quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    unitCents: first.unitCents,
    taxRate: first.taxRate,
    cents: rows.reduce((sum, { cents }) => sum + cents, 0),
    net: rows.reduce((sum, { net }) => sum + net, 0),
  };
}
