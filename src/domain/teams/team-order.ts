import { toCents, toAmount } from '../money/money';
import { partSizesText, type PartSizes } from '../catalogue/product-parts';
import { compareSizes, sizeLabelOf } from '../catalogue/sizes';
import { unitPriceTexts } from '../money/unit-prices';
import { comparePlayers, playerText, type NamedPlayer } from '../orders/players';
import { kitText } from '../kits/document/kit-techniques';
import type { PriceListName } from '../money/price-lists';
import { isService } from '../orders/custom-line';
import type { CustomTerms, OrderedKit } from '../orders/resolve-line';
import type { OrderedPrint } from './line-prints';
import { markedName, twinMarks } from './namesakes';
import type { ShirtNumber } from './shirt-number';

export const ONE_SIZE = 'ONE';

export type TeamOrderPlayer = {
  memberId?: string;
  squad?: string;
  name: string;
  /** As printed; empty for none. */
  nameOnBack: string;
  number: ShirtNumber | null;
  size: string;
  sizes?: PartSizes;
};

export const printedOn = ({ nameOnBack, number, size }: TeamOrderPlayer) => ({
  name: nameOnBack,
  number: number === null ? '' : String(number),
  size,
});

export const printedFor = (player: TeamOrderPlayer): NamedPlayer => {
  const { size: _, ...printed } = printedOn(player);
  return {
    ...printed,
    person: player.name,
    ...(player.squad && { squad: player.squad }),
    ...(player.sizes && { sizes: player.sizes }),
  };
};

/** Numbers players of equal name, squad and number in their names, 'Tom Smith (1 of 2)': for display, never stored. */
export function withDistinctPlayers<Item extends Pick<TeamOrderItem, 'players'>>(items: readonly Item[]): Item[] {
  const marks = twinMarks(items.map(({ players }) => players.map((player) => ({ ...player, id: player.memberId }))));
  return items.map((item, place) => ({
    ...item,
    players: item.players.map((player, at) => ({ ...player, name: markedName(player.name, marks[place]?.[at]) })),
  }));
}

/** Players in lists on paper and in files: smallest size first, then by number and name. */
export const listedPlayers = (players: readonly TeamOrderPlayer[] = []): TeamOrderPlayer[] =>
  players.toSorted((a, b) => compareSizes(a.size, b.size) || comparePlayers(printedFor(a), printedFor(b)));

export function printedText(player: TeamOrderPlayer): string {
  const { sizes = {}, ...printed } = printedFor(player);
  const others = Object.fromEntries(Object.entries(sizes).filter(([, size]) => size !== player.size));
  const size = player.size === ONE_SIZE ? '' : sizeLabelOf(player.size);
  return [playerText(printed), size, partSizesText(others)].filter(Boolean).join(' · ');
}

export const isPersonal = (players: readonly Pick<TeamOrderPlayer, 'nameOnBack' | 'number'>[]): boolean =>
  players.some(({ nameOnBack, number }) => nameOnBack !== '' || number !== null);

/** True if any line has names, numbers, logos or team colours: production waits for a proof. */
export const isMadeToOrder = ({ items }: TeamOrderData): boolean =>
  items.some(({ customized, players, prints = [] }) => customized || isPersonal(players) || prints.length > 0);

export type TeamOrderItem = {
  /** Referenced by shipments; missing in orders from before items had ids. */
  id?: string;
  /** Empty of a custom line, whose name is its description, and of deleted products. */
  productId: string;
  productName: string;
  sku: string;
  color: string | null;
  kit?: OrderedKit;
  custom?: CustomTerms;
  /** Pieces by size code, with and without players. */
  quantities: Record<string, number>;
  /** Before any discount. */
  unitPrice: number;
  sizePrices?: Record<string, number>;
  totalQuantity: number;
  totalPrice: number;
  /** Tax in per cent by size code, for any payer; omitted if no tax is charged. */
  taxRates?: Record<string, number>;
  priceList?: PriceListName;
  /** Why staff set its price, which ends the quantity discounts of its design; for staff alone. */
  priceReason?: string;
  /** Needs an approved proof: has names, numbers, logos or team colours. */
  customized: boolean;
  players: TeamOrderPlayer[];
  /** Names of a set’s parts, the first in the counted size; omitted if not a set. */
  parts?: string[];
  prints?: OrderedPrint[];
};

export type TeamOrderDiscount = {
  productName: string;
  color: string | null;
  quantity: number;
  percentOff: number;
  amount: number;
  /** Given by staff on all lines, by a name in place of the product’s. */
  isGiven?: boolean;
};

export type TeamOrderData = { items: TeamOrderItem[]; discounts: TeamOrderDiscount[] };

type NamedGoods = { productName: string; color: string | null; kit?: OrderedKit | null };

export const itemText = ({ productName, color, kit }: NamedGoods): string =>
  [productName, kit ? kitText({ ...kit, name: `kit “${kit.name}”` }) : color].filter(Boolean).join(', ');

export function itemUnitPrices({
  quantities,
  unitPrice,
  sizePrices = {},
}: Pick<TeamOrderItem, 'quantities' | 'unitPrice' | 'sizePrices'>): string[] {
  const sizes = Object.entries(quantities).sort(([a], [b]) => compareSizes(a, b));
  return unitPriceTexts(
    sizes.map(([size, quantity]) => ({
      size: sizeLabelOf(size),
      quantity,
      unitCents: toCents(sizePrices[size] ?? unitPrice),
    })),
  );
}

export const productItems = (items: readonly TeamOrderItem[]): TeamOrderItem[] => items.filter(({ custom }) => !custom);

/** Totals before delivery and tax: amounts in the shop’s currency, pieces. */
export function teamOrderSums({ items, discounts }: TeamOrderData) {
  const subtotal = items.reduce((sum, item) => sum + toCents(item.totalPrice), 0);
  const discount = discounts.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return {
    totalAmount: toAmount(subtotal - discount),
    discountAmount: toAmount(discount),
    totalItems: items.reduce((sum, item) => sum + (isService(item) ? 0 : item.totalQuantity), 0),
  };
}
