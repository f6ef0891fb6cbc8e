/** Charges of an order, and those of its next document: each states the difference to those before. */
import { safeCents, type Cents } from '../money/money';

/** A row of an invoice or a credit note. Of what was ordered, one for each product, colour, size and price. */
export type ChargeRow = {
  kind: 'line' | 'discount' | 'delivery' | 'relief' | 'refund';
  /** 'Match dress, Red', '5% off 12 × Match dress, Red', 'Delivery'. */
  name: string;
  sku: string;
  /** As it is read: 'Medium'; '' for goods without sizes. */
  size: string;
  /** Units; 0 for what is not counted. */
  quantity: number;
  /** Price of one unit; null for what is not counted. */
  unitCents: Cents | null;
  /** Per cent; null where the order has no tax. */
  taxRate: number | null;
  /** Per cent that its price contains and the customer does not pay; left out where they do. */
  reliefRate?: number;
  cents: Cents;
};

/** Tax at one rate, in per cent. */
export type TaxLine = { rate: number; net: Cents; tax: Cents };

export type Charges = {
  rows: ChargeRow[];
  /** By rate, the highest first; none where the order has no tax. */
  taxLines: TaxLine[];
  /** Total including tax. */
  total: Cents;
};

export const NO_CHARGES: Charges = { rows: [], taxLines: [], total: 0 };

export type DocumentKind = 'invoice' | 'credit_note';

/** Amounts are charged by an invoice and taken back by a credit note. */
export type IssuedCharges = { kind: DocumentKind; charges: Charges };

const keyOf = ({ kind, name, sku, size, unitCents, taxRate }: ChargeRow): string =>
  JSON.stringify([kind, name, sku, size, unitCents, taxRate]);

/** Each row once, in the order of their first; without those that came to nothing. */
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

/** All of them together. */
export const addCharges = (all: readonly Charges[]): Charges => ({
  rows: mergeRows(all.flatMap(({ rows }) => rows)),
  taxLines: mergeTax(all.flatMap(({ taxLines }) => taxLines)),
  total: safeCents(all.reduce((sum, { total }) => sum + total, 0)),
});

/** The same the other way round. */
export const negateCharges = ({ rows, taxLines, total }: Charges): Charges => ({
  rows: rows.map((row) => ({ ...row, quantity: safeCents(-row.quantity), cents: safeCents(-row.cents) })),
  taxLines: taxLines.map(({ rate, net, tax }) => ({ rate, net: safeCents(-net), tax: safeCents(-tax) })),
  total: safeCents(-total),
});

/** Charges of all documents, less credit notes. */
export const chargedSoFar = (issued: readonly IssuedCharges[]): Charges =>
  addCharges(issued.map(({ kind, charges }) => (kind === 'invoice' ? charges : negateCharges(charges))));

/**
 * The document that brings what was charged to what is to be charged: an invoice over more, a credit note over less.
 * Undefined where neither the sum nor a tax changes.
 */
export function nextDocument(target: Charges, issued: readonly IssuedCharges[]): IssuedCharges | undefined {
  const change = addCharges([target, negateCharges(chargedSoFar(issued))]);
  if (change.total === 0 && change.taxLines.length === 0) return undefined;
  return change.total < 0
    ? { kind: 'credit_note', charges: negateCharges(change) }
    : { kind: 'invoice', charges: change };
}
