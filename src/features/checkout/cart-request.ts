import { cartItem, type Cart, type CartItem } from '@/domain/cart';

export type ItemRequest = { product: string; color?: string; sizes?: Record<string, number>; quantity: number };

/** The cart as the API takes it. Prices stay here: the server has its own. */
export const toItems = (cart: Cart): ItemRequest[] =>
  cart.map(({ product, quantity, customization }) => ({
    product: product.id,
    color: customization?.color,
    sizes: customization?.sizes,
    quantity,
  }));

/** Sets the pieces of one size of a line, or of a line without sizes; none left takes it out. */
export function withUnits(cart: Cart, cartId: string, size: string | undefined, count: number): Cart {
  return cart.flatMap((line) => {
    if (line.cartId !== cartId) return [line];
    return resized(line, size, count) ?? [];
  });
}

function resized(line: CartItem, size: string | undefined, count: number): CartItem | undefined {
  const { product, customization, addedKey } = line;
  const sizes = size === undefined ? undefined : { ...customization?.sizes, [size]: count };
  const next = cartItem(
    { product, quantity: count, customization: { ...customization, ...(sizes && { sizes }) } },
    () => line.cartId,
  );
  return next && { ...next, addedKey };
}
