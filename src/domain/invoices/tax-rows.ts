/** Rate and net amount of each row of a document, tied to its tax lines. */
import type { Cents } from '../money/money';
import { spreadCents } from '../money/spread';
import type { ChargeRow, Charges, NetRow, TaxLine } from './charges';
import { netRows } from './net-rows';
import { discountOf } from './printed-rows';

const sum = (rows: readonly { cents: Cents }[]): Cents => rows.reduce((all, { cents }) => all + cents, 0);

/** True if the rows come to the total with their tax, as they do at prices that contain it. */
export const containTax = ({ rows, taxLines, total }: Charges): boolean =>
  taxLines.some(({ tax }) => tax !== 0) && sum(rows) === total && !comeToNets(rows, taxLines);

/** Tells prices without tax where more at one rate and less at another come to no tax in all. */
const comeToNets = (rows: readonly ChargeRow[], taxLines: readonly TaxLine[]): boolean =>
  taxLines.every(({ rate, net }) => sum(rows.filter(({ taxRate }) => taxRate === rate)) === net);

const priceOf = ({ net, tax }: TaxLine, isContained: boolean): Cents => (isContained ? net + tax : net);

/** Gives each row a rate: discounts their lines’, delivery those of all goods by worth. Rows and tax lines tie. */
export function withRates(charges: Charges): Charges {
  const { taxLines } = charges;
  if (taxLines.length === 0) return charges;
  const prices = new Map(taxLines.map((line) => [line.rate, priceOf(line, containTax(charges))]));
  const known = knownRates(charges, prices);
  const open = known.filter(({ taxRate }) => taxRate === null);
  const last = open.toSorted((a, b) => freedom(a, known) - freedom(b, known)).at(-1);
  const left = new Map(prices);
  const take = (rate: number, cents: Cents) => left.set(rate, (left.get(rate) ?? 0) - cents);
  for (const { taxRate, cents } of known) if (taxRate !== null) take(taxRate, cents);
  const shares = new Map<ChargeRow, ChargeRow[]>();
  for (const row of open) {
    if (row === last) continue;
    const parts = partsOf(row, weightsOf(row, known, prices));
    for (const { taxRate, cents } of parts) take(taxRate ?? 0, cents);
    shares.set(row, parts);
  }
  if (last) shares.set(last, restOf(last, left));
  return { ...charges, rows: known.flatMap((row) => shares.get(row) ?? row) };
}

/** Rises with the rates that a row may have: an offer can be for some of the goods. */
function freedom(row: ChargeRow, rows: readonly ChargeRow[]): number {
  if (row.kind === 'discount') return linesOf(row, rows).length > 0 ? 0 : 2;
  return row.kind === 'refund' ? 3 : 1;
}

function linesOf(row: ChargeRow, rows: readonly ChargeRow[]): ChargeRow[] {
  const { design } = discountOf(row);
  return design === ''
    ? []
    : rows.filter(({ kind, name }) => kind === 'line' && (name === design || name.startsWith(`${design}, `)));
}

/** Sets rate 0 where no tax is charged: for rows that say so, or whose rate no tax line has. */
function knownRates({ rows, taxLines }: Charges, prices: ReadonlyMap<number, Cents>): ChargeRow[] {
  const [only, ...others] = taxLines;
  const sums = new Map<number | null, Cents>();
  for (const { taxRate, cents } of rows) sums.set(taxRate, (sums.get(taxRate) ?? 0) + cents);
  const isCharged = (rate: number) => prices.has(rate) || !prices.has(0) || sums.get(rate) === 0;
  return rows.map((row): ChargeRow => {
    const isRelieved = row.kind === 'relief' || row.reliefRate !== undefined;
    if (isRelieved || (row.taxRate !== null && !isCharged(row.taxRate))) return { ...row, taxRate: 0 };
    if (row.taxRate !== null) return row;
    if (only && others.length === 0) return { ...row, taxRate: only.rate };
    return row.kind === 'line' ? { ...row, taxRate: 0 } : row;
  });
}

function weightsOf(row: ChargeRow, rows: readonly ChargeRow[], prices: ReadonlyMap<number, Cents>) {
  const weights = new Map<number, Cents>();
  for (const { taxRate, cents } of linesOf(row, rows))
    weights.set(taxRate ?? 0, (weights.get(taxRate ?? 0) ?? 0) + cents);
  return weights.size > 0 ? weights : prices;
}

