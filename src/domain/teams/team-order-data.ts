import { z } from 'zod';
import { isExactAmount } from '../money/money';
import { furtherParts, MAX_PARTS, PART_NAME_MAX } from '../catalogue/product-parts';
import { MAX_REASON } from '../orders/status-flow';
import { TAX_CLASSES } from '../taxes/tax-classes';
import { isTaxPercent } from '../taxes/tax-rates';
import { MAX_ASSET_NAME } from './design-assets';
import { KIT_HAS_LOGOS, MAX_PRINTS, NO_ARTWORK, PRINT_PLACES, type Artwork, type OrderedPrint } from './line-prints';
import { shirtTextProblem } from '../orders/shirt-text';
import { MAX_SQUAD } from './roster';
import { isShirtNumber } from './shirt-number';
import { readTeamOrder, type StoredTeamOrder } from './stored-team-order';
import type { TeamOrderData } from './team-order';

const amount = z
  .number()
  .min(0)
  .refine((value) => isExactAmount(value), 'The amount has too many decimals.');
const pieces = z.int().min(0);

const player = z.object({
  name: z.string(),
  name_on_back: z.string(),
  number: z.custom(isShirtNumber, 'Use a whole number from 0 to 999, or "00".').nullable(),
  squad: z.string().max(MAX_SQUAD).optional(),
  size: z.string(),
  sizes: z.record(z.string(), z.string()).optional(),
});

const print = z.object({
  asset_id: z.uuid(),
  name: z.string().min(1).max(MAX_ASSET_NAME),
  place: z.enum(PRINT_PLACES),
});

const itemFields = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'Use up to 40 letters, digits, hyphens and underscores.')
    .optional(),
  product_id: z.string(),
  product_name: z.string(),
  sku: z.string(),
  color: z.string().nullable(),
  kit: z.unknown().optional(),
  quantities: z.record(z.string(), pieces),
  unit_price: amount,
  size_prices: z.record(z.string(), amount).optional(),
  total_quantity: pieces,
  total_price: amount,
  tax_rates: z.record(z.string(), z.number().refine(isTaxPercent, 'Use 0 to 100 per cent.')).optional(),
  price_list: z.object({ id: z.uuid(), name: z.string() }).optional(),
  price_reason: z.string().min(1).max(MAX_REASON).optional(),
  custom: z.object({ tax_class: z.enum(TAX_CLASSES), is_service: z.boolean() }).optional(),
  customized: z.boolean(),
  players: z.array(player),
  parts: z.array(z.string().min(1).max(PART_NAME_MAX)).min(2).max(MAX_PARTS).optional(),
  prints: z
    .array(print)
    .max(MAX_PRINTS)
    .refine((all) => new Set(all.map(({ place }) => place)).size === all.length, 'A place has one logo alone.')
    .optional(),
});

const isBare = (line: { product: string; players: unknown[]; kit?: unknown; prints?: unknown[] }): boolean =>
  line.product === '' && line.players.length === 0 && !line.kit && !line.prints?.length;

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

type SentPrices = Pick<z.infer<typeof itemFields>, 'quantities' | 'unit_price' | 'size_prices' | 'total_price'>;

/** Smaller than any amount: sums of fractions are inexact. */
const TOLERANCE = 0.0001;

const isWholePrice = ({ quantities, unit_price: price, size_prices: prices = {}, total_price: total }: SentPrices) =>
  Math.abs(sum(Object.entries(quantities).map(([size, count]) => (prices[size] ?? price) * count)) - total) < TOLERANCE;

