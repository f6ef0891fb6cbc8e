/** The cart's toasts, word for word from spec §8. */
import type { SizeCounts } from './cart';
import type { Message } from './message';

/**
 * '2 items added: 1 x Small, 1 x Large in Red' where sizes are chosen, else that the product has been added.
 * Sizes are taken in the order given, zeros left out.
 */
export function addedToCart(name: string, { sizes = {}, color }: { sizes?: SizeCounts; color?: string } = {}): Message {
  const chosen = Object.entries(sizes).filter(([, count]) => count > 0);
  if (chosen.length === 0) return { title: 'Added to Cart', description: `${name} has been added to your cart!` };
  const total = chosen.reduce((sum, [, count]) => sum + count, 0);
  const list = chosen.map(([size, count]) => `${count} x ${size}`).join(', ');
  return { title: 'Added to Cart', description: `${total} items added: ${list}${color ? ` in ${color}` : ''}` };
}

export const REMOVED_FROM_CART: Message = {
  title: 'Removed from Cart',
  description: 'Item has been removed from your cart.',
};

export const CART_CLEARED: Message = {
  title: 'Cart Cleared',
  description: 'All items have been removed from your cart.',
};