function partsOf(row: ChargeRow, weights: ReadonlyMap<number, Cents>): ChargeRow[] {
  const rates = [...weights.keys()].sort((a, b) => b - a);
  const shares = spreadCents(
    Math.abs(row.cents),
    rates.map((rate) => Math.abs(weights.get(rate) ?? 0)),
  );
  return withParts(row, new Map(rates.map((rate, index) => [rate, Math.sign(row.cents) * (shares[index] ?? 0)])));
}

/** The row by what is left of each rate; spread by it where the document does not add up. */
function restOf(row: ChargeRow, left: ReadonlyMap<number, Cents>): ChargeRow[] {
  const rest = [...left.values()].reduce((all, cents) => all + cents, 0);
  return rest === row.cents ? withParts(row, left) : partsOf(row, left);
}

const withParts = (row: ChargeRow, parts: ReadonlyMap<number, Cents>): ChargeRow[] =>
  [...parts].flatMap(([taxRate, cents]) => (cents === 0 ? [] : { ...row, taxRate, cents }));

/** Nets of the rows of each rate come to that of its tax line; each is its own to within the cents of rounding. */
export function withNets(charges: Charges): NetRow[] {
  const relieved = netRows(charges.rows)?.values();
  if (relieved)
    return charges.rows.map((row) => {
      const net = row.kind === 'relief' ? 0 : (relieved.next().value?.cents ?? 0);
      return { ...row, taxRate: 0, net };
    });
  const { rows, taxLines } = withRates(charges);
  if (taxLines.length === 0) return rows.map((row) => ({ ...row, net: row.cents }));
  const isContained = containTax(charges);
  const nets = rows.map(({ cents }) => cents);
  for (const rate of new Set(rows.map(({ taxRate }) => taxRate ?? 0))) {
    const places = rows.flatMap(({ taxRate }, index) => ((taxRate ?? 0) === rate ? index : []));
    const exact = places.map((index) => ((rows[index]?.cents ?? 0) * 100) / (100 + (isContained ? rate : 0)));
    const rounded = roundTo(exact, taxLines.find((line) => line.rate === rate)?.net ?? 0);
    for (const [place, index] of places.entries()) nets[index] = rounded[place] ?? 0;
  }
  return rows.map((row, index) => ({ ...row, net: nets[index] ?? 0 }));
}

type Untied = { rate?: number; is: Cents; should: Cents };

/** First sum of rows or tax lines, or of rows at a rate, that is not what it should be; undefined if all tie. */
export function findUntied(charges: Charges): Untied | undefined {
  const { rows, taxLines, total } = withRates(charges);
  const isContained = containTax(charges);
  const [net, tax] = [
    taxLines.reduce((all, line) => all + line.net, 0),
    taxLines.reduce((all, line) => all + line.tax, 0),
  ];
  const off = (is: Cents): number => Math.abs(is - total);
  const [whole = 0] = [sum(rows), sum(rows) + tax].toSorted((a, b) => off(a) - off(b));
  const other = [whole, ...(taxLines.length > 0 ? [net + tax] : [])].find((is) => is !== total);
  if (other !== undefined) return { is: other, should: total };
  const isRelieved = rows.some(({ reliefRate }) => reliefRate !== undefined);
  if (isRelieved || taxLines.length === 0) return undefined;
  const lines = new Map(taxLines.map((line) => [line.rate, priceOf(line, isContained)]));
  return [...new Set([...rows.map(({ taxRate }) => taxRate ?? 0), ...lines.keys()])]
    .map((rate) => ({
      ...{ rate, should: lines.get(rate) ?? 0 },
      is: sum(rows.filter(({ taxRate }) => (taxRate ?? 0) === rate)),
    }))
    .find(({ is, should }) => is !== should);
}

/** Rounds amounts so that they come to the sum: largest remainders first, and none that is 0 unless all are. */
function roundTo(exact: readonly number[], total: Cents): Cents[] {
  const whole = exact.map(Math.floor);
  const places = exact.some((each) => each !== 0) ? exact.flatMap((each, index) => (each === 0 ? [] : index)) : [0];
  const left = total - whole.reduce((all, each) => all + each, 0);
  const [each, more] = [Math.floor(left / places.length), left - Math.floor(left / places.length) * places.length];
  const rest = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0);
  for (const [turn, index] of places.toSorted((a, b) => rest(b) - rest(a) || a - b).entries())
    whole[index] = (whole[index] ?? 0) + each + (turn < more ? 1 : 0);
  return whole;
}
