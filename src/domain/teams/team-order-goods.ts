/** The goods of a team’s order, as far as their delivery depends on them. */
import { deliveryPieces, type DeliveryPiece, type ProductDelivery } from '../delivery/delivery-options';
import { teamOrderSums, type TeamOrderData, type TeamOrderItem } from './team-order';

/** Lines with what their products say of delivery; null are those that cannot be had. All of it is made to order. */
export const teamPieces = (
  items: readonly (TeamOrderItem | null)[],
  products: readonly (ProductDelivery & { id: string })[],
): DeliveryPiece[] =>
  deliveryPieces(
    items.flatMap((item) => (item ? [{ productId: item.productId, quantity: item.totalQuantity }] : [])),
    products,
    () => true,
  );

/** Whether two states of an order are the same pieces at the same price. */
export const isSameGoods = (a: TeamOrderData, b: TeamOrderData): boolean => goodsOf(a) === goodsOf(b);

const goodsOf = (data: TeamOrderData): string =>
  JSON.stringify([
    data.items.map(({ productId, totalQuantity }) => [productId, totalQuantity]),
    teamOrderSums(data).totalAmount,
  ]);
