import type { CartQuote } from '@/domain/cart/cart-review';
import { orderLine, priceGoods, type PricedGoods } from '@/domain/orders/order-lines';
import { resolveShopItems, type RequestedItem } from '@/domain/orders/shop-items';
import type { SellableProduct } from '@/domain/orders/resolve-line';
import {
  resolveTeamItems,
  teamOrderItems,
  type RequestedTeamItem,
  type TeamOffer,
} from '@/domain/teams/team-order-lines';

const sumsOf = ({ designs, totalItems, subtotal, discountAmount, goodsAmount }: PricedGoods) => ({
  ...{ designs, totalItems, subtotal, discountAmount },
  totalAmount: goodsAmount,
});

/** Items of the shop, resolved and priced, before delivery and tax. */
export function pricedItems(items: readonly RequestedItem[], catalogue: readonly SellableProduct[]) {
  const { lines, chosen: _, ...resolved } = resolveShopItems(items, catalogue);
  const goods = priceGoods(lines);
  return { ...resolved, ...sumsOf(goods), lines: goods.lines.map(orderLine) } satisfies CartQuote;
}

/** Items of a team, resolved and priced, before delivery and tax. */
export function pricedTeamItems(items: readonly RequestedTeamItem[], offer: TeamOffer) {
  const { lines, ...resolved } = resolveTeamItems(items, offer);
  const goods = priceGoods(lines);
  return { ...resolved, ...sumsOf(goods), items: teamOrderItems(resolved, goods.lines) };
}
