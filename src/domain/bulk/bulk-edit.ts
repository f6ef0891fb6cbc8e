import { currencyDecimals } from '../money/currency';
import { formatMoney, maxAmount, toAmount, toCents, type Cents } from '../money/money';
import { salePriceProblem } from '../money/pricing';
import type { TaxClass } from '../taxes/tax-classes';

export const ROUNDING_LABELS = {
  exact: 'Do not round',
  five: 'To 0.05',
  half: 'To 0.50',
  whole: 'To whole amounts',
  ninety_nine: 'To end in .99',
} as const;
export type Rounding = keyof typeof ROUNDING_LABELS;

/** An amount in the shop's currency, or per cent. */
export type Part = { amount: number } | { percent: number };

export type BulkEdit = {
  isActive?: boolean;
  isFeatured?: boolean;
  /** Null for none. */
  category?: string | null;
  taxClass?: TaxClass;
  price?: { by: 'set'; amount: number } | ({ by: 'raise' | 'lower' } & Part);
  /** `off` is taken off the list price, as it is after this edit. */
  salePrice?: { by: 'none' } | { by: 'set'; amount: number } | ({ by: 'off' } & Part);
  rounding: Rounding;
  stock?: { by: 'set' | 'add' | 'remove'; units: number };
  /** Working days; null for the default in the delivery settings. */
  stockDays?: number | null;
  madeDays?: number | null;
};

export type BulkFields = {
  isActive: boolean;
  isFeatured: boolean;
  category: string | null;
  taxClass: TaxClass;
  price: number;
  salePrice: number | null;
  stock: number;
  stockDays: number | null;
  madeDays: number | null;
};

/** The fields that change, none if all are so already; or why the product is refused. */
export type BulkOutcome = { ok: true; changes: Partial<BulkFields> } | { ok: false; message: string };

class Refused extends Error {}

export function planProduct(product: BulkFields & { hasVariations: boolean }, edit: BulkEdit): BulkOutcome {
  const { isActive, isFeatured, category, taxClass, stockDays, madeDays } = edit;
  try {
    const wanted: Partial<BulkFields> = {
      ...{ isActive, isFeatured, category, taxClass, stockDays, madeDays },
      ...pricesOf(product, edit),
      ...(edit.stock && { stock: stockOf(product, edit.stock) }),
    };
    const changed = Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && value !== product[name as keyof BulkFields],
    );
    return { ok: true, changes: Object.fromEntries(changed) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, message: error.message };
    throw error;
  }
}

function pricesOf(product: BulkFields, { price: change, salePrice: sale, rounding }: BulkEdit) {
  if (!change && !sale) return {};
  const price = change ? priceOf(toCents(product.price), change, rounding) : toCents(product.price);
  const before = product.salePrice === null ? null : toCents(product.salePrice);
  const salePrice = sale ? saleOf(price, sale, rounding) : before;
  if (salePrice !== null && salePriceProblem({ price, salePrice })) {
    throw new Refused(
      `The sale price, ${formatMoney(salePrice)}, would not be below the price, ${formatMoney(price)}.`,
    );
  }
  return { price: toAmount(price), salePrice: salePrice === null ? null : toAmount(salePrice) };
}

function priceOf(price: Cents, change: NonNullable<BulkEdit['price']>, rounding: Rounding): Cents {
  if (change.by === 'set') return toCents(change.amount);
  const part = partOf(price, change);
  return checked(roundCents(change.by === 'raise' ? price + part : price - part, rounding), 'price');
}

function saleOf(price: Cents, change: NonNullable<BulkEdit['salePrice']>, rounding: Rounding): Cents | null {
  if (change.by === 'none') return null;
  if (change.by === 'set') return toCents(change.amount);
  return checked(roundCents(price - partOf(price, change), rounding), 'sale price');
}

const partOf = (price: Cents, part: Part): Cents =>
  'amount' in part ? toCents(part.amount) : Math.round((price * Math.round(part.percent * 100)) / 10_000);

function checked(cents: Cents, what: string): Cents {
  if (cents < 0) throw new Refused(`The ${what} would be below zero.`);
  if (cents > toCents(maxAmount()))
    throw new Refused(`The ${what} would be over ${formatMoney(toCents(maxAmount()))}.`);
  return cents;
}

/** To the nearest; halves go up. */
export function roundCents(cents: Cents, rounding: Rounding): Cents {
  const unit = 10 ** currencyDecimals();
  if (cents < 0 || rounding === 'exact') return cents;
  if (rounding === 'ninety_nine') {
    const span = Math.max(unit, 100);
    const least = span / 100;
    return Math.max(1, Math.round((cents + least) / span)) * span - least;
  }
  const step = Math.max(1, unit / { five: 20, half: 2, whole: 1 }[rounding]);
  return Math.round(cents / step) * step;
}

function stockOf(product: { stock: number; hasVariations: boolean }, { by, units }: NonNullable<BulkEdit['stock']>) {
  if (product.hasVariations) throw new Refused('Its stock is the sum of its variations. Edit it there.');
  const stock = by === 'set' ? units : product.stock + (by === 'add' ? units : -units);
  if (stock < 0) throw new Refused(`Only ${product.stock} are in stock.`);
  if (stock > MAX_UNITS) throw new Refused(`The stock would be over ${MAX_UNITS}.`);
  return stock;
}

export const MAX_UNITS = 2_000_000_000;
export const MAX_BULK_PRODUCTS = 2000;
