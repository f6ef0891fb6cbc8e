/** Items of a team order as lines of `order_items`: one per size. */
import { compareSizes, sizeLabelOf } from '../catalogue/sizes';
import { addAmounts, priceOf } from '../money/money';
import type { PriceListName } from '../money/price-lists';
import type { NamedPlayer } from '../orders/players';
import type { CustomTerms, OrderedKit } from '../orders/resolve-line';
import type { OrderedPrint } from './line-prints';
import { parseShirtNumber } from './shirt-number';
import {
  ONE_SIZE,
  printedFor,
  type TeamOrderData,
  type TeamOrderDiscount,
  type TeamOrderItem,
  type TeamOrderPlayer,
} from './team-order';

type LinePlayer = NamedPlayer & {
  memberId?: string;
  /** Index among all players of the item. */
  place: number;
};

/** Pieces of one size of an item. Prices in the order’s currency. */
export type TeamLine = {
  /** Item id: with the size it identifies the line for shipments. */
  item: string;
  productId: string | null;
  productName: string;
  sku: string;
  color: string | null;
  kit?: OrderedKit | null;
  sizeCode: string | null;
  sizeLabel: string | null;
  quantity: number;
  unitPrice: number;
  totalPrice: number;
  /** Price of a piece in the sizes without a surcharge. */
  basePrice: number;
  /** Per cent, for any payer; null if no tax is charged. */
  tax?: { rate: number } | null;
  priceList?: PriceListName | null;
  custom?: CustomTerms | null;
  priceReason?: string | null;
  isCustomized: boolean;
  players?: LinePlayer[] | null;
  parts?: string[] | null;
  prints?: OrderedPrint[] | null;
};

export type TeamLines = { lines: TeamLine[]; discounts: TeamOrderDiscount[] };

const linePlayer = (player: TeamOrderPlayer, place: number): LinePlayer => ({
  ...printedFor(player),
  ...(player.memberId !== undefined && { memberId: player.memberId }),
  place,
});

const playerOf = ({ name, number, person = '', ...player }: LinePlayer, size: string): TeamOrderPlayer => ({
  ...(player.memberId !== undefined && { memberId: player.memberId }),
  ...(player.squad && { squad: player.squad }),
  ...{ name: person, nameOnBack: name, number: parseShirtNumber(number) ?? null, size },
  ...(player.sizes && { sizes: player.sizes }),
});

const sizeOf = ({ sizeCode }: Pick<TeamLine, 'sizeCode'>): string => sizeCode ?? ONE_SIZE;

/** Item id, or the index in an unsaved order. */
export const itemName = ({ id }: TeamOrderItem, place: number): string => id ?? String(place);

/** Name by which shipments refer to a line. As `order_items.line`. */
export const lineName = (line: Pick<TeamLine, 'item' | 'sizeCode'>): string => `${line.item}:${sizeOf(line)}`;

export const lookOf = ({ kit, color }: Pick<TeamLine, 'kit' | 'color'>): string | null => kit?.name ?? color;

function linesOfItem(item: TeamOrderItem, place: number): TeamLine[] {
  const { quantities, sizePrices = {}, taxRates = {}, unitPrice: basePrice, customized: isCustomized } = item;
  const { productName, sku, color, kit, parts, prints, priceList, custom, priceReason } = item;
  const productId = item.productId || null;
  const players = item.players.map((player, index) => ({ size: player.size, line: linePlayer(player, index) }));
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .toSorted(([a], [b]) => compareSizes(a, b))
    .map(([size, quantity]) => {
      const unitPrice = sizePrices[size] ?? basePrice;
      const rate = taxRates[size];
      return {
        ...{
          item: itemName(item, place),
          productId,
          productName,
          sku,
          color,
          kit,
          basePrice,
          isCustomized,
          parts,
          prints,
          ...(priceList && { priceList }),
          ...(custom && { custom }),
          ...(priceReason && { priceReason }),
        },
        sizeCode: size === ONE_SIZE ? null : size,
        sizeLabel: size === ONE_SIZE ? null : (sizeLabelOf(size) ?? size),
        ...{ quantity, unitPrice, totalPrice: priceOf(unitPrice, quantity) },
        tax: rate === undefined ? null : { rate },
        players: players.flatMap((player) => (player.size === size ? player.line : [])),
      };
    });
}

export const linesOf = (items: readonly TeamOrderItem[]): TeamLine[] => items.flatMap(linesOfItem);

/** @param lines all lines of one item. */
function itemOf(lines: readonly [TeamLine, ...TeamLine[]]): TeamOrderItem {
  const [{ item, productId, productName, sku, color, kit, basePrice, isCustomized, parts, prints }] = lines;
  const [{ priceList, custom, priceReason }] = lines;
  const bySize = <Value>(valueOf: (line: TeamLine) => Value | undefined): Record<string, Value> | undefined => {
    const values = lines.flatMap((line): [string, Value][] => {
      const value = valueOf(line);
      return value === undefined ? [] : [[sizeOf(line), value]];
    });
    return values.length > 0 ? Object.fromEntries(values) : undefined;
  };
  const sizePrices = bySize(({ unitPrice }) => (unitPrice === basePrice ? undefined : unitPrice));
  const taxRates = bySize(({ tax }) => tax?.rate);
  const players = lines.flatMap((line) => (line.players ?? []).map((player) => ({ player, size: sizeOf(line) })));
  return {
    ...{ id: item, productId: productId ?? '', productName, sku, color },
    ...(kit && { kit }),
    quantities: bySize(({ quantity }) => quantity) ?? {},
    unitPrice: basePrice,
    ...(sizePrices && { sizePrices }),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: addAmounts(...lines.map((line) => line.totalPrice)),
    ...(taxRates && { taxRates }),
    customized: isCustomized,
    players: players
      .toSorted((a, b) => a.player.place - b.player.place)
      .map(({ player, size }) => playerOf(player, size)),
    ...(parts && { parts }),
    ...(prints && { prints }),
    ...(priceList && { priceList }),
    ...(custom && { custom }),
    ...(priceReason && { priceReason }),
  };
}

export function teamOrderOf({ lines, discounts }: TeamLines): TeamOrderData {
  const byItem = new Map<string, [TeamLine, ...TeamLine[]]>();
  for (const line of lines) {
    const known = byItem.get(line.item);
    if (known) known.push(line);
    else byItem.set(line.item, [line]);
  }
  return {
    items: [...byItem.values()].map(itemOf),
    discounts: discounts.map(({ isGiven, ...discount }) => ({ ...discount, ...(isGiven && { isGiven }) })),
  };
}
