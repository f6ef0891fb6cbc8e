/** Parsed by hand: this is on every page, and a validation library would outweigh the rest of the cart. */
import { isRecord } from '../text/is-record';
import {
  cartItem,
  NO_SIZE,
  type Cart,
  type CartAddition,
  type CartDesign,
  type CartItem,
  type CartProduct,
  type Customization,
} from './cart';
import { MAX_PARTS, type PartSizes } from '../catalogue/product-parts';
import { isExactAmount } from '../money/money';
import type { PriceTier } from '../money/price-tiers';
import { MAX_UNITS_PER_SIZE, sizeCodeOf } from '../catalogue/sizes';
import { KIT_GARMENT_TYPES, type KitGarmentType } from '../kits/document/kit-garments';
import { KIT_TECHNIQUE_TYPES, type KitTechnique } from '../kits/document/kit-techniques';
import { MAX_PLAYERS, type PlayerRow } from '../orders/players';
import type { KitPart } from '../orders/resolve-line';

type Guard<T> = (value: unknown) => value is T;
type StoredLine = CartAddition & Pick<CartItem, 'cartId' | 'addedKey'>;

/** Keeps readable lines, with quantities made to match their sizes; drops others. Never throws. */
export function parseCart(stored: unknown): Cart {
  const lines = (Array.isArray(stored) ? stored : []).flatMap((line) => parseLine(line) ?? []);
  return [...new Map(lines.map((line) => [line.cartId, line])).values()];
}

function parseLine(stored: unknown): CartItem | undefined {
  if (!isStoredLine(stored)) return undefined;
  const line = cartItem(stored, () => stored.cartId);
  return line && { ...line, addedKey: stored.addedKey };
}

const text =
  (max: number): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && value !== '' && value.length <= max;

const wholeNumber =
  (max: number): Guard<number> =>
  (value): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;

const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

const shape =
  <T>(guards: { [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    isRecord(value) && Object.entries<Guard<unknown>>(guards).every(([key, guard]) => guard(value[key]));

const bySize =
  (guard: Guard<number>): Guard<Record<string, number>> =>
  (value): value is Record<string, number> =>
    isRecord(value) && Object.entries(value).every(([size, each]) => sizeCodeOf(size) !== undefined && guard(each));

const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1_000_000 && isExactAmount(value);

const isPieces = wholeNumber(MAX_UNITS_PER_SIZE);

const isStock: Guard<Record<string, number>> = (value): value is Record<string, number> =>
  isRecord(value) &&
  Object.entries(value).every(
    ([size, units]) =>
      (size === NO_SIZE || sizeCodeOf(size) !== undefined) && wholeNumber(Number.MAX_SAFE_INTEGER)(units),
  );

const isPriceTier = shape<PriceTier>({ minQuantity: isPieces, percentOff: wholeNumber(100) });

const isGarment = (value: unknown): value is KitGarmentType => KIT_GARMENT_TYPES.some((each) => each === value);
const isTechnique = (value: unknown): value is KitTechnique => KIT_TECHNIQUE_TYPES.some((each) => each === value);

const isKitPart = shape<KitPart>({ part: text(100), garment: isGarment, technique: optional(isTechnique) });

const isDesign = shape<CartDesign>({
  hash: (value): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
  name: text(200),
  garment: isGarment,
  technique: optional(isTechnique),
  parts: optional(
    (value): value is KitPart[] => Array.isArray(value) && value.length < MAX_PARTS && value.every(isKitPart),
  ),
  localId: optional(text(100)),
});

const isShort: Guard<string> = (value): value is string => value === '' || text(100)(value);

const isPartSizes = (value: unknown): value is PartSizes =>
  isRecord(value) && Object.values(value).length < MAX_PARTS && Object.values(value).every(isShort);

const isPlayer = shape<PlayerRow>({
  name: isShort,
  number: isShort,
  size: (value): value is string => value === NO_SIZE || (text(100)(value) && sizeCodeOf(value) !== undefined),
  sizes: optional(isPartSizes),
});

const isPlayers = (value: unknown): value is PlayerRow[] =>
  Array.isArray(value) && value.length <= MAX_PLAYERS && value.every(isPlayer);

const isStoredLine = shape<StoredLine>({
  cartId: text(500),
  // Includes the names of players.
  addedKey: text(200_000),
  product: shape<CartProduct>({
    id: text(500),
    slug: text(500),
    name: text(500),
    price: isPrice,
    salePrice: (value): value is number | null | undefined => value === null || optional(isPrice)(value),
    image: optional(text(500)),
    additionalPrices: optional(bySize(isPrice)),
    stock: optional(isStock),
    priceTiers: optional((value): value is PriceTier[] => Array.isArray(value) && value.every(isPriceTier)),
  }),
  quantity: optional(isPieces),
  customization: optional(
    shape<Customization>({
      sizes: optional(bySize(isPieces)),
      color: optional(text(500)),
      design: optional(isDesign),
      players: optional(isPlayers),
    }),
  ),
});
