/** Cart prices, for display only: the server prices it again. */
import type { Cents } from '../money/money';
import { priceLines, type PriceableLine, type PricedLines } from '../money/pricing';
import { unitPriceTexts } from '../money/unit-prices';
import type { Cart, CartItem } from './cart';

export function priceCart(cart: Cart): PricedLines<PriceableLine> {
  const lines = cart.flatMap(
    ({ product, quantity, customization: { sizes, color, design: kit } = {} }): PriceableLine[] => {
      const { id: productId, price, salePrice, additionalPrices, priceTiers } = product;
      const base = { productId, color, kit, price, salePrice, priceTiers };
      if (!sizes) return [{ ...base, quantity }];
      return Object.entries(sizes).map(([size, count]) => ({
        ...base,
        quantity: count,
        additionalPrice: additionalPrices?.[size],
      }));
    },
  );
  return priceLines(lines);
}

/** After quantity discounts. */
export const cartTotal = (cart: Cart): Cents => priceCart(cart).totalCents;

/** Before any discount. */
export const lineTotal = (line: CartItem): Cents => priceCart([line]).subtotalCents;

export function lineUnitPrices(line: CartItem): string[] {
  const sizes = Object.keys(line.customization?.sizes ?? {});
  return unitPriceTexts(
    priceCart([line]).lines.map(({ quantity, unitCents }, index) => ({ size: sizes[index], quantity, unitCents })),
  );
}
