/** What is ordered of a kit while it is chosen: for each of its garments a product, its sizes and its players. Pure. */
import {
  cartItem,
  NO_SIZE,
  type Cart,
  type CartAddition,
  type CartDesign,
  type CartProduct,
  type SizeCounts,
} from '@/domain/cart/cart';
import type { KitGarment } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS, type KitGarmentType } from '@/domain/kits/document/kit-garments';
import { techniqueLabel, type KitTechnique, type TechniquePrices } from '@/domain/kits/document/kit-techniques';
import { toAmount, toCents } from '@/domain/money/money';
import { cleanPlayer } from '@/domain/orders/player-input';
import { piecesWithRows, playersProblem } from '@/domain/orders/player-rows';
import type { PlayerRow } from '@/domain/orders/players';
import {
  additionOf,
  limitToStock,
  sizeRows,
  type ProductOptions,
  type SizeRow,
} from '@/modules/catalogue/product-options';
import type { KitProduct } from '@/modules/catalogue/queries';

/** What is chosen of one garment. */
export type GarmentChoice = {
  /** Id of the product; left out, the first there is. */
  product?: string;
  counts: SizeCounts;
  /** Pieces of goods without sizes. */
  quantity: number;
  rows: readonly (PlayerRow & { key: number })[];
};

export const NO_CHOICE: GarmentChoice = { counts: {}, quantity: 0, rows: [] };

/** A garment as it stands: what it is ordered as, its pieces, and what keeps it from being ordered. */
export type GarmentOrder = {
  garment: KitGarmentType;
  products: readonly ProductOptions[];
  /** How its names, numbers and logos are put onto it; undefined for sublimation. */
  technique?: KitTechnique;
  /** What the techniques that are offered add to a piece, in the shop’s currency. */
  techniquePrices: TechniquePrices;
  /** None where the shop does not sell it. */
  options?: ProductOptions;
  sizes: readonly SizeRow[];
  counts: SizeCounts;
  /** Why a size got less than was asked for, by size. */
  messages: Record<string, string>;
  pieces: number;
  problem?: string;
};

export function garmentOrder(
  { type: garment, technique }: Pick<KitGarment, 'type' | 'technique'>,
  sold: readonly KitProduct[],
  { product, counts, quantity, rows }: GarmentChoice,
): GarmentOrder {
  const offers = sold.filter((each) => each.garment === garment);
  const products = offers.map(({ options }) => options);
  const techniquePrices = offers[0]?.techniquePrices ?? {};
  const options = products.find((each) => each.product.id === product) ?? products[0];
  const sizes = options ? sizeRows(options, undefined) : [];
  const held = limitToStock(piecesWithRows(counts, rows), sizes);
  const plain = Math.min(Math.max(quantity, rows.length), options?.stock ?? Infinity);
  const ofSizes = Object.values(held.counts).reduce((sum, count) => sum + count, 0);
  const pieces = sizes.length > 0 ? ofSizes : plain;
  const labels = sizes.map(({ size }) => size);
  const isOffered = !options || technique === undefined || techniquePrices[technique] !== undefined;
  const problem = !isOffered
    ? `${techniqueLabel(technique)} is not offered at the moment.`
    : playersProblem(rows, labels, sizes.length > 0 ? held.counts : { [NO_SIZE]: pieces })?.description;
  return {
    ...{ garment, products, technique, techniquePrices, options, sizes, ...held, pieces },
    ...(problem && { problem }),
  };
}

/** The garment as a line of the cart, for a kit that is stored; undefined where there is nothing of it. */
export function additionOfGarment(
  { garment, technique, techniquePrices, options, counts, pieces }: GarmentOrder,
  { rows }: GarmentChoice,
  kit: Omit<CartDesign, 'garment'>,
): CartAddition | undefined {
  if (!options || pieces === 0) return undefined;
  const made = { ...options, product: priced(options.product, (technique && techniquePrices[technique]) ?? 0) };
  const addition = additionOf(made, { counts, quantity: pieces });
  const players = rows.map(({ name, number, size }) => cleanPlayer({ name, number, size }));
  const { sizes } = addition.customization ?? {};
  return {
    ...addition,
    customization: {
      ...(sizes && { sizes }),
      design: { ...kit, garment, ...(technique && { technique }) },
      ...(players.length > 0 && { players }),
    },
  };
}

/** A product with so much on top, in the shop’s currency. */
export function priced({ price, salePrice, ...product }: CartProduct, extra: number): CartProduct {
  const plus = (amount: number) => toAmount(toCents(amount) + toCents(extra));
  return { ...product, price: plus(price), salePrice: typeof salePrice === 'number' ? plus(salePrice) : salePrice };
}

/** The additions as a cart of their own, to be priced together. */
export const asCart = (additions: readonly CartAddition[]): Cart =>
  additions.flatMap((addition, index) => cartItem(addition, () => String(index)) ?? []);

/** The players of another garment, in sizes that this one has; the others’ are still to be chosen. */
export const playersIn = (rows: readonly PlayerRow[], sizes: readonly string[]): PlayerRow[] =>
  rows.map(({ name, number, size }) => ({ name, number, size: sizes.includes(size) ? size : '' }));

/** What keeps the kit from being ordered, of the first garment that has something. */
export function orderProblem(orders: readonly GarmentOrder[]): string | undefined {
  const wrong = orders.find(({ problem }) => problem);
  if (wrong) return `${KIT_GARMENTS[wrong.garment].label}: ${wrong.problem}`;
  return orders.every(({ pieces }) => pieces === 0) ? 'Please select at least one size and quantity.' : undefined;
}
