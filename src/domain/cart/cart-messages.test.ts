import { describe, expect, it } from 'vitest';
import { addedToCart, CART_CLEARED, playersRemoved, REMOVED_FROM_CART } from './cart-messages';

describe('cart messages', () => {
  it.each([
    [undefined, 'Club Socks has been added to your cart!'],
    [{ color: 'Red' }, 'Club Socks has been added to your cart!'],
    [{ sizes: { Small: 0 } }, 'Club Socks has been added to your cart!'],
    [{ sizes: { Small: 2, Medium: 0, Large: 1 } }, '3 items added: 2 x Small, 1 x Large'],
    [{ sizes: { Small: 2, Large: 1 }, color: 'Navy' }, '3 items added: 2 x Small, 1 x Large in Navy'],
    [{ sizes: { Small: 1 }, color: 'Navy' }, '1 items added: 1 x Small in Navy'],
  ])('%j: %s', (customization, description) => {
    expect(addedToCart('Club Socks', customization)).toEqual({ title: 'Added to Cart', description });
  });

  it('names the first players that were removed', () => {
    const player = (name: string) => ({ name, number: '7', size: 'Small' });
    expect(playersRemoved([player('HUDSON')])).toEqual({
      title: 'Player Removed',
      description: 'No longer printed: 7 HUDSON.',
    });
    expect(playersRemoved(['A', 'B', 'C', 'D', 'E'].map(player)).description).toBe(
      'No longer printed: 7 A, 7 B, 7 C, 2 more.',
    );
  });

  it('says what was removed', () => {
    expect(REMOVED_FROM_CART).toEqual({
      title: 'Removed from Cart',
      description: 'Item has been removed from your cart.',
    });
    expect(CART_CLEARED).toEqual({ title: 'Cart Cleared', description: 'All items have been removed from your cart.' });
  });
});
