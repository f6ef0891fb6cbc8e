import type { Cents } from '../money/money';
import type { ChargeRow } from './charges';
import { discountOf } from './printed-rows';

/** Tax contained in a gross sum, at a rate in per cent. */
const contained = (cents: Cents, rate: number): number => (cents * rate) / (100 + rate);

/**
 * The rows of a document whose prices contain a tax that the customer does not pay, without that tax, instead of the row
 * that takes it off: they add up to the same sum, to the cent. The tax that was taken off is shared by the rows as each
 * contains it, each share rounded by what all up to it come to: no cent is lost, and here alone is rounded.
 * @returns undefined where there is no such row, or the rates of the rows do not explain it, as of documents from before
 * they were stored.
 */
export function netRows(rows: readonly ChargeRow[]): ChargeRow[] | undefined {
  const relief = rows.find(({ kind }) => kind === 'relief');
  const others = rows.filter((row) => row !== relief);
  const lines = others.filter(({ kind }) => kind === 'line');
  if (!relief || lines.some(({ reliefRate }) => reliefRate === undefined)) return undefined;
  const parts = others.map((row) => contained(row.cents, row.reliefRate ?? rateOf(row, lines)));
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (Math.abs(all + relief.cents) > others.length || Math.round(all) === 0) return undefined;
  let [passed, gone] = [0, 0];
  return others.map((row, index) => {
    passed += parts[index] ?? 0;
    const share = Math.round((-relief.cents * passed) / all) - gone;
    gone += share;
    const { unitCents, reliefRate = 0 } = row;
    return {
      ...row,
      cents: row.cents - share,
      unitCents: unitCents === null ? null : unitCents - Math.round(contained(unitCents, reliefRate)),
    };
  });
}

/** The rate of what has none of its own: a discount has that of its design’s lines, all else that of all lines. */
function rateOf(row: ChargeRow, lines: readonly ChargeRow[]): number {
  const own = row.kind === 'discount' ? lines.filter(({ name }) => name === discountOf(row).design) : [];
  const of = own.length > 0 ? own : lines;
  const gross = of.reduce((sum, { cents }) => sum + cents, 0);
  const tax = of.reduce((sum, { cents, reliefRate = 0 }) => sum + contained(cents, reliefRate), 0);
  return gross === tax ? 0 : (100 * tax) / (gross - tax);
}
