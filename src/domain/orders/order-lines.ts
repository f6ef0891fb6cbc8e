import { toDollars } from '../money/money';
import type { PriceTier } from '../money/price-tiers';
import { priceLines, type PricedDesign, type PricedLine } from '../money/pricing';
import { SIZES, sizeLabelOf, type SizeCode } from '../catalogue/sizes';

/** A product as the shop sells it now. Prices in USD. */
export type SellableProduct = {
  id: string;
  slug: string;
  name: string;
  sku: string;
  price: number;
  salePrice: number | null;
  stockQuantity: number;
  /** Made with a team’s colours, names and numbers. */
  isCustomizable: boolean;
  /** Its own discounts for quantity, or the shop’s. */
  priceTiers: PriceTier[];
  colors: { name: string; available: boolean }[];
  variations: {
    id: string;
    colorName: string;
    sizeCode: SizeCode;
    stockQuantity: number;
    additionalPrice: number;
    isAvailable: boolean;
  }[];
};

/** What a cart or an API order asks for: a product by id or slug, in one colour, in some sizes. */
export type RequestedItem = {
  product: string;
  color?: string;
  sizes?: Partial<Record<SizeCode, number>>;
  quantity?: number;
};

export type OrderLine = {
  productId: string;
  variationId?: string;
  productName: string;
  sku: string;
  color?: string;
  sizeCode?: SizeCode;
  sizeLabel?: string;
  quantity: number;
  /** USD */
  unitPrice: number;
  /** USD */
  totalPrice: number;
};

/** All pieces of one product in one colour; the discount for quantity is theirs together. */
export type OrderDesign = {
  productId: string;
  productName: string;
  color?: string;
  quantity: number;
  /** USD, sum of its lines */
  subtotal: number;
  /** Per cent of the tier it reaches; 0 below the first. */
  percentOff: number;
  /** USD, taken off the subtotal */
  discount: number;
  priceTiers: readonly PriceTier[];
};

/** Pieces there are of a product in a colour and a size. */
export type StockLevel = {
  /** Id of the product. */
  product: string;
  color?: string;
  /** A size code; left out for goods without sizes. */
  size?: string;
  available: number;
};

export type Shortage = StockLevel & { productName: string; requested: number };

export type ResolvedOrder = {
  lines: OrderLine[];
  designs: OrderDesign[];
  totalItems: number;
  /** The order takes the last of something. */
  soldOut: boolean;
  /** USD, taken off the sum of the lines */
  discountAmount: number;
  /** USD */
  totalAmount: number;
  /** What is wrong with which field, `items.0.color` and the like; empty where the order stands. */
  fieldErrors: Record<string, string[]>;
  /** Lines that ask for more than there is; empty where all are in stock. */
  shortages: Shortage[];
  /** What there is of each line. */
  stock: StockLevel[];
};

type Draft = Omit<OrderLine, 'unitPrice' | 'totalPrice'> & {
  price: number;
  salePrice: number | null;
  priceTiers: PriceTier[];
  additionalPrice: number;
  available: number;
};

/** Turns what was asked for into priced lines, one for each product, colour and size, by the shop’s own data alone. */
export function resolveOrder(items: readonly RequestedItem[], catalogue: readonly SellableProduct[]): ResolvedOrder {
  const fieldErrors: Record<string, string[]> = {};
  const drafts = items.flatMap((item, index) => {
    const drafted = draftLines(item, catalogue);
    if (Array.isArray(drafted)) return drafted;
    fieldErrors[`items.${index}.${drafted.field}`] = [drafted.message];
    return [];
  });
  const merged = mergeLines(drafts);
  const { lines, designs, discountCents, totalCents } = priceLines(merged);
  return {
    lines: lines.map(orderLine),
    designs: designs.map((design) => orderDesign(design, catalogue)),
    discountAmount: toDollars(discountCents),
    soldOut: merged.some((line) => line.quantity >= line.available),
    totalItems: merged.reduce((sum, line) => sum + line.quantity, 0),
    totalAmount: toDollars(totalCents),
    fieldErrors,
    shortages: merged.filter((line) => line.quantity > line.available).map(shortageOf),
    stock: merged.map(stockLevelOf),
  };
}

function draftLines(
  item: RequestedItem,
  catalogue: readonly SellableProduct[],
): Draft[] | { field: string; message: string } {
  const product = catalogue.find(({ id, slug }) => id === item.product.toLowerCase() || slug === item.product);
  if (!product) return { field: 'product', message: 'This product is not available.' };
  const color = product.colors.find(({ name }) => name.toLowerCase() === item.color?.toLowerCase());
  if (product.colors.length > 0 && !color)
    return { field: 'color', message: `Choose one of: ${availableColors(product)}.` };
  if (color && !color.available) return { field: 'color', message: `${color.name} is not available at the moment.` };
  return product.variations.length > 0
    ? draftSizes(item, product, color?.name)
    : draftPlain(item, product, color?.name);
}

