/** What a shopper can choose of a product, and how the choice becomes a line of the cart. Pure. */
import { NO_SIZE, type CartAddition, type CartProduct, type SizeCounts } from '@/domain/cart/cart';
import { chooseQuantity, toldUnits } from '@/domain/catalogue/product-selection';
import type { ProductPart } from '@/domain/catalogue/product-parts';
import type { SizeChart } from '@/domain/catalogue/size-chart';
import { compareSizes } from '@/domain/catalogue/sizes';

export interface ProductOptions {
  product: CartProduct;
  colors: { name: string; hex: string; available: boolean }[];
  /** Stock by colour and size; empty for goods without sizes. */
  variations: Variation[];
  /** What its sizes are chosen by. */
  sizeChart: SizeChart;
  /** Units on hand of goods without sizes; left out where there are plenty (`withToldStock`). */
  stock?: number;
  /** Of a set: what it is made of. */
  parts?: ProductPart[];
  /** Names and numbers can be printed on it. */
  isPrinted?: true;
  /** At this many units or fewer shoppers are warned. */
  lowStockThreshold: number;
  /** Small pictures by name of colour, for the line in the cart. */
  colorImages: Record<string, string>;
}

export interface Variation {
  color: string;
  /** Label of the size. */
  size: string;
  /** Units that can be had: 0 where it is taken off sale; left out where there are plenty (`withToldStock`). */
  stock?: number;
  /** An amount on top of the product’s price; left out where there are none. */
  additionalPrice?: number;
}

export interface SizeRow {
  size: string;
  /** Units that can be had, beyond those in the cart; Infinity where there are plenty. */
  stock: number;
  /** Units in the cart. */
  inCart: number;
  additionalPrice: number;
}

/** The options as a page tells them: exact where few are left, so that no other sale makes a page of another day of it. */
export function withToldStock(options: ProductOptions): ProductOptions {
  const told = <Counted extends { stock?: number }>({ stock, ...counted }: Counted) => {
    const units = toldUnits(stock ?? Infinity, options.lowStockThreshold);
    return { ...counted, ...(units !== undefined && { stock: units }) };
  };
  return { ...told(options), variations: options.variations.map(told) };
}

/** Whether something of it is left out that the shop’s stock tells. */
export const isStockLeftOut = ({ stock, variations }: ProductOptions): boolean =>
  (variations.length > 0 ? variations : [{ stock }]).some((counted) => counted.stock === undefined);

/**
 * The sizes in their order with what there is of them in the colour. Before a colour is chosen, each size has the most
 * that any colour has of it: how many can really be had is said once the colour is known. Goods without colours are
 * chosen by size alone. What lies in the cart, by size, can be had no more.
 */
export function sizeRows(
  { variations, colors }: ProductOptions,
  color: string | undefined,
  inCart: Record<string, number> = {},
): SizeRow[] {
  const available = new Set(colors.filter((each) => each.available).map(({ name }) => name));
  const isMeant = (variation: Variation) =>
    colors.length === 0 || (color === undefined ? available.has(variation.color) : variation.color === color);
  const rows = new Map<string, SizeRow>();
  for (const { size } of variations) rows.set(size, { size, stock: 0, inCart: inCart[size] ?? 0, additionalPrice: 0 });
  for (const variation of variations) {
    const row = rows.get(variation.size);
    if (!row || !isMeant(variation)) continue;
    row.stock = Math.max(row.stock, variation.stock ?? Infinity);
    row.additionalPrice = Math.max(row.additionalPrice, variation.additionalPrice ?? 0);
  }
  return [...rows.values()]
    .map((row) => ({ ...row, stock: Math.max(0, row.stock - row.inCart) }))
    .sort((a, b) => compareSizes(a.size, b.size));
}

/** The counts held to what there is, with the message of each size that had to give. */
export function limitToStock(
  counts: SizeCounts,
  rows: readonly SizeRow[],
): { counts: SizeCounts; messages: Record<string, string> } {
  const held: SizeCounts = {};
  const messages: Record<string, string> = {};
  for (const { size, stock, inCart } of rows) {
    const { quantity, message } = chooseQuantity(counts[size] ?? 0, stock, inCart);
    if (quantity > 0) held[size] = quantity;
    if (message) messages[size] = message;
  }
  return { counts: held, messages };
}

export function totalOf(counts: SizeCounts): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** The colour that needs no choosing: the only one there is, if it can be had. */
export function onlyColor({ colors }: Pick<ProductOptions, 'colors'>): string | undefined {
  const [first, ...others] = colors;
  return first?.available && others.length === 0 ? first.name : undefined;
}

/** Whether nothing of it can be had in any colour and size. */
export function isSoldOut(options: ProductOptions): boolean {
  const { colors, variations, stock } = options;
  if (colors.length > 0 && !colors.some(({ available }) => available)) return true;
  return variations.length > 0 ? sizeRows(options, undefined).every((row) => row.stock <= 0) : (stock ?? Infinity) <= 0;
}

export interface Choice {
  color?: string;
  /** Read for goods with sizes. */
  counts: SizeCounts;
  /** Read for goods without. */
  quantity: number;
}

/** The choice as a line of the cart, its sizes in their order, however they were chosen. */
export function additionOf(options: ProductOptions, { color, counts, quantity }: Choice): CartAddition {
  const image = (color && options.colorImages[color]) || options.product.image;
  const rows = sizeRows(options, color);
  const levels: [string, number][] =
    options.variations.length > 0
      ? rows.map((row) => [row.size, row.stock])
      : [[NO_SIZE, Math.max(0, options.stock ?? Infinity)]];
  const known = levels.filter(([, units]) => Number.isFinite(units));
  const stock = known.length > 0 && { stock: Object.fromEntries(known) };
  const product = { ...options.product, ...stock, ...(image && { image }) };
  if (options.variations.length === 0) return { product, customization: color ? { color } : undefined, quantity };
  const sizes = Object.fromEntries(rows.map(({ size }) => [size, counts[size] ?? 0]).filter(([, count]) => count));
  const extras = rows.filter(({ additionalPrice }) => additionalPrice > 0);
  const additionalPrices = Object.fromEntries(extras.map(({ size, additionalPrice }) => [size, additionalPrice]));
  return {
    product: extras.length > 0 ? { ...product, additionalPrices } : product,
    customization: { sizes, color },
  };
}
