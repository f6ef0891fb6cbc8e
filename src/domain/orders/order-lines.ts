/** Lines of an order: what was asked for, what they cost and what their number takes off, and what there is not enough of. */
import { toAmount } from '../money/money';
import type { PriceTier } from '../money/price-tiers';
import { priceLines, type PriceableLine, type PricedDesign, type PricedLine } from '../money/pricing';
import { SIZES, sizeCodeOf, type SizeCode } from '../catalogue/sizes';
import type { ProductTax } from '../taxes/tax-classes';
import type { LineTax, TaxableLine } from '../taxes/order-taxes';
import type { TaxPercent } from '../taxes/tax-rates';
import { orderedSizes, type PartSizes } from '../catalogue/product-parts';
import type { NamedPlayer, Player } from './players';
import {
  isSameColor,
  type OrderedPieces,
  type RequestedKit,
  type SellableProduct,
  type UnpricedLine,
} from './resolve-line';
import { resolveLines, SHOP_LINES, type LineRequest, type ResolvedLines } from './resolve-lines';

/** What a cart or an API order asks for: a product by id or slug, in one colour or made to a kit, in some sizes. */
export type RequestedItem = {
  product: string;
  color?: string;
  kit?: RequestedKit;
  sizes?: Partial<Record<SizeCode, number>>;
  quantity?: number;
  players?: readonly RequestedPlayer[];
};

/** For whom one piece is printed, in its size; goods without sizes have none. */
export type RequestedPlayer = Player & { size?: SizeCode; /** Of a set’s further parts. */ sizes?: PartSizes };

/** What is ordered of one size, at the prices of the order, in the shop’s currency. */
export type OrderLine = OrderedPieces & {
  unitPrice: number;
  totalPrice: number;
  /** Null, or left out, where no tax is charged. */
  tax?: LineTax | null;
};

/** All pieces of one product in one colour, or made to one kit; the discount for quantity is theirs together. */
export type OrderDesign = {
  productId: string;
  productName: string;
  color?: string;
  kit?: { hash: string; name: string };
  quantity: number;
  /** In the shop’s currency, sum of its lines */
  subtotal: number;
  /** Per cent of the tier it reaches; 0 below the first. */
  percentOff: number;
  /** In the shop’s currency, taken off the subtotal */
  discount: number;
  priceTiers: readonly PriceTier[];
};

/** What the pieces of one design get off, as an order keeps it. Amount in the shop’s currency. */
export type OrderDiscount = {
  productName: string;
  color?: string | null;
  /** Name of the kit, of what is not ordered yet: an order keeps it with its lines. */
  kitName?: string;
  quantity: number;
  percentOff: number;
  amount: number;
};

/** Pieces there are of a product in a colour and a size. */
export type StockLevel = {
  /** Id of the product. */
  product: string;
  color?: string;
  /** A size code; left out for goods without sizes. */
  size?: string;
  /** Left for what is made to a kit, of whatever design. */
  isKit?: true;
  available: number;
};

export type Shortage = StockLevel & { productName: string; requested: number };

/** Pieces of one size to be priced: at today’s price, or that of the order which has them. */
export type GoodsLine = OrderedPieces &
  PriceableLine &
  ProductTax & {
    /** The rate that the order has stored for them. */
    storedRate?: TaxPercent;
  };

/** Lines at their prices, before what delivery and tax add. Amounts in the shop’s currency. */
export type PricedGoods<Line = GoodsLine> = {
  lines: PricedLine<Line>[];
  designs: OrderDesign[];
  totalItems: number;
  /** Sum of the lines. */
  subtotal: number;
  /** Taken off the subtotal. */
  discountAmount: number;
  goodsAmount: number;
};

export type ResolvedShopItems = Pick<ResolvedLines, 'chosen' | 'fieldErrors'> & {
  lines: UnpricedLine[];
  /** Lines that ask for more than there is; empty where all are in stock. */
  shortages: Shortage[];
  /** What there is of each line. */
  stock: StockLevel[];
};

/** What lines cost, and what the number of their pieces takes off. */
export function priceGoods<Line extends GoodsLine>(asked: readonly Line[]): PricedGoods<Line> {
  const { lines, designs, subtotalCents, discountCents, totalCents } = priceLines(asked);
  const names = asked.map(({ productId, productName }) => ({ id: productId, name: productName }));
  return {
    lines,
    designs: designs.map((design) => orderDesign(design, names)),
    totalItems: asked.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: toAmount(subtotalCents),
    discountAmount: toAmount(discountCents),
    goodsAmount: toAmount(totalCents),
  };
}

/** The lines of items, one for each product, colour or kit, and size, and what there is not enough of. */
export function resolveShopItems(
  items: readonly RequestedItem[],
  catalogue: readonly SellableProduct[],
): ResolvedShopItems {
  const { lines: sized, ...resolved } = resolveLines(items.map(requestOf), catalogue, SHOP_LINES);
  const named = sized.map(({ index, size, ...line }): UnpricedLine => {
    const parts = resolved.chosen[index]?.product.parts;
    const players = (items[index]?.players ?? []).flatMap(({ name, number, size: own = '', sizes }): NamedPlayer[] =>
      own === size ? [{ name, number, ...orderedSizes(parts, { size, sizes }) }] : [],
    );
    return { ...line, ...(players.length > 0 && { players }) };
  });
  const lines = shareStock(mergeLines(named));
  return { ...resolved, lines, shortages: shortagesOf(lines), stock: lines.map(stockLevelOf) };
}

