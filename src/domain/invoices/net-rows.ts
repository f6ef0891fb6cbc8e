import type { Cents } from '../money/money';
import type { ChargeRow } from './charges';
import { discountOf } from './printed-rows';

/** Tax contained in a gross sum, at a rate in per cent. */
const contained = (cents: Cents, rate: number): number => (cents * rate) / (100 + rate);

/** Nets rows whose prices contain unpaid tax, to the cent. Undefined without a row of it, or if no rate explains it. */
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

/** Rate of a row without one: a discount has that of its design’s lines, others that of all lines. */
function rateOf(row: ChargeRow, lines: readonly ChargeRow[]): number {
  const own = row.kind === 'discount' ? lines.filter(({ name }) => name === discountOf(row).design) : [];
  const of = own.length > 0 ? own : lines;
  const gross = of.reduce((sum, { cents }) => sum + cents, 0);
  const tax = of.reduce((sum, { cents, reliefRate = 0 }) => sum + contained(cents, reliefRate), 0);
  return gross === tax ? 0 : (100 * tax) / (gross - tax);
}
