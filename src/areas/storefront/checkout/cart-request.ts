import { cartItem, type Cart, type CartItem } from '@/domain/cart/cart';

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
