/** Whole cents, none lost: nets and taxes of the parts add up to the order’s, and net plus tax to the amount paid. */
import { safeCents, type Cents } from '../money/money';
import { spreadCents } from '../money/spread';
import type { TaxPercent } from './tax-rates';

export const TAX_TREATMENTS = ['charged', 'exempt', 'reverse-charge'] as const;
export type TaxTreatment = (typeof TAX_TREATMENTS)[number];

export const TAX_ROUNDINGS = ['line', 'order'] as const;
/** Rounds tax per line, or once per rate. */
export type TaxRounding = (typeof TAX_ROUNDINGS)[number];

/** Tax rules of an order, stored with it so that edits keep them. */
export type TaxTerms = {
  pricesIncludeTax: boolean;
  rounding: TaxRounding;
  treatment: TaxTreatment;
};

/** Goods at one rate: `cents` at the shop’s prices after discounts. */
type RatedLine = { cents: Cents; rate: TaxPercent };

/** `rate` is charged: 0 if the customer pays none. */
export type TaxedPart = { rate: TaxPercent; netCents: Cents; taxCents: Cents };

export type CalculatedTaxes = {
  /** By index of the input lines. */
  lines: TaxedPart[];
  /** A part for each rate of its goods. */
  delivery: TaxedPart[];
  /** Totals by rate, highest first. */
  taxLines: TaxedPart[];
  netCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  /** Tax contained in the shop’s prices that this customer does not pay: it is deducted. */
  reliefCents: Cents;
};

/** Thousandths of a per cent, so that rates are integers. */
const THOUSANDTHS = 1000;
const WHOLE = 100 * THOUSANDTHS;

/** Tax on top of a sum, or contained in it; half a cent rounds up. */
function taxOf(cents: Cents, rate: TaxPercent, pricesIncludeTax: boolean): Cents {
  const part = BigInt(Math.round(rate * THOUSANDTHS));
  const whole = BigInt(WHOLE) + (pricesIncludeTax ? part : 0n);
  return safeCents(Number((2n * BigInt(cents) * part + whole) / (2n * whole)));
}

const sumOf = (cents: readonly Cents[]): Cents => cents.reduce((sum, each) => safeCents(sum + each), 0);

function byRate(parts: readonly { rate: TaxPercent }[]): [rate: TaxPercent, positions: number[]][] {
  const groups = new Map<TaxPercent, number[]>();
  for (const [index, { rate }] of parts.entries()) groups.set(rate, [...(groups.get(rate) ?? []), index]);
  return [...groups].sort(([a], [b]) => b - a);
}

/** Splits delivery over the rates of its goods, by their price; free goods put it at the highest rate. */
function deliveryParts(lines: readonly RatedLine[], deliveryCents: Cents): RatedLine[] {
  const groups = byRate(lines);
  const worths = groups.map(([, positions]) => sumOf(positions.map((index) => lines[index]?.cents ?? 0)));
  const shares = spreadCents(deliveryCents, worths);
  return groups.flatMap(([rate], index) => {
    const cents = shares[index] ?? 0;
    return cents > 0 ? [{ rate, cents }] : [];
  });
}

/** Rounded part by part, or once per rate and then shared. */
function taxesOf(parts: readonly RatedLine[], { pricesIncludeTax, rounding }: TaxTerms): Cents[] {
  if (rounding === 'line') return parts.map(({ cents, rate }) => taxOf(cents, rate, pricesIncludeTax));
  const taxes = parts.map(() => 0);
  for (const [rate, positions] of byRate(parts)) {
    const cents = positions.map((index) => parts[index]?.cents ?? 0);
    const shares = spreadCents(taxOf(sumOf(cents), rate, pricesIncludeTax), cents);
    for (const [place, index] of positions.entries()) taxes[index] = shares[place] ?? 0;
  }
  return taxes;
}

/** Throws RangeError unless sums are whole cents from 0, and for delivery without goods, which is taxed like them. */
export function calculateTaxes(lines: readonly RatedLine[], deliveryCents: Cents, terms: TaxTerms): CalculatedTaxes {
  const { pricesIncludeTax, treatment } = terms;
  const parts = [...lines, ...deliveryParts(lines, deliveryCents)];
  const isCharged = treatment === 'charged';
  const taxes = taxesOf(parts, terms);
  const taxed = parts.map(({ cents, rate }, index): TaxedPart => {
    const taxCents = taxes[index] ?? 0;
    const netCents = pricesIncludeTax ? cents - taxCents : cents;
    return isCharged ? { rate, netCents, taxCents } : { rate: 0, netCents, taxCents: 0 };
  });
  const netCents = sumOf(taxed.map((part) => part.netCents));
  const taxCents = sumOf(taxed.map((part) => part.taxCents));
  return {
    lines: taxed.slice(0, lines.length),
    delivery: taxed.slice(lines.length),
    taxLines: byRate(taxed).map(([rate, positions]) => ({
      rate,
      netCents: sumOf(positions.map((index) => taxed[index]?.netCents ?? 0)),
      taxCents: sumOf(positions.map((index) => taxed[index]?.taxCents ?? 0)),
    })),
    netCents,
    taxCents,
    totalCents: safeCents(netCents + taxCents),
    reliefCents: pricesIncludeTax && !isCharged ? sumOf(taxes) : 0,
  };
}
