import { describe, expect, it } from 'vitest';
import { cartItem, type Cart } from '@/domain/cart/cart';
import { withUnits } from './cart-request';

const product = { id: 'p1', slug: 'kit', name: 'Kit', price: 10 };
const line = (id: string, sizes?: Record<string, number>, quantity?: number): Cart => {
  const item = cartItem({ product, customization: { color: 'Red', sizes }, quantity }, () => id);
  return item ? [item] : [];
};
const cart: Cart = [...line('a', { Small: 2, Large: 3 }), ...line('b', undefined, 4)];

describe('setting the pieces of a size', () => {
  it('changes that size and the sum, and keeps the line', () => {
    const [changed, other] = withUnits(cart, 'a', 'Large', 1);
    expect(changed).toMatchObject({ cartId: 'a', quantity: 3, customization: { sizes: { Small: 2, Large: 1 } } });
    expect(changed?.addedKey).toBe(cart[0]?.addedKey);
    expect(other).toBe(cart[1]);
  });

  it('takes out a size, and with the last one the line', () => {
    const without = withUnits(cart, 'a', 'Large', 0);
    expect(without[0]?.customization?.sizes).toEqual({ Small: 2 });
    expect(withUnits(without, 'a', 'Small', 0).map(({ cartId }) => cartId)).toEqual(['b']);
  });

  it('works without sizes', () => {
    expect(withUnits(cart, 'b', undefined, 1)[1]?.quantity).toBe(1);
    expect(withUnits(cart, 'b', undefined, 0)).toHaveLength(1);
  });
});