function requestOf({ sizes = {}, players = [], ...item }: RequestedItem): LineRequest {
  const bySize = SIZES.map(({ code }): [string, number] => [code, sizes[code] ?? 0]);
  const pieces = Object.keys(sizes).length > 0 ? bySize : [[SHOP_LINES.oneSize, item.quantity ?? 0] as const];
  return { ...item, players, pieces: Object.fromEntries(pieces.filter(([, quantity]) => quantity > 0)) };
}

/** A priced line as an order has it. */
export const orderLine = (line: PricedLine<OrderedPieces> & { tax?: LineTax | null }): OrderLine => ({
  productId: line.productId,
  variationId: line.variationId,
  productName: line.productName,
  sku: line.sku,
  color: line.color,
  sizeCode: line.sizeCode,
  sizeLabel: line.sizeLabel,
  quantity: line.quantity,
  ...(line.kit && { kit: line.kit }),
  ...(line.players && { players: line.players }),
  ...(line.parts && { parts: line.parts }),
  unitPrice: toAmount(line.unitCents),
  totalPrice: toAmount(line.totalCents),
  ...(line.tax && { tax: line.tax }),
});

/** A priced line as it is taxed: at what it costs after its share of the discount. */
export const taxableLine = ({
  taxClass,
  boysTaxClass,
  sizeCode,
  totalCents,
  discountCents,
  storedRate,
}: PricedLine<GoodsLine>): TaxableLine => ({
  taxClass,
  boysTaxClass,
  size: sizeCode,
  cents: totalCents - discountCents,
  ...(storedRate !== undefined && { storedRate }),
});

/** A priced design as it goes out. Prices in the shop’s currency. */
export const orderDesign = (
  design: PricedDesign,
  catalogue: readonly Pick<SellableProduct, 'id' | 'name'>[],
): OrderDesign => ({
  productId: design.productId,
  productName: catalogue.find(({ id }) => id === design.productId)?.name ?? '',
  color: design.color,
  ...(design.kit && { kit: { hash: design.kit.hash, name: design.kit.name } }),
  quantity: design.quantity,
  subtotal: toAmount(design.subtotalCents),
  percentOff: design.tier?.percentOff ?? 0,
  discount: toAmount(design.discountCents),
  priceTiers: design.priceTiers,
});

/** The discounts of those designs whose number of pieces takes something off. */
export const orderDiscounts = (designs: readonly OrderDesign[]): OrderDiscount[] =>
  designs.flatMap(({ productName, color, kit, quantity, percentOff, discount }) =>
    discount > 0
      ? [{ productName, color, ...(kit && { kitName: kit.name }), quantity, percentOff, amount: discount }]
      : [],
  );

/** Merges items of the same product, colour and size, so that stock is checked, and taken, for all of them together. */
function mergeLines(lines: readonly UnpricedLine[]): UnpricedLine[] {
  const merged = new Map<string, UnpricedLine>();
  for (const line of lines) {
    const key = `${line.variationId ?? `${line.productId} ${line.color ?? ''}`} ${line.kit?.hash ?? ''}`;
    const known = merged.get(key);
    merged.set(key, known ? joined(known, line) : line);
  }
  return [...merged.values()];
}

function joined(line: UnpricedLine, more: UnpricedLine): UnpricedLine {
  const players = [...(line.players ?? []), ...(more.players ?? [])];
  return { ...line, quantity: line.quantity + more.quantity, ...(players.length > 0 && { players }) };
}

const stockOf = ({ variationId, productId }: UnpricedLine) => variationId ?? productId;

function unitsBy(lines: readonly UnpricedLine[], keyOf: (line: UnpricedLine) => string): Map<string, number> {
  const units = new Map<string, number>();
  for (const line of lines) units.set(keyOf(line), (units.get(keyOf(line)) ?? 0) + line.quantity);
  return units;
}

/** What is made to a kit takes its blanks from what goods in a colour leave. */
function shareStock(lines: readonly UnpricedLine[]): UnpricedLine[] {
  const plain = unitsBy(
    lines.filter(({ kit }) => !kit),
    stockOf,
  );
  return lines.map((line) =>
    line.kit ? { ...line, available: Math.max(0, line.available - (plain.get(stockOf(line)) ?? 0)) } : line,
  );
}

/** What there is not enough of; all kits that a product is made to count together. */
function shortagesOf(lines: readonly UnpricedLine[]): Shortage[] {
  const keyOf = (line: UnpricedLine) => `${stockOf(line)} ${line.color ?? ''} ${line.kit ? 'kit' : ''}`;
  const requested = unitsBy(lines, keyOf);
  const firsts = new Map([...lines].reverse().map((line) => [keyOf(line), line]));
  return lines.flatMap((line) => {
    const units = requested.get(keyOf(line)) ?? 0;
    return firsts.get(keyOf(line)) === line && units > line.available ? [shortageOf(line, units)] : [];
  });
}

const stockLevelOf = (line: UnpricedLine): StockLevel => ({
  product: line.productId,
  color: line.color,
  size: line.sizeCode,
  ...(line.kit && { isKit: true as const }),
  available: Math.max(0, line.available),
});

const shortageOf = (line: UnpricedLine, requested: number): Shortage => ({
  product: line.productId,
  productName: line.productName,
  color: line.color,
  size: line.sizeCode,
  ...(line.kit && { isKit: true as const }),
  requested,
  available: line.available,
});

/** What is short of a product in a colour or made to kits, and a size, which is given by code or label. */
export const findShortage = (
  shortages: readonly Shortage[],
  { product, color, size = '', isKit }: { product?: string; color?: string; size?: string; isKit?: boolean },
): Shortage | undefined =>
  shortages.find(
    (each) =>
      each.product === product &&
      isSameColor(each.color, color) &&
      each.size === sizeCodeOf(size) &&
      Boolean(each.isKit) === Boolean(isKit),
  );
