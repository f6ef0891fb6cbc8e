/**
 * The one pricing module: cart, checkout, team orders and documents price here. Input prices are amounts; results are
 * cents.
 *
 * A line is one size of one design: a product in a colour or made to a kit. Quantity discounts pool all sizes of a
 * design and are shown beside the lines.
 */
import { safeCents, toCents, type Cents } from './money';
import { spreadCents } from './spread';
import { reachedTier, tierDiscountCents, type PriceTier } from './price-tiers';

/** Amounts as stored. A sale price of null or undefined is absent; 0 is a price. */
export interface Price {
  price: number;
  salePrice?: number | null;
}

/** The kit that pieces are made to, by the hash of its document. */
type PricedKit = { hash: string; name: string };

export interface PriceableLine extends Price {
  productId: string;
  color?: string;
  kit?: PricedKit | null;
  /** Pieces: a whole number, 0 or more. */
  quantity: number;
  /** Surcharge for this colour and size. */
  additionalPrice?: number | null;
  /** The discounts for quantity of its product; none where left out. */
  priceTiers?: readonly PriceTier[];
}

/** `totalCents` is before the discount of its design, and `discountCents` its share of that. */
export type PricedLine<Line> = Line & { unitCents: Cents; totalCents: Cents; discountCents: Cents };

/** All pieces of one product in one colour or made to one kit, with their discount. */
export interface PricedDesign {
  productId: string;
  color?: string;
  kit?: PricedKit | null;
  quantity: number;
  /** Sum of its lines. */
  subtotalCents: Cents;
  /** The tier that its quantity reaches, if any. */
  tier?: PriceTier;
  discountCents: Cents;
  priceTiers: readonly PriceTier[];
}

export interface PricedOrder<Line> {
  lines: PricedLine<Line>[];
  designs: PricedDesign[];
  subtotalCents: Cents;
  discountCents: Cents;
  /** Subtotal less discount. */
  totalCents: Cents;
}

/**
 * The price of one piece: the sale price if there is one, else the price, plus what the variation adds.
 * Throws RangeError for a price with more decimals than the currency has.
 */
export function unitPriceCents({ price, salePrice }: Price, additionalPrice?: number | null): Cents {
  return safeCents(toCents(salePrice ?? price) + toCents(additionalPrice ?? 0));
}

/** Problem of a sale price that saves nothing. */
export const salePriceProblem = ({ price, salePrice }: Price): string | undefined =>
  typeof salePrice === 'number' && salePrice >= price ? 'The sale price must be lower than the price.' : undefined;

/** Saving of the sale price per piece; 0 if none, or if it is higher. */
export function savings(product: Price): Cents {
  return Math.max(0, toCents(product.price) - unitPriceCents(product));
}

/**
 * Each line with its unit price and total, each design with its discount, and what all comes to.
 * Throws RangeError for a quantity or sum that is not exact.
 */
export function priceLines<Line extends PriceableLine>(lines: readonly Line[]): PricedOrder<Line> {
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

const designKeyOf = ({ productId, color, kit }: Pick<PricedDesign, 'productId' | 'color' | 'kit'>): string =>
  `${productId} ${color ?? ''} ${kit?.hash ?? ''}`;

function priceDesigns(lines: readonly PricedLine<PriceableLine>[]): PricedDesign[] {
  const designs = new Map<string, Omit<PricedDesign, 'tier' | 'discountCents'>>();
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
