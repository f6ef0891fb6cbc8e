/** Resolves items of a cart or API order to lines that take from stock. */
import { orderedSizes, type PartSizes } from '../catalogue/product-parts';
import { SIZES, type SizeCode } from '../catalogue/sizes';
import { atAgreedPrices, type AgreedPrice } from './agreed-price';
import { stockedLines } from './custom-line';
import type { CustomLine } from './custom-line-input';
import type { Shortage, StockLevel } from './price-goods';
import type { NamedPlayer, Player } from './players';
import type { RequestedKit, SellableProduct, UnpricedLine } from './resolve-line';
import { resolveLines, SHOP_LINES, type LineRequest, type ResolvedLines } from './resolve-lines';

export type RequestedItem = {
  product?: string;
  custom?: CustomLine;
  isMadeToOrder?: boolean;
  color?: string;
  kit?: RequestedKit;
  sizes?: Partial<Record<SizeCode, number>>;
  quantity?: number;
  players?: readonly RequestedPlayer[];
  agreed?: AgreedPrice;
};

type RequestedPlayer = Player & { size?: SizeCode; /** Sizes of a set’s further parts. */ sizes?: PartSizes };

export type ResolvedShopItems = Pick<ResolvedLines, 'chosen' | 'fieldErrors'> & {
  lines: UnpricedLine[];
  shortages: Shortage[];
  stock: StockLevel[];
};

export function resolveShopItems(
  items: readonly RequestedItem[],
  catalogue: readonly SellableProduct[],
): ResolvedShopItems {
  const { lines: sized, ...resolved } = resolveLines(items.map(requestOf), catalogue, SHOP_LINES);
  const priced = atAgreedPrices(sized, ({ index }) => items[index]?.agreed);
  const named = priced.map(({ index, size, ...line }): UnpricedLine => {
    const parts = resolved.chosen[index]?.product.parts;
    const players = (items[index]?.players ?? []).flatMap(({ name, number, size: own = '', sizes }): NamedPlayer[] =>
      own === size ? [{ name, number, ...orderedSizes(parts, { size, sizes }) }] : [],
    );
    const isMadeToOrder = items[index]?.isMadeToOrder === true;
    return { ...line, ...(players.length > 0 && { players }), ...(isMadeToOrder && { isMadeToOrder }) };
  });
  const lines = shareStock(mergeLines(named));
  const ofProducts = stockedLines(lines);
  return { ...resolved, lines, shortages: shortagesOf(ofProducts), stock: ofProducts.map(stockLevelOf) };
}

function requestOf({ sizes = {}, players = [], agreed, custom, ...item }: RequestedItem): LineRequest {
  const bySize = SIZES.map(({ code }): [string, number] => [code, sizes[code] ?? 0]);
  const pieces = Object.keys(sizes).length > 0 ? bySize : [[SHOP_LINES.oneSize, item.quantity ?? 0] as const];
  return {
    ...{ ...item, players, pieces: Object.fromEntries(pieces.filter(([, quantity]) => quantity > 0)) },
    ...(custom && { custom: { ...custom, price: agreed?.unitPrice ?? 0 } }),
  };
}

/** Merges items of equal product, colour, size and price, so that stock is checked and taken for all together. */
function mergeLines(lines: readonly UnpricedLine[]): UnpricedLine[] {
  const merged = new Map<string, UnpricedLine>();
  for (const line of lines) {
    const key = JSON.stringify(
      line.custom
        ? [line.productName, line.custom, line.price]
        : [line.variationId ?? [line.productId, line.color], line.kit?.hash, line.price, line.isMadeToOrder],
    );
    const known = merged.get(key);
    merged.set(key, known ? joined(known, line) : line);
  }
  return [...merged.values()];
}

function joined(line: UnpricedLine, more: UnpricedLine): UnpricedLine {
  const players = [...(line.players ?? []), ...(more.players ?? [])];
  return { ...line, quantity: line.quantity + more.quantity, ...(players.length > 0 && { players }) };
}

type StockedLine = UnpricedLine & { productId: string };

const stockOf = ({ variationId, productId }: UnpricedLine) => variationId ?? productId ?? '';

function unitsBy(lines: readonly UnpricedLine[], keyOf: (line: UnpricedLine) => string): Map<string, number> {
  const units = new Map<string, number>();
  for (const line of lines) units.set(keyOf(line), (units.get(keyOf(line)) ?? 0) + line.quantity);
  return units;
}

/** Goods made to a kit take their blanks from the stock that goods in a colour leave. */
function shareStock(lines: readonly UnpricedLine[]): UnpricedLine[] {
  const plain = unitsBy(
    stockedLines(lines).filter(({ kit }) => !kit),
    stockOf,
  );
  return lines.map((line) =>
    line.kit ? { ...line, available: Math.max(0, line.available - (plain.get(stockOf(line)) ?? 0)) } : line,
  );
}

function shortagesOf(lines: readonly StockedLine[]): Shortage[] {
  const keyOf = (line: UnpricedLine) => `${stockOf(line)} ${line.color ?? ''} ${line.kit ? 'kit' : ''}`;
  const requested = unitsBy(lines, keyOf);
  const firsts = new Map([...lines].reverse().map((line) => [keyOf(line), line]));
  return lines.flatMap((line) => {
    const units = requested.get(keyOf(line)) ?? 0;
    return firsts.get(keyOf(line)) === line && units > line.available ? [shortageOf(line, units)] : [];
  });
}

const stockLevelOf = (line: StockedLine): StockLevel => ({
  product: line.productId,
  color: line.color,
  size: line.sizeCode,
  ...(line.kit && { isKit: true as const }),
  available: Math.max(0, line.available),
});

const shortageOf = (line: StockedLine, requested: number): Shortage => ({
  product: line.productId,
  productName: line.productName,
  color: line.color,
  size: line.sizeCode,
  ...(line.kit && { isKit: true as const }),
  requested,
  available: line.available,
});
