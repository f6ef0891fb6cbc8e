/** Input prices are amounts, results cents. A line is one size of one design; quantity discounts pool all its sizes. */
import { safeCents, toCents, type Cents } from './money';
import { spreadCents } from './spread';
import type { ListPrice, PriceListName } from './price-lists';
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
  /** Its prices by the customer’s lists; none where the price is agreed. */
  lists?: readonly ListPrice[];
  /** List of an agreed price. */
  priceList?: PriceListName | null;
}

/** `totalCents` is before the design’s discount, `discountCents` its share of that. */
export type PricedLine<Line> = Line & {
  unitCents: Cents;
  totalCents: Cents;
  discountCents: Cents;
  priceList?: PriceListName | null;
};

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

export type PricedDesign<Line> = { design: PriceGroupCents; lines: PricedLine<Line>[] };

type PriceDesign<Line> = (lines: readonly Line[]) => PricedDesign<Line>;

/** Prices lines, designs with their discounts, and the total. Throws RangeError for inexact quantities or sums. */
export function priceLines<Line extends PriceableLine>(
  lines: readonly Line[],
  priceOf: PriceDesign<Line> = (ofDesign) => priceDesign(ofDesign),
): PricedLines<Line> {
  const groups = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    const key = designKeyOf(line);
    const known = groups.get(key);
    if (known) known.push(index);
    else groups.set(key, [index]);
  }
  const priced = new Map<number, PricedLine<Line>>();
  const designs = [...groups.values()].map((indexes) => {
    const { design, lines: itsLines } = priceOf(indexes.flatMap((index) => lines[index] ?? []));
    const shares = spreadCents(
      design.discountCents,
      itsLines.map(({ totalCents }) => totalCents),
    );
    for (const [place, line] of itsLines.entries())
      priced.set(indexes[place] ?? 0, { ...line, discountCents: shares[place] ?? 0 });
    return design;
  });
  const subtotalCents = designs.reduce((sum, design) => safeCents(sum + design.subtotalCents), 0);
  const discountCents = designs.reduce((sum, design) => sum + design.discountCents, 0);
  return {
    lines: lines.flatMap((_, index) => priced.get(index) ?? []),
    ...{ designs, subtotalCents, discountCents, totalCents: subtotalCents - discountCents },
  };
}

export const designKeyOf = ({ productId, color, kit }: Pick<PriceGroupCents, 'productId' | 'color' | 'kit'>): string =>
  `${productId} ${color ?? ''} ${kit?.hash ?? ''}`;

/** @param listId undefined for the shop’s prices, which lines that it is not for have anyway */
export function priceDesign<Line extends PriceableLine>(
  unpriced: readonly Line[],
  listId?: string,
): PricedDesign<Line> {
  let quantity = 0;
  let subtotalCents = 0;
  let priceTiers: readonly PriceTier[] = [];
  let listTiers: readonly PriceTier[] | undefined;
  const lines = unpriced.map((line) => {
    const list = line.lists?.find(({ id }) => id === listId);
    const unitCents = list?.unitCents ?? unitPriceCents(line, line.additionalPrice);
    const totalCents = safeCents(unitCents * wholeQuantity(line.quantity));
    quantity += line.quantity;
    subtotalCents = safeCents(subtotalCents + totalCents);
    priceTiers = line.priceTiers ?? [];
    if (list?.priceTiers) listTiers = list.priceTiers;
    const applied = list && { priceList: { id: list.id, name: list.name } };
    return { ...line, ...applied, unitCents, totalCents, discountCents: 0 };
  });
  priceTiers = listTiers ?? priceTiers;
  const tier = reachedTier(priceTiers, quantity);
  const { productId = null, color, kit } = unpriced.at(-1) ?? {};
  return {
    lines,
    design: {
      ...{ productId, color, kit, quantity, subtotalCents, priceTiers, tier },
      discountCents: tierDiscountCents(subtotalCents, tier),
    },
  };
}

function wholeQuantity(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a quantity: ${quantity}`);
  return quantity;
}
