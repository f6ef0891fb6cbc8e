/** `orderData` of a team order in the API; the program works with `TeamOrderData`, stored as lines. */
import type { PriceListName } from '../money/price-lists';
import type { TaxClass } from '../taxes/tax-classes';
import type { OrderedPrint } from './line-prints';
import type { TeamOrderData, TeamOrderDiscount, TeamOrderItem, TeamOrderPlayer } from './team-order';

type StoredPlayer = Omit<TeamOrderPlayer, 'memberId' | 'nameOnBack'> & {
  member_id?: string;
  name_on_back: string;
};
type StoredPrint = Omit<OrderedPrint, 'assetId'> & { asset_id: string };
type StoredCustom = { tax_class: TaxClass; is_service: boolean };
type StoredItem = Pick<TeamOrderItem, 'id' | 'sku' | 'color' | 'kit' | 'quantities' | 'customized' | 'parts'> & {
  product_id: string;
  product_name: string;
  unit_price: number;
  size_prices?: Record<string, number>;
  total_quantity: number;
  total_price: number;
  tax_rates?: Record<string, number>;
  price_reason?: string;
  price_list?: PriceListName;
  custom?: StoredCustom;
  players?: StoredPlayer[];
  prints?: StoredPrint[];
};
type StoredDiscount = Pick<TeamOrderDiscount, 'color' | 'quantity' | 'amount'> & {
  product_name: string;
  percent_off: number;
  is_given?: boolean;
};
export type StoredTeamOrder = { items?: StoredItem[]; discounts?: StoredDiscount[] };

const readPlayer = ({ member_id: memberId, name_on_back: nameOnBack, ...player }: StoredPlayer): TeamOrderPlayer => ({
  ...player,
  nameOnBack,
  ...(memberId !== undefined && { memberId }),
});

const storePlayer = ({ memberId, nameOnBack, ...player }: TeamOrderPlayer): StoredPlayer => ({
  ...player,
  name_on_back: nameOnBack,
  ...(memberId !== undefined && { member_id: memberId }),
});

const readPrint = ({ asset_id: assetId, ...print }: StoredPrint): OrderedPrint => ({ ...print, assetId });

const storePrint = ({ assetId, ...print }: OrderedPrint): StoredPrint => ({ ...print, asset_id: assetId });

function readItem(stored: StoredItem): TeamOrderItem {
  const { product_id: productId, product_name: productName, unit_price: unitPrice, size_prices: sizePrices } = stored;
  const { total_quantity: totalQuantity, total_price: totalPrice, tax_rates: taxRates, players = [], prints } = stored;
  const { id, sku, color, kit, quantities, customized, parts, custom, price_reason: priceReason } = stored;
  return {
    ...(id !== undefined && { id }),
    ...{ productId, productName, sku, color, quantities, unitPrice, totalQuantity, totalPrice, customized },
    ...(kit && { kit }),
    ...(sizePrices && { sizePrices }),
    ...(taxRates && { taxRates }),
    ...(stored.price_list && { priceList: stored.price_list }),
    ...(priceReason && { priceReason }),
    ...(custom && { custom: { taxClass: custom.tax_class, isService: custom.is_service } }),
    players: players.map(readPlayer),
    ...(parts && { parts }),
    ...(prints && { prints: prints.map(readPrint) }),
  };
}

function storeItem({ players, prints, custom, priceReason, priceList, ...item }: TeamOrderItem): StoredItem {
  const { productId, productName, unitPrice, sizePrices, totalQuantity, totalPrice, taxRates, ...same } = item;
  return {
    ...same,
    ...{ product_id: productId, product_name: productName, unit_price: unitPrice },
    ...{ total_quantity: totalQuantity, total_price: totalPrice },
    ...(sizePrices && { size_prices: sizePrices }),
    ...(taxRates && { tax_rates: taxRates }),
    ...(priceList && { price_list: priceList }),
    ...(priceReason && { price_reason: priceReason }),
    ...(custom && { custom: { tax_class: custom.taxClass, is_service: custom.isService } }),
    players: players.map(storePlayer),
    ...(prints && { prints: prints.map(storePrint) }),
  };
}

/** Orders from before discounts were stored have none. */
export const readTeamOrder = ({ items = [], discounts = [] }: StoredTeamOrder): TeamOrderData => ({
  items: items.map(readItem),
  discounts: discounts.map(
    ({ product_name: productName, percent_off: percentOff, is_given: isGiven, ...discount }) => ({
      ...discount,
      ...{ productName, percentOff, ...(isGiven && { isGiven }) },
    }),
  ),
});

export const storeTeamOrder = ({ items, discounts }: TeamOrderData): StoredTeamOrder => ({
  items: items.map(storeItem),
  discounts: discounts.map(({ productName, percentOff, isGiven, ...discount }) => ({
    ...discount,
    ...{ product_name: productName, percent_off: percentOff, ...(isGiven && { is_given: isGiven }) },
  })),
});
