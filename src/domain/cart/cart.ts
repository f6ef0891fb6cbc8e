/** Pure transitions of the cart. A line’s quantity always equals the sum of its sizes. */
import type { PriceTier } from '../money/price-tiers';
import type { Price } from '../money/pricing';
import { compareSizes, MAX_LINES, MAX_UNITS_PER_SIZE } from '../catalogue/sizes';
import type { KitGarmentType } from '../kits/document/kit-garments';
import { techniquesText, type KitTechnique } from '../kits/document/kit-techniques';
import { picturePath } from '../kits/designs/design-links';
import { hasMade } from '../orders/fulfilment';
import { MAX_PLAYERS, rowsWithin, type PlayerRow } from '../orders/players';
import type { KitPart } from '../orders/resolve-line';

/** By size label, in the order of sizes, without zeros. */
export type SizeCounts = Record<string, number>;

export interface CartProduct extends Price {
  id: string;
  slug: string;
  name: string;
  image?: string;
  additionalPrices?: Record<string, number>;
  /** Stock in the chosen colour, by size label or NO_SIZE; undefined if unknown. */
  stock?: Record<string, number>;
  priceTiers?: readonly PriceTier[];
}

export interface CartDesign {
  /** SHA-256 of the document. */
  hash: string;
  name: string;
  garment: KitGarmentType;
  technique?: KitTechnique;
  parts?: readonly KitPart[];
  localId?: string;
}

export interface Customization {
  sizes?: SizeCounts;
  color?: string;
  design?: CartDesign;
  /** Players for printing: at most as many of a size as pieces. */
  players?: readonly PlayerRow[];
}

export interface CartItem {
  cartId: string;
  /** Product and customization last added: the same addition joins the line. */
  addedKey: string;
  product: CartProduct;
  quantity: number;
  customization?: Customization;
}

export type Cart = readonly CartItem[];

export interface CartAddition {
  product: CartProduct;
  customization?: Customization;
  /** Pieces without sizes, default 1; ignored with sizes, which add up. */
  quantity?: number;
}

export const EMPTY_CART: Cart = [];

export const NO_SIZE = '';

/** Joins an equal line, else appends; unchanged for no pieces or over MAX_LINES. `addedKey` finds a repeated choice. */
export function addItem(cart: Cart, addition: CartAddition, newCartId: () => string): Cart {
  const added = cartItem(addition, newCartId);
  if (!added) return cart;
  const joinable = cart.filter((line) => playersOf(line).length + playersOf(added).length <= MAX_PLAYERS);
  const existing =
    joinable.find((line) => keyOf(line) === added.addedKey) ??
    joinable.find((line) => line.addedKey === added.addedKey && sizesOf(line) === sizesOf(added));
  if (existing) return join(cart, existing, added);
  return cart.length < MAX_LINES ? [...cart, added] : cart;
}

/** Joins an addition into a line, then merges it with a line it has become equal to. */
function join(cart: Cart, existing: CartItem, added: CartItem): Cart {
  const { priceTiers } = existing.product;
  const stock = joinStock([existing], added.product);
  const merged = withCounts(
    {
      ...existing,
      product: { ...(priceTiers && { priceTiers }), ...added.product, ...(stock && { stock }) },
      addedKey: added.addedKey,
      customization: withPlayers(existing.customization, [...playersOf(existing), ...playersOf(added)]),
    },
    existing.quantity + added.quantity,
    addSizes(existing.customization?.sizes, added.customization?.sizes),
  );
  const joined = cart.map((line) => (line === existing ? merged : line));
  const equal = joined.find((line) => line !== merged && keyOf(line) === keyOf(merged));
  if (!equal || playersOf(equal).length + playersOf(merged).length > MAX_PLAYERS) return joined;
  const { product, addedKey } = merged;
  return join(
    joined.filter((line) => line !== equal),
    merged,
    { ...equal, product, addedKey },
  );
}

export function cartItem(addition: CartAddition, newCartId: () => string): CartItem | undefined {
  const { product, customization: { sizes, color, design, players } = {}, quantity = 1 } = addition;
  const counts = sizes && tidy(sizes);
  const pieces = counts ? sum(counts) : quantity;
  if (!Number.isInteger(pieces) || pieces < 1) return undefined;
  const chosen =
    color === undefined && !design ? undefined : { ...(color !== undefined && { color }), ...(design && { design }) };
  const customization = withPlayers(chosen, players ?? []);
  const line = { cartId: newCartId(), addedKey: '', product, quantity: pieces, customization };
  const counted = withCounts(line, pieces, counts);
  return { ...counted, addedKey: keyOf(counted) };
}

