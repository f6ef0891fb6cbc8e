/** Price lists: what a club, its members or a customer pay instead of the shop’s price. */
import { safeCents, toAmount, toCents, type Cents } from './money';
import { tierUnitCents, type PriceTier } from './price-tiers';

export type PriceListName = { id: string; name: string };

export type ProductPriceList = PriceListName & {
  percentOff: number | null;
  prices: readonly { variation: string | null; price: number }[] | null;
  /** Its quantity discounts; null without any. */
  priceTiers: readonly PriceTier[] | null;
};

export type ListPrice = PriceListName & {
  unitCents: Cents;
  isNamed: boolean;
  /** Undefined: the shop’s quantity discounts. */
  priceTiers?: readonly PriceTier[];
};

type ListedPiece = { price: number; variation?: string; surcharge?: number; techniques?: number };

/** Prices of a piece by the lists that are for it, in their order. A variation’s price contains its surcharge. */
export function listPrices(lists: readonly ProductPriceList[], piece: ListedPiece): ListPrice[] {
  const { variation, surcharge = 0, techniques = 0 } = piece;
  const added = toCents(surcharge) + toCents(techniques);
  return lists.flatMap(({ id, name, percentOff, prices, priceTiers }): ListPrice[] => {
    const own = prices?.find((each) => each.variation !== null && each.variation === variation);
    const whole = prices?.find((each) => each.variation === null);
    const tiers = priceTiers ?? (own || whole ? [] : undefined);
    const at = (unitCents: Cents) => [
      { ...{ id, name, unitCents }, isNamed: Boolean(own ?? whole), ...(tiers && { priceTiers: tiers }) },
    ];
    if (own) return at(safeCents(toCents(own.price) + toCents(techniques)));
    if (whole) return at(safeCents(toCents(whole.price) + added));
    if (!percentOff) return [];
    return at(tierUnitCents(safeCents(toCents(piece.price) + added), { minQuantity: 1, percentOff }));
  });
}

type ShownProduct = { price: number; salePrice: number | null; priceTiers: PriceTier[] };

/** Undefined: the shop’s price is no higher. */
function bestPrice(
  { price, salePrice }: Pick<ShownProduct, 'price' | 'salePrice'>,
  lists: readonly ProductPriceList[],
  piece: Omit<ListedPiece, 'price'> = {},
): ListPrice | undefined {
  const found = listPrices(lists, { price, ...piece });
  const named = found.filter(({ isNamed }) => isNamed);
  const shopCents = named.length > 0 ? Infinity : toCents(salePrice ?? price) + toCents(piece.surcharge ?? 0);
  const [best] = (named.length > 0 ? named : found).toSorted((a, b) => a.unitCents - b.unitCents);
  return best && best.unitCents < shopCents ? best : undefined;
}

const shownAt = (price: number, cents: Cents) =>
  cents < toCents(price) ? { price, salePrice: toAmount(cents) } : { price: toAmount(cents), salePrice: null };

/** A product as shown to a customer: one piece of it without surcharges, by their lists. */
export function listedProduct<Product extends ShownProduct>(product: Product, lists: readonly ProductPriceList[]) {
  const best = bestPrice(product, lists);
  if (!best) return product;
  const priceTiers = [...(best.priceTiers ?? product.priceTiers)];
  return { ...product, ...shownAt(product.price, best.unitCents), priceTiers };
}

/** Colours and variations belong together, by their place. */
type ShownSize = { additionalPrice: number; colors: readonly string[]; variations: readonly string[] };

/** With the surcharge of each size as listed; where a list prices sizes, at the cheapest. */
export function listedSizes<Product extends ShownProduct & { sizes: readonly ShownSize[] }>(
  product: Product,
  lists: readonly ProductPriceList[],
) {
  const { price, salePrice } = product;
  const named = new Set(lists.flatMap(({ prices }) => (prices ?? []).flatMap(({ variation }) => variation ?? [])));
  const sizes = product.sizes.flatMap(({ variations, ...size }) => {
    const surcharge = size.additionalPrice;
    const pieces = variations.map((variation, place) => {
      const best = bestPrice(product, lists, { variation, surcharge });
      const cents = best?.unitCents ?? toCents(salePrice ?? price) + toCents(surcharge);
      return { best, cents, color: size.colors[place] };
    });
    return [...new Set(pieces.map(({ cents }) => cents))].map((cents) => {
      const alike = pieces.filter((each) => each.cents === cents);
      const colors = alike.flatMap(({ color }) => color ?? []);
      return { size: { ...size, colors }, best: alike[0]?.best, cents };
    });
  });
  const isBySize = product.sizes.some(({ variations }) => variations.some((each) => named.has(each)));
  const [lowest] = isBySize ? sizes.toSorted((a, b) => a.cents - b.cents) : [];
  const shown = lowest
    ? { ...shownAt(price, lowest.cents), priceTiers: [...(lowest.best?.priceTiers ?? product.priceTiers)] }
    : listedProduct(product, lists);
  const base = toCents(shown.salePrice ?? shown.price);
  return {
    ...{ ...product, ...shown },
    sizes: sizes.map(({ size, cents }) => ({ ...size, additionalPrice: toAmount(cents - base) })),
  };
}

type PriceListFields = {
  percentOff?: number | null;
  prices?: readonly { product?: unknown; variation?: unknown }[] | null;
  teams?: readonly unknown[] | null;
  customers?: readonly unknown[] | null;
  forMembers?: boolean | null;
  startsOn?: string | null;
  endsOn?: string | null;
};

/** By field, what makes a list impossible. */
export function priceListProblems(list: PriceListFields): Partial<Record<keyof PriceListFields, string>> {
  const { percentOff, prices, teams, customers, startsOn, endsOn } = list;
  const isPercent = typeof percentOff === 'number';
  const keys = (prices ?? []).map(({ product, variation }) => String(variation ?? product));
  const isForClubs = Boolean(teams?.length);
  const problems: [keyof PriceListFields, boolean, string][] = [
    [
      'percentOff',
      isPercent && !(Number.isInteger(percentOff) && percentOff >= 1 && percentOff <= 90),
      'Enter a whole number from 1 to 90, or nothing.',
    ],
    ['percentOff', !isPercent && keys.length === 0, 'Enter a percentage, or prices.'],
    ['prices', new Set(keys).size < keys.length, 'Name each product or size once.'],
    ['teams', !isForClubs && !customers?.length, 'Choose a club or a customer.'],
    ['forMembers', Boolean(list.forMembers) && !isForClubs, 'Choose the club whose members it is for.'],
    ['endsOn', Boolean(startsOn && endsOn && endsOn < startsOn), 'It must not end before it starts.'],
  ];
  return Object.fromEntries(problems.flatMap(([field, isWrong, message]) => (isWrong ? [[field, message]] : [])));
}