const item = itemFields
  .refine(({ kit, prints = [] }) => !kit || prints.length === 0, {
    path: ['prints'],
    error: KIT_HAS_LOGOS,
  })
  .refine(
    ({ custom, product_id: product, players, kit, prints }) => !custom || isBare({ product, players, kit, prints }),
    {
      path: ['custom'],
      error: 'A custom line has no product, kit, players or logos.',
    },
  )
  .refine(({ quantities }) => Object.values(quantities).some((count) => count > 0), {
    path: ['quantities'],
    error: 'An item has at least one piece.',
  })
  .refine(({ quantities, total_quantity: total }) => total === sum(Object.values(quantities)), {
    path: ['total_quantity'],
    error: 'It has to be the sum of the quantities.',
  })
  .refine(isWholePrice, {
    path: ['total_price'],
    error: 'It has to be the price of all pieces, before any discount.',
  })
  .refine(({ quantities, players }) => players.every(({ size }) => (quantities[size] ?? 0) > 0), {
    path: ['players'],
    error: 'A player is in a size of which there are no pieces.',
  })
  .refine(
    ({ parts, players }) =>
      players.every(({ sizes = {} }) => Object.keys(sizes).every((part) => furtherParts(parts).includes(part))),
    { path: ['players'], error: 'A size is of no further part of the line.' },
  );

const discount = z.object({
  product_name: z.string(),
  color: z.string().nullable(),
  quantity: pieces.min(1),
  percent_off: z.number(),
  amount,
  is_given: z.boolean().optional(),
});

const items = z
  .array(item)
  .min(1)
  .refine((all) => new Set(all.map(({ id }, place) => id ?? place)).size === all.length, 'An id appears twice.');

const orderData = z.object({ items, discounts: z.array(discount) });

export function readSentOrder(sent: unknown): { ok: true; data: TeamOrderData } | { ok: false; message: string } {
  const [issue] = orderData.safeParse(sent).error?.issues ?? [];
  // Keeps unchecked fields, such as a kit.
  if (!issue) return { ok: true, data: readTeamOrder(sent as StoredTeamOrder) };
  const place = ['orderData', ...issue.path].join('.');
  return { ok: false, message: `The order’s lines are not valid at ${place}: ${issue.message}` };
}

export function newNamesProblem({ items }: TeamOrderData, before: TeamOrderData): string | undefined {
  const known = new Set(before.items.flatMap(({ players }) => players.map((player) => player.nameOnBack)));
  for (const [index, { players }] of items.entries())
    for (const [place, { nameOnBack }] of players.entries()) {
      const problem = known.has(nameOnBack) ? undefined : shirtTextProblem(nameOnBack);
      if (problem) return `The order’s lines are not valid at orderData.items.${index}.players.${place}: ${problem}`;
    }
  return undefined;
}

type PlacedGoods = { productId: string; kit: string | undefined; path: string };

export function newGoods({ items }: TeamOrderData, before: TeamOrderData): PlacedGoods[] {
  const known = new Set(before.items.flatMap(({ productId, kit }) => [productId, kit?.hash]));
  return items.flatMap(({ productId, kit, custom }, index) =>
    custom || (known.has(productId) && known.has(kit?.hash))
      ? []
      : { productId, kit: kit?.hash, path: `orderData.items.${index}` },
  );
}

export function goodsProblem(
  goods: readonly PlacedGoods[],
  shop: { products: readonly string[]; kits: readonly string[] },
): string | undefined {
  const lacking = goods.find(({ productId }) => !shop.products.includes(productId));
  if (lacking) return `The order’s lines are not valid at ${lacking.path}.product_id: We have no such product.`;
  const unknown = goods.find(({ kit }) => kit !== undefined && !shop.kits.includes(kit));
  return unknown && `The order’s lines are not valid at ${unknown.path}.kit: Kit not found.`;
}

type PlacedPrint = OrderedPrint & { path: string };

export function newPrints({ items }: TeamOrderData, before: TeamOrderData): PlacedPrint[] {
  const known = new Set(before.items.flatMap(({ prints = [] }) => prints.map(({ assetId }) => assetId)));
  return items.flatMap(({ prints = [] }, index) =>
    prints.flatMap((print, place) =>
      known.has(print.assetId) ? [] : { ...print, path: `orderData.items.${index}.prints.${place}` },
    ),
  );
}

export function artworkProblem(prints: readonly PlacedPrint[], artwork: readonly Artwork[]): string | undefined {
  const missing = prints.find(({ assetId }) => !artwork.some(({ id }) => id === assetId));
  return missing && `The order’s lines are not valid at ${missing.path}: ${NO_ARTWORK}`;
}
