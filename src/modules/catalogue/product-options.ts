import { NO_SIZE, type CartAddition, type CartProduct, type SizeCounts } from '@/domain/cart/cart';
import { chooseQuantity, shownUnits } from '@/domain/catalogue/product-selection';
import type { ProductPart } from '@/domain/catalogue/product-parts';
import type { SizeChart } from '@/domain/catalogue/size-chart';
import type { GarmentTechniques } from '@/domain/kits/production/garment-techniques';
import { compareSizes } from '@/domain/catalogue/sizes';

export interface ProductOptions {
  product: CartProduct;
  colors: { name: string; hex: string; available: boolean }[];
  /** Stock by colour and size; empty for goods without sizes. */
  variations: Variation[];
  sizeChart: SizeChart;
  /** Units on hand of goods without sizes; undefined if plenty (`withShownStock`). */
  stock?: number;
  parts?: ProductPart[];
  /** Missing if its kits are sublimated. */
  techniques?: GarmentTechniques;
  isPrinted?: true;
  lowStockThreshold: number;
  colorImages: Record<string, string>;
}

interface Variation {
  color: string;
  size: string;
  /** Units available: 0 if not for sale; undefined if plenty (`withShownStock`). */
  stock?: number;
  /** Amount on top of the product’s price. */
  additionalPrice?: number;
}

export interface SizeRow {
  size: string;
  /** Units available, beyond those in the cart; Infinity if plenty. */
  stock: number;
  inCart: number;
  additionalPrice: number;
}

/** Options for a stored page: exact only if few are left, so that most sales do not change the page. */
export function withShownStock(options: ProductOptions): ProductOptions {
  const withShownUnits = <Counted extends { stock?: number }>({ stock, ...counted }: Counted) => {
    const units = shownUnits(stock ?? Infinity, options.lowStockThreshold);
    return { ...counted, ...(units !== undefined && { stock: units }) };
  };
  return { ...withShownUnits(options), variations: options.variations.map(withShownUnits) };
}

export const isStockLeftOut = ({ stock, variations }: ProductOptions): boolean =>
  (variations.length > 0 ? variations : [{ stock }]).some((counted) => counted.stock === undefined);

/** Without a chosen colour each size has the most of any colour. Pieces in the cart, by size, reduce the stock. */
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

export function onlyColor({ colors }: Pick<ProductOptions, 'colors'>): string | undefined {
  const [first, ...others] = colors;
  return first?.available && others.length === 0 ? first.name : undefined;
}

export function isSoldOut(options: ProductOptions): boolean {
  const { colors, variations, stock } = options;
  if (colors.length > 0 && !colors.some(({ available }) => available)) return true;
  return variations.length > 0 ? sizeRows(options, undefined).every((row) => row.stock <= 0) : (stock ?? Infinity) <= 0;
}

interface Choice {
  color?: string;
  /** Read for goods with sizes. */
  counts: SizeCounts;
  /** Read for goods without. */
  quantity: number;
}

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
