/** Charges of an order, and those of its next document: each states the difference to those before. */
import { safeCents, type Cents } from '../money/money';

/** Row of an invoice or credit note: one per product, colour, size and price. */
export type ChargeRow = {
  kind: 'line' | 'discount' | 'delivery' | 'relief' | 'refund';
  /** Id of the order line, or 'delivery', of a credit note that names goods. */
  line?: string;
  /** 'Match dress, Red', '5% off 12 × Match dress, Red', 'Delivery'. */
  name: string;
  sku: string;
  /** Label, 'Medium'; '' without sizes. */
  size: string;
  /** 0 if not counted. */
  quantity: number;
  /** Unit price; null if not counted. */
  unitCents: Cents | null;
  /** Per cent; null without tax. */
  taxRate: number | null;
  /** Per cent included in the price that the customer does not pay; undefined if they do. */
  reliefRate?: number;
  cents: Cents;
};

/** `net`: without tax, after what the customer does not pay. */
export type NetRow = ChargeRow & { net: Cents };

export type TaxLine = { rate: number; net: Cents; tax: Cents };

export type Charges = {
  rows: ChargeRow[];
  /** By rate, highest first; empty without tax. */
  taxLines: TaxLine[];
  total: Cents;
};

export const NO_CHARGES: Charges = { rows: [], taxLines: [], total: 0 };

export type DocumentKind = 'invoice' | 'credit_note';

export type IssuedCharges = { kind: DocumentKind; charges: Charges };

const keyOf = ({ kind, line, name, sku, size, unitCents, taxRate }: ChargeRow): string =>
  JSON.stringify([kind, line, name, sku, size, unitCents, taxRate]);

/** Merges equal rows in order of appearance; drops zero rows. */
function mergeRows(rows: readonly ChargeRow[]): ChargeRow[] {
  const merged = new Map<string, ChargeRow>();
  for (const row of rows) {
    const known = merged.get(keyOf(row));
    const quantity = row.quantity + (known?.quantity ?? 0);
    merged.set(keyOf(row), { ...row, quantity, cents: safeCents(row.cents + (known?.cents ?? 0)) });
  }
  return [...merged.values()].filter(({ quantity, cents }) => quantity !== 0 || cents !== 0);
}

function mergeTax(lines: readonly TaxLine[]): TaxLine[] {
  const byRate = new Map<number, TaxLine>();
  for (const { rate, net, tax } of lines) {
    const known = byRate.get(rate);
    byRate.set(rate, { rate, net: safeCents(net + (known?.net ?? 0)), tax: safeCents(tax + (known?.tax ?? 0)) });
  }
  return [...byRate.values()].filter(({ net, tax }) => net !== 0 || tax !== 0).sort((a, b) => b.rate - a.rate);
}

export const addCharges = (all: readonly Charges[]): Charges => ({
  rows: mergeRows(all.flatMap(({ rows }) => rows)),
  taxLines: mergeTax(all.flatMap(({ taxLines }) => taxLines)),
  total: safeCents(all.reduce((sum, { total }) => sum + total, 0)),
});

export const negateCharges = ({ rows, taxLines, total }: Charges): Charges => ({
  rows: rows.map((row) => ({ ...row, quantity: safeCents(-row.quantity), cents: safeCents(-row.cents) })),
  taxLines: taxLines.map(({ rate, net, tax }) => ({ rate, net: safeCents(-net), tax: safeCents(-tax) })),
  total: safeCents(-total),
});

export const chargedSoFar = (issued: readonly IssuedCharges[]): Charges =>
  addCharges(issued.map(({ kind, charges }) => (kind === 'invoice' ? charges : negateCharges(charges))));

/** An invoice for more, a credit note for less; undefined if neither sum nor tax changes. */
export function nextDocument(target: Charges, issued: readonly IssuedCharges[]): IssuedCharges | undefined {
  const change = addCharges([target, negateCharges(chargedSoFar(issued))]);
  if (change.total === 0 && change.taxLines.length === 0) return undefined;
  return change.total < 0
    ? { kind: 'credit_note', charges: negateCharges(change) }
    : { kind: 'invoice', charges: change };
}
