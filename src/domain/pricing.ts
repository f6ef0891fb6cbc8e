/**
 * The one pricing module: cart, checkout, team orders and documents all price here (design §3).
 * Prices come in as two-decimal dollars and everything that leaves is cents.
 *
 * A line is one size of one product, and names its product: a discount for quantity, pooled over all sizes of a
 * design, is then one more list beside `lines`, taken off in `totalCents`, and no line or caller changes.
 */
import { safeCents, toCents, type Cents } from './money';

/** Dollars, as stored. A sale price that is null or left out is absent; 0 is a price. */
export interface Price {
  price: number;
  salePrice?: number | null;
}

export interface PriceableLine extends Price {
  productId: string;
  /** Pieces: a whole number, 0 or more. */
  quantity: number;
  /** Dollars on top of the price of the product, for this colour and size. */
  additionalPrice?: number | null;
}

export type PricedLine<Line> = Line & { unitCents: Cents; totalCents: Cents };

export interface PricedOrder<Line> {
  lines: PricedLine<Line>[];
  totalCents: Cents;
}

/**
 * The price of one piece: the sale price if there is one, else the price (spec §4, §9), plus what the variation adds.
 * Throws RangeError for a price with more than 2 decimals.
 */
export function unitPriceCents({ price, salePrice }: Price, additionalPrice?: number | null): Cents {
  return safeCents(toCents(salePrice ?? price) + toCents(additionalPrice ?? 0));
}

/** What the sale price saves on one piece; 0 without a sale, and for a "sale" that is dearer. */
export function savings(product: Price): Cents {
  return Math.max(0, toCents(product.price) - unitPriceCents(product));
}

/** Each line with its unit price and total, and their sum. Throws RangeError for a quantity or sum that is not exact. */
export function priceLines<Line extends PriceableLine>(lines: readonly Line[]): PricedOrder<Line> {
  const priced = lines.map((line) => {
    const unitCents = unitPriceCents(line, line.additionalPrice);
    return { ...line, unitCents, totalCents: safeCents(unitCents * wholeQuantity(line.quantity)) };
  });
  return { lines: priced, totalCents: priced.reduce((sum, line) => safeCents(sum + line.totalCents), 0) };
}

function wholeQuantity(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a quantity: ${quantity}`);
  return quantity;
}