const availableColors = (product: SellableProduct) =>
  product.colors
    .filter(({ available }) => available)
    .map(({ name }) => name)
    .join(', ');

function draftPlain(item: RequestedItem, product: SellableProduct, color?: string): ReturnType<typeof draftLines> {
  if (item.sizes && Object.keys(item.sizes).length > 0)
    return { field: 'sizes', message: `${product.name} has no sizes; give a quantity.` };
  if (!item.quantity) return { field: 'quantity', message: 'Give a quantity of at least 1.' };
  return [{ ...common(product, color), quantity: item.quantity, additionalPrice: 0, available: product.stockQuantity }];
}

function draftSizes(item: RequestedItem, product: SellableProduct, color?: string): ReturnType<typeof draftLines> {
  const sizes = SIZES.flatMap(({ code }) => {
    const quantity = item.sizes?.[code] ?? 0;
    return quantity > 0 ? [{ code, quantity }] : [];
  });
  if (sizes.length === 0) return { field: 'sizes', message: 'Please select at least one size and quantity.' };
  const total = sizes.reduce((sum, { quantity }) => sum + quantity, 0);
  if (item.quantity && item.quantity !== total)
    return { field: 'quantity', message: `The sizes add up to ${total}, not ${item.quantity}.` };
  const lines: Draft[] = [];
  for (const { code, quantity } of sizes) {
    const variation = variationOf(product, code, color);
    if (!variation)
      return {
        field: 'sizes',
        message: `${product.name} is not made in size ${sizeLabelOf(code)}${color ? ` in ${color}` : ''}.`,
      };
    if (!variation.isAvailable)
      return { field: 'sizes', message: `Size ${sizeLabelOf(code)} is not available at the moment.` };
    lines.push({
      ...common(product, color),
      variationId: variation.id,
      sizeCode: code,
      sizeLabel: sizeLabelOf(code),
      quantity,
      additionalPrice: variation.additionalPrice,
      available: variation.stockQuantity,
    });
  }
  return lines;
}

/** A product without colours is chosen by size alone; of several variations in that size, the one there is most of. */
function variationOf({ colors, variations }: SellableProduct, size: SizeCode, color?: string) {
  const inSize = variations.filter((each) => each.sizeCode === size);
  if (colors.length > 0) return inSize.find((each) => each.colorName === color);
  const unitsOf = (each: (typeof inSize)[number]) => (each.isAvailable ? each.stockQuantity : -1);
  return inSize.sort((a, b) => unitsOf(b) - unitsOf(a))[0];
}

const common = (product: SellableProduct, color?: string) => ({
  productId: product.id,
  productName: product.name,
  sku: product.sku,
  color,
  price: product.price,
  salePrice: product.salePrice,
  priceTiers: product.priceTiers,
});

const orderLine = (line: PricedLine<Draft>): OrderLine => ({
  productId: line.productId,
  variationId: line.variationId,
  productName: line.productName,
  sku: line.sku,
  color: line.color,
  sizeCode: line.sizeCode,
  sizeLabel: line.sizeLabel,
  quantity: line.quantity,
  unitPrice: toDollars(line.unitCents),
  totalPrice: toDollars(line.totalCents),
});

/** A priced design as it goes out. Prices in USD. */
export const orderDesign = (
  design: PricedDesign,
  catalogue: readonly Pick<SellableProduct, 'id' | 'name'>[],
): OrderDesign => ({
  productId: design.productId,
  productName: catalogue.find(({ id }) => id === design.productId)?.name ?? '',
  color: design.color,
  quantity: design.quantity,
  subtotal: toDollars(design.subtotalCents),
  percentOff: design.tier?.percentOff ?? 0,
  discount: toDollars(design.discountCents),
  priceTiers: design.priceTiers,
});

/** Merges items of the same product, colour and size, so that stock is checked, and taken, for all of them together. */
function mergeLines(drafts: readonly Draft[]): Draft[] {
  const merged = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = draft.variationId ?? `${draft.productId} ${draft.color ?? ''}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, quantity: known.quantity + draft.quantity } : draft);
  }
  return [...merged.values()];
}

const stockLevelOf = (line: Draft): StockLevel => ({
  product: line.productId,
  color: line.color,
  size: line.sizeCode,
  available: Math.max(0, line.available),
});

const shortageOf = (line: Draft): Shortage => ({
  product: line.productId,
  productName: line.productName,
  color: line.color,
  size: line.sizeCode,
  requested: line.quantity,
  available: line.available,
});
