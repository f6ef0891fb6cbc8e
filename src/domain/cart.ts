/**
 * The cart of spec §3 and §4 as pure transitions: each takes a cart and returns the next one. A line's quantity
 * always equals the sum of its sizes (design §1). Its prices are for showing only; the server prices again.
 */
import type { Cents } from './money';
import type { PriceTier } from './price-tiers';
import { priceLines, type Price, type PriceableLine, type PricedOrder } from './pricing';
import { compareSizes, MAX_UNITS_PER_SIZE } from './sizes';

/** Counts by size label, in the order of sizes, none of them 0. */
export type SizeCounts = Record<string, number>;

export interface CartProduct extends Price {
  id: string;
  slug: string;
  name: string;
  image?: string;
  /** Dollars that a size adds in the chosen colour, by size label. */
  additionalPrices?: Record<string, number>;
  /** Its discounts for quantity. */
  priceTiers?: readonly PriceTier[];
}

export interface Customization {
  sizes?: SizeCounts;
  color?: string;
}

export interface CartItem {
  cartId: string;
  /** The product and the customization as they were added: what is added alike is one line, however it was changed since. */
  addedKey: string;
  product: CartProduct;
  quantity: number;
  customization?: Customization;
}

export type Cart = readonly CartItem[];

export interface CartAddition {
  product: CartProduct;
  customization?: Customization;
  /** Pieces of a product without sizes, by default 1. With sizes it is their sum, and this is not read. */
  quantity?: number;
}

export const EMPTY_CART: Cart = [];

/**
 * Adds to the line of the same product and customization, which takes the product as it is now, else appends one
 * under `newCartId()` (time plus random number). Without at least one piece the same cart comes back.
 */
export function addItem(cart: Cart, addition: CartAddition, newCartId: () => string): Cart {
  const added = cartItem(addition, newCartId);
  if (!added) return cart;
  const existing = cart.find((line) => line.addedKey === added.addedKey);
  if (!existing) return [...cart, added];
  const merged = withCounts(
    { ...existing, product: added.product },
    existing.quantity + added.quantity,
    addSizes(existing.customization?.sizes, added.customization?.sizes),
  );
  return cart.map((line) => (line === existing ? merged : line));
}

/** A line as it stands after being added to an empty cart; undefined where there is nothing to add. */
export function cartItem(addition: CartAddition, newCartId: () => string): CartItem | undefined {
  const { product, customization: { sizes, color } = {}, quantity = 1 } = addition;
  const counts = sizes && tidy(sizes);
  const pieces = counts ? sum(counts) : quantity;
  if (!Number.isInteger(pieces) || pieces < 1) return undefined;
  const addedKey = JSON.stringify([product.id, color ?? null, Object.entries(counts ?? {})]);
  const customization = color === undefined ? undefined : { color };
  return withCounts({ cartId: newCartId(), addedKey, product, quantity: pieces, customization }, pieces, counts);
}

/**
 * Sets the pieces of a line; 0 or less removes it, a fraction changes nothing. With several sizes the last one gives
 * and takes; once it is used up, the one before it gives.
 */
export function setQuantity(cart: Cart, cartId: string, quantity: number): Cart {
  if (quantity <= 0) return removeItem(cart, cartId);
  if (!Number.isInteger(quantity)) return cart;
  return cart.map((line) => {
    if (line.cartId !== cartId) return line;
    const sizes = line.customization?.sizes;
    return withCounts(line, quantity, sizes && resize(sizes, quantity));
  });
}

/** One piece more, of the last size. */
export function increment(cart: Cart, cartId: string): Cart {
  return setQuantity(cart, cartId, quantityOf(cart, cartId) + 1);
}

/** One piece less, of the last size; the last piece takes the line with it. */
export function decrement(cart: Cart, cartId: string): Cart {
  return setQuantity(cart, cartId, quantityOf(cart, cartId) - 1);
}

export function removeItem(cart: Cart, cartId: string): Cart {
  return cart.filter((line) => line.cartId !== cartId);
}

/** Pieces in the cart: the number on the badge. */
export function itemCount(cart: Cart): number {
  return cart.reduce((count, line) => count + line.quantity, 0);
}

/** The cart at the prices it has kept, with what the number of pieces takes off. */
export function priceCart(cart: Cart): PricedOrder<PriceableLine> {
  const lines = cart.flatMap(({ product, quantity, customization: { sizes, color } = {} }): PriceableLine[] => {
    const { id: productId, price, salePrice, additionalPrices, priceTiers } = product;
    const base = { productId, color, price, salePrice, priceTiers };
    if (!sizes) return [{ ...base, quantity }];
    return Object.entries(sizes).map(([size, count]) => ({
      ...base,
      quantity: count,
      additionalPrice: additionalPrices?.[size],
    }));
  });
  return priceLines(lines);
}

/** What the cart costs: unit prices times quantities, less the discounts for quantity. */
export const cartTotal = (cart: Cart): Cents => priceCart(cart).totalCents;

/** Unit prices times quantities of one line, before any discount. */
export const lineTotal = (line: CartItem): Cents => priceCart([line]).subtotalCents;

/** What the drawer shows of a line as 'key: value' (spec §2): each size with its count, then the colour. */
export function customizationBadges({
  customization,
}: Pick<CartItem, 'customization'>): { key: string; value: string }[] {
  const sizes = Object.entries(customization?.sizes ?? {}).map(([key, count]) => ({ key, value: String(count) }));
  return customization?.color ? [...sizes, { key: 'Color', value: customization.color }] : sizes;
}

function quantityOf(cart: Cart, cartId: string): number {
  return cart.find((line) => line.cartId === cartId)?.quantity ?? 0;
}

/** The one place that sets quantity and sizes, so that they cannot drift apart. */
function withCounts(line: CartItem, quantity: number, sizes: SizeCounts | undefined): CartItem {
  if (!sizes) return { ...line, quantity: Math.min(quantity, MAX_UNITS_PER_SIZE) };
  const counts = tidy(sizes);
  return { ...line, quantity: sum(counts), customization: { ...line.customization, sizes: counts } };
}

function tidy(sizes: SizeCounts): SizeCounts {
  return Object.fromEntries(
    Object.entries(sizes)
      .filter(([, count]) => Number.isInteger(count) && count > 0)
      .map(([size, count]): [string, number] => [size, Math.min(count, MAX_UNITS_PER_SIZE)])
      .sort(([a], [b]) => compareSizes(a, b)),
  );
}

function sum(sizes: SizeCounts): number {
  return Object.values(sizes).reduce((total, count) => total + count, 0);
}

function addSizes(a: SizeCounts | undefined, b: SizeCounts | undefined): SizeCounts | undefined {
  if (!a || !b) return a ?? b;
  const added = Object.entries(b).map(([size, count]): [string, number] => [size, (a[size] ?? 0) + count]);
  return { ...a, ...Object.fromEntries(added) };
}

/** Each size keeps its count as far as the quantity goes round; the last takes what is left. */
function resize(sizes: SizeCounts, quantity: number): SizeCounts {
  const entries = Object.entries(sizes);
  let left = quantity;
  return Object.fromEntries(
    entries.map(([size, count], index) => {
      const share = index === entries.length - 1 ? left : Math.min(count, left);
      left -= share;
      return [size, share];
    }),
  );
}