/** Additions as a cart of their own, to be priced together. */
export const asCart = (additions: readonly CartAddition[]): Cart =>
  additions.flatMap((addition, index) => cartItem(addition, () => String(index)) ?? []);

/** Key of product and customization; ignores the count of goods without sizes. */
function keyOf(line: CartItem): string {
  const { product, customization: { sizes, color, design } = {} } = line;
  const players = playersOf(line).map(({ name, number, size, sizes }) => [
    name,
    number,
    size,
    ...(sizes ? [sizes] : []),
  ]);
  const made = design || players.length > 0 ? [design?.hash ?? null, players] : [];
  return JSON.stringify([product.id, color ?? null, Object.entries(sizes ?? {}), ...made]);
}

export const imageOf = ({ product, customization }: CartItem): string | undefined =>
  customization?.design
    ? picturePath(customization.design.hash, { garment: customization.design.garment })
    : product.image;

export const playersOf = ({ customization }: Pick<CartItem, 'customization'>): readonly PlayerRow[] =>
  customization?.players ?? [];

/** True if any line is made to a kit or printed: the order then waits for a proof. */
export const needsProof = (cart: Cart): boolean =>
  hasMade(cart.map((line) => ({ kit: line.customization?.design, players: playersOf(line) })));

export function lostPlayers(before: Cart, after: Cart): PlayerRow[] {
  return before.flatMap((line) => {
    const now = after.find(({ cartId }) => cartId === line.cartId);
    return now ? playersOf(line).filter((row) => !playersOf(now).includes(row)) : [];
  });
}

function withPlayers(
  customization: Customization | undefined,
  players: readonly PlayerRow[],
): Customization | undefined {
  if (players.length > 0) return { ...customization, players };
  if (!customization?.players) return customization;
  const { players: _, ...rest } = customization;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

const sizesOf = ({ customization }: CartItem): string => Object.keys(customization?.sizes ?? {}).join();

/** Ignores fractions, and NO_SIZE for sized lines or vice versa. Zero removes the size, and the last one the line. */
export function setPieces(cart: Cart, cartId: string, size: string, count: number): Cart {
  if (!Number.isInteger(count)) return cart;
  return cart.flatMap((line) => {
    if (line.cartId !== cartId) return [line];
    const sizes = line.customization?.sizes;
    if ((size !== NO_SIZE) !== Boolean(sizes)) return [line];
    const next = withCounts(line, count, sizes && { ...sizes, [size]: count });
    return next.quantity > 0 ? [next] : [];
  });
}

export const setPlayers = (cart: Cart, cartId: string, players: readonly PlayerRow[]): Cart =>
  cart.map((line) =>
    line.cartId === cartId ? { ...line, customization: withPlayers(line.customization, players) } : line,
  );

export function joinStock(lines: Cart, { stock }: CartProduct): CartProduct['stock'] {
  const known = [...lines.map(({ product }) => product.stock), stock].filter((levels) => levels !== undefined);
  return known.length > 0 ? Object.assign({}, ...known) : undefined;
}

export function removeItem(cart: Cart, cartId: string): Cart {
  return cart.filter((line) => line.cartId !== cartId);
}

export function itemCount(cart: Cart): number {
  return cart.reduce((count, line) => count + line.quantity, 0);
}

export function customizationBadges({
  customization,
}: Pick<CartItem, 'customization'>): { key: string; value: string }[] {
  const { sizes = {}, color, design, players = [] } = customization ?? {};
  const techniques = design && techniquesText(design);
  return [
    ...Object.entries(sizes).map(([key, count]) => ({ key, value: String(count) })),
    ...(color ? [{ key: 'Colour', value: color }] : []),
    ...(design ? [{ key: 'Kit', value: design.name }] : []),
    ...(techniques ? [{ key: 'Technique', value: techniques.replace(/^./u, (first) => first.toUpperCase()) }] : []),
    ...(players.length > 0 ? [{ key: 'Players', value: String(players.length) }] : []),
  ];
}

/** The only setter of quantity and sizes: it also drops players without a piece, so that they cannot diverge. */
function withCounts(line: CartItem, quantity: number, sizes: SizeCounts | undefined): CartItem {
  const counts = sizes && tidy(sizes);
  const pieces = counts ? sum(counts) : Math.min(quantity, MAX_UNITS_PER_SIZE);
  const kept = withPlayers(line.customization, rowsWithin(playersOf(line), counts ?? { [NO_SIZE]: pieces }));
  return { ...line, quantity: pieces, customization: counts ? { ...kept, sizes: counts } : kept };
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
