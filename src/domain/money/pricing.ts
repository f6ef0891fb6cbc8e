/** Input prices are amounts, results cents. A line is one size of one design; quantity discounts pool all its sizes. */
import { safeCents, toCents, type Cents } from './money';
import { spreadCents } from './spread';
import { reachedTier, tierDiscountCents, type PriceTier } from './price-tiers';

/** Amounts as stored. A sale price of null or undefined is absent; 0 is a price. */
export interface Price {
  price: number;
  salePrice?: number | null;
}

type PricedKit = { hash: string; name: string };

export interface PriceableLine extends Price {
  productId: string | null;
  color?: string;
  kit?: PricedKit | null;
  quantity: number;
  additionalPrice?: number | null;
  /** Quantity discounts of its product; default none. */
  priceTiers?: readonly PriceTier[];
}

/** `totalCents` is before the design’s discount, `discountCents` its share of that. */
export type PricedLine<Line> = Line & { unitCents: Cents; totalCents: Cents; discountCents: Cents };

export interface PriceGroupCents {
  productId: string | null;
  color?: string;
  kit?: PricedKit | null;
  quantity: number;
  subtotalCents: Cents;
  tier?: PriceTier;
  discountCents: Cents;
  priceTiers: readonly PriceTier[];
}

export interface PricedLines<Line> {
  lines: PricedLine<Line>[];
  designs: PriceGroupCents[];
  subtotalCents: Cents;
  discountCents: Cents;
  totalCents: Cents;
}

/** Sale price, else price, plus the variation’s surcharge. Throws RangeError for more decimals than the currency’s. */
export function unitPriceCents({ price, salePrice }: Price, additionalPrice?: number | null): Cents {
  return safeCents(toCents(salePrice ?? price) + toCents(additionalPrice ?? 0));
}

export const salePriceProblem = ({ price, salePrice }: Price): string | undefined =>
  typeof salePrice === 'number' && salePrice >= price ? 'The sale price must be lower than the price.' : undefined;

/** Saving of the sale price per piece; 0 if none, or if it is higher. */
export function savings(product: Price): Cents {
  return Math.max(0, toCents(product.price) - unitPriceCents(product));
}

/** Prices lines, designs with their discounts, and the total. Throws RangeError for inexact quantities or sums. */
export function priceLines<Line extends PriceableLine>(lines: readonly Line[]): PricedLines<Line> {
  const priced = lines.map((line) => {
    const unitCents = unitPriceCents(line, line.additionalPrice);
    return { ...line, unitCents, totalCents: safeCents(unitCents * wholeQuantity(line.quantity)), discountCents: 0 };
  });
  const designs = priceDesigns(priced);
  for (const design of designs) {
    const itsLines = priced.filter((line) => designKeyOf(line) === designKeyOf(design));
    const shares = spreadCents(
      design.discountCents,
      itsLines.map(({ totalCents }) => totalCents),
    );
    for (const [index, line] of itsLines.entries()) line.discountCents = shares[index] ?? 0;
  }
  const subtotalCents = designs.reduce((sum, design) => safeCents(sum + design.subtotalCents), 0);
  const discountCents = designs.reduce((sum, design) => sum + design.discountCents, 0);
  return { lines: priced, designs, subtotalCents, discountCents, totalCents: subtotalCents - discountCents };
}

export const designKeyOf = ({ productId, color, kit }: Pick<PriceGroupCents, 'productId' | 'color' | 'kit'>): string =>
  `${productId} ${color ?? ''} ${kit?.hash ?? ''}`;

function priceDesigns(lines: readonly PricedLine<PriceableLine>[]): PriceGroupCents[] {
  const designs = new Map<string, Omit<PriceGroupCents, 'tier' | 'discountCents'>>();
  for (const line of lines) {
    const { productId, color, kit, quantity, totalCents, priceTiers = [] } = line;
    const key = designKeyOf(line);
    const { quantity: pieces, subtotalCents } = designs.get(key) ?? { quantity: 0, subtotalCents: 0 };
    designs.set(key, {
      productId,
      color,
      kit,
      quantity: pieces + quantity,
      subtotalCents: safeCents(subtotalCents + totalCents),
      priceTiers,
    });
  }
  return [...designs.values()].map((design) => {
    const tier = reachedTier(design.priceTiers, design.quantity);
    return { ...design, tier, discountCents: tierDiscountCents(design.subtotalCents, tier) };
  });
}

function wholeQuantity(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a quantity: ${quantity}`);
  return quantity;
}
