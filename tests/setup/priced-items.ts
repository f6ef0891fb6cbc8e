import type { CartQuote } from '@/domain/cart/cart-review';
import { orderLine, priceGoods, type PricedGoods } from '@/domain/orders/price-goods';
import { resolveShopItems, type RequestedItem } from '@/domain/orders/shop-items';
import type { SellableProduct } from '@/domain/orders/resolve-line';
import {
  resolveTeamItems,
  teamOrderItems,
  type RequestedTeamItem,
  type TeamOffer,
} from '@/domain/teams/resolve-team-items';

/** 30.00; slug and name are its id. */
export const sellable = (id: string, change: Partial<SellableProduct> = {}): SellableProduct => ({
  ...{ id, slug: id, name: id, sku: id, price: 30, salePrice: null, stockQuantity: 0, isCustomizable: false },
  ...{ kitGarment: null, taxClass: 'standard', boysTaxClass: null, priceTiers: [], colors: [], variations: [] },
  ...change,
});

type Variation = SellableProduct['variations'][number];

export const inRed = (sizeCode: Variation['sizeCode'], change: Partial<Variation> = {}): Variation => ({
  ...{ id: sizeCode, colorName: 'Red', sizeCode, stockQuantity: 0, additionalPrice: 0, isAvailable: true },
  ...change,
});

const sumsOf = ({ designs, totalItems, subtotal, discountAmount, goodsAmount }: PricedGoods) => ({
  ...{ designs, totalItems, subtotal, discountAmount },
  totalAmount: goodsAmount,
});

/** Before delivery and tax. */
export function pricedItems(items: readonly RequestedItem[], catalogue: readonly SellableProduct[]) {
  const { lines, chosen: _, ...resolved } = resolveShopItems(items, catalogue);
  const goods = priceGoods(lines);
  return { ...resolved, ...sumsOf(goods), lines: goods.lines.map(orderLine) } satisfies CartQuote;
}

export function pricedTeamItems(items: readonly RequestedTeamItem[], offer: TeamOffer) {
  const { lines, ...resolved } = resolveTeamItems(items, offer);
  const goods = priceGoods(lines);
  return { ...resolved, ...sumsOf(goods), items: teamOrderItems(resolved, goods.lines) };
}
