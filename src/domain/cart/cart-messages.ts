/** The cart's toasts, word for word as ordered (docs/product.md, Words). */
import { MAX_LINES } from '../catalogue/sizes';
import type { SizeCounts } from './cart';
import { playerText, type PlayerRow } from '../orders/players';
import type { Message } from '../text/message';

/** '2 items added: 1 x Small, 1 x Large in Red' with sizes, else that the product was added. */
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

export const sizeRemoved = (size: string, name: string): Message => ({
  title: 'Size Removed',
  description: `${size} of ${name} has been removed from your cart.`,
});

export function playersRemoved(players: readonly PlayerRow[]): Message {
  const named = players.slice(0, 3).map(playerText);
  const more = players.length - named.length;
  return {
    title: players.length === 1 ? 'Player Removed' : 'Players Removed',
    description: `No longer printed: ${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')}.`,
  };
}

export const CART_CLEARED: Message = {
  title: 'Cart Cleared',
  description: 'All items have been removed from your cart.',
};

export const ALL_IN_CART: Message = {
  title: 'Nothing Added',
  description: 'All we have of it is in your cart already.',
  variant: 'destructive',
};

export const CART_FULL: Message = {
  title: 'Cart Full',
  description: `A cart takes at most ${MAX_LINES} lines. Place this order first, or remove something.`,
  variant: 'destructive',
};
