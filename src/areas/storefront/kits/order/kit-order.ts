import { NO_SIZE, type CartAddition, type CartDesign, type CartProduct, type SizeCounts } from '@/domain/cart/cart';
import { furtherParts, ownSizes } from '@/domain/catalogue/product-parts';
import type { KitDocument, KitGarment } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS, type KitGarmentType } from '@/domain/kits/document/kit-garments';
import { techniqueLabel, type KitTechnique, type TechniquePrices } from '@/domain/kits/document/kit-techniques';
import { requestedKit } from '@/domain/orders/kit-prices';
import { toAmount, toCents } from '@/domain/money/money';
import { cleanPlayer } from '@/domain/orders/player-input';
import { piecesWithRows, playersProblem } from '@/domain/orders/player-rows';
import type { PlayerRow } from '@/domain/orders/players';
import {
  orderedKit,
  techniquePrice,
  techniquesIn,
  undrawnGarments,
  undrawnText,
  type KitPart,
} from '@/domain/orders/resolve-line';
import {
  additionOf,
  limitToStock,
  sizeRows,
  type ProductOptions,
  type SizeRow,
} from '@/modules/catalogue/product-options';
import type { KitProduct } from '@/modules/catalogue/queries';

export type GarmentChoice = {
  product?: string;
  counts: SizeCounts;
  /** Pieces of goods without sizes. */
  quantity: number;
  rows: readonly (PlayerRow & { key: number })[];
};

export const NO_CHOICE: GarmentChoice = { counts: {}, quantity: 0, rows: [] };

export type GarmentOrder = {
  garment: KitGarmentType;
  products: readonly ProductOptions[];
  technique?: KitTechnique;
  techniquePrices: TechniquePrices;
  /** Undefined if the shop does not sell it by itself. */
  options?: ProductOptions;
  parts: readonly KitPart[];
  undrawn: readonly KitGarmentType[];
  /** Surcharge per piece of all techniques, in the shop’s currency. */
  extra: number;
  sizes: readonly SizeRow[];
  counts: SizeCounts;
  /** Reasons for reduced quantities, by size. */
  messages: Record<string, string>;
  pieces: number;
  problem?: string;
};

export function garmentOrder(
  { type: garment, technique }: Pick<KitGarment, 'type' | 'technique'>,
  sold: readonly KitProduct[],
  { product, counts, quantity, rows }: GarmentChoice,
  kit: Pick<KitDocument, 'garments'>,
): GarmentOrder {
  const offers = sold.filter((each) => each.garment === garment);
  const products = offers.map(({ options }) => options);
  const techniquePrices = sold[0]?.techniquePrices ?? {};
  const options = products.find((each) => each.product.id === product) ?? products[0];
  const sizes = options ? sizeRows(options, undefined) : [];
  const held = limitToStock(piecesWithRows(counts, rows), sizes);
  const plain = Math.min(Math.max(quantity, rows.length), options?.stock ?? Infinity);
  const ofSizes = Object.values(held.counts).reduce((sum, count) => sum + count, 0);
  const pieces = sizes.length > 0 ? ofSizes : plain;
  const labels = sizes.map(({ size }) => size);
  const made = options && orderedKit(requestedKit(kit), { kitGarment: garment, parts: options.parts });
  const unoffered = made && techniquesIn(made).find((each) => techniquePrices[each] === undefined);
  const requested = requestedKit(kit);
  const set = options && { ...options.product, kitGarment: garment, parts: options.parts };
  const lacking = set && pieces > 0 ? undrawnText(requested, set) : undefined;
  const problem =
    lacking ??
    (unoffered
      ? `${techniqueLabel(unoffered)} is not offered at the moment.`
      : playersProblem(rows, labels, sizes.length > 0 ? held.counts : { [NO_SIZE]: pieces }, options?.parts)
          ?.description);
  return {
    ...{ garment, products, technique, techniquePrices, options, sizes, ...held, pieces },
    parts: made?.parts ?? [],
    undrawn: set ? undrawnGarments(requested, set) : [],
    extra: (made && techniquePrice(made, techniquePrices)) ?? 0,
    ...(problem && { problem }),
  };
}

/** Cart line for a garment of a stored kit; undefined without pieces. */
export function additionOfGarment(
  { garment, technique, parts, extra, options, counts, pieces }: GarmentOrder,
  { rows }: GarmentChoice,
  kit: Omit<CartDesign, 'garment'>,
): CartAddition | undefined {
  if (!options || pieces === 0) return undefined;
  const made = { ...options, product: priced(options.product, extra) };
  const addition = additionOf(made, { counts, quantity: pieces });
  const players = rows.map(({ name, number, size, sizes: own }) =>
    cleanPlayer({ name, number, size, ...(options.parts && ownSizes({ size, sizes: own })) }),
  );
  const { sizes } = addition.customization ?? {};
  return {
    ...addition,
    customization: {
      ...(sizes && { sizes }),
      design: { ...kit, garment, ...(technique && { technique }), ...(parts.length > 0 && { parts }) },
      ...(players.length > 0 && { players }),
    },
  };
}

export function priced({ price, salePrice, ...product }: CartProduct, extra: number): CartProduct {
  const plus = (amount: number) => toAmount(toCents(amount) + toCents(extra));
  return { ...product, price: plus(price), salePrice: typeof salePrice === 'number' ? plus(salePrice) : salePrice };
}

/** Sizes that do not exist here are left to be chosen. */
export const playersIn = (rows: readonly PlayerRow[], sizes: readonly string[]): PlayerRow[] =>
  rows.map(({ name, number, size }) => ({ name, number, size: sizes.includes(size) ? size : '' }));

export type SetWithGarment = {
  garment: KitGarmentType;
  set: ProductOptions;
  part: string;
};

export const setWith = (garment: KitGarmentType, orders: readonly GarmentOrder[]): SetWithGarment | undefined =>
  orders
    .flatMap(({ garment: main, options, parts }) =>
      parts.flatMap(({ part, garment: type }) =>
        options && type === garment ? [{ garment: main, set: options, part }] : [],
      ),
    )
    .at(0);

export const setFor = (garment: KitGarmentType, orders: readonly GarmentOrder[]): SetWithGarment | undefined =>
  orders
    .filter((order) => order.garment !== garment)
    .flatMap(({ garment: main, products }) =>
      products.flatMap((set) =>
        furtherParts(set.parts).flatMap(({ name, garment: type }) =>
          type === garment ? [{ garment: main, set, part: name }] : [],
        ),
      ),
    )
    .at(0);

export function orderProblem(orders: readonly GarmentOrder[]): string | undefined {
  const wrong = orders.find(({ problem }) => problem);
  if (wrong) return `${KIT_GARMENTS[wrong.garment].label}: ${wrong.problem}`;
  return orders.every(({ pieces }) => pieces === 0) ? 'Please select at least one size and quantity.' : undefined;
}
