import { toAmount } from '../money/money';
import { orderDiscounts } from '../orders/price-goods';
import { changedRows, lineRow, sumRows, type PriceChange, type PriceRow } from './price-changes';
import { lineTotal } from './cart-prices';
import type { CartReview } from './cart-review';

export const priceChanges = (before: CartReview, after: CartReview): PriceChange[] =>
  changedRows(rowsOf(before), rowsOf(after));

function rowsOf({ cart, designs, offer, delivery, taxes, totalCents }: CartReview): PriceRow[] {
  const chosen = delivery?.methods.find(({ id }) => id === delivery.chosen);
  return [
    ...cart.map((line) => {
      const { product, customization } = line;
      const name = [product.name, customization?.color, customization?.design?.name];
      return lineRow(line.cartId, name, toAmount(lineTotal(line)));
    }),
    ...sumRows({
      discounts: orderDiscounts({ designs, offer }),
      delivery: chosen,
      shippingAmount: chosen?.amount ?? 0,
      taxes,
      totalAmount: toAmount(totalCents),
    }),
  ];
}
