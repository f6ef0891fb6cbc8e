/** The storefront's toasts, word for word as ordered (docs/product.md, Words); the wishlist's follow the cart's. */
import type { Message } from '../text/message';

export const PRODUCT_LOAD_FAILED = error('Error', 'Failed to load product details.');
export const PRODUCTS_LOAD_FAILED = error(
  'Error Loading Products',
  'Failed to load products. Please refresh the page.',
);
export const SELECT_QUANTITIES = error('Select Quantities', 'Please select at least one size and quantity.');
export const SELECT_COLOR = error('Select Color', 'Please select a color for your kit.');

export const LINK_COPIED: Message = { title: 'Link Copied' };
export const SEARCH_READY: Message = {
  title: 'Search Ready',
  description: 'Use the search bar to find products!',
};
export const ACCOUNT_ACCESS: Message = {
  title: 'Account Access',
  description: 'Access your team portal for account management!',
};

export function addedToWishlist(name: string): Message {
  return { title: 'Added to Wishlist', description: `${name} has been added to your wishlist!` };
}

export function allAddedToWishlist(count: number): Message {
  const what = count === 1 ? '1 product has' : `${count} products have`;
  return { title: 'Added to Wishlist', description: `${what} been added to your wishlist!` };
}

export function removedFromWishlist(name: string): Message {
  return { title: 'Removed from Wishlist', description: `${name} has been removed from your wishlist.` };
}

export function notImplemented(feature: string): Message {
  return {
    title: `🔧 ${feature}`,
    description: "This feature isn't implemented yet—but don't worry! You can request it in your next prompt!",
  };
}

function error(title: string, description: string): Required<Message> {
  return { title, description, variant: 'destructive' };
}
