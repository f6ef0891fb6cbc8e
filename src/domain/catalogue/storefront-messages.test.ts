import { expect, it } from 'vitest';
import * as messages from './storefront-messages';

it.each([
  [messages.PRODUCT_LOAD_FAILED, 'Error', 'Failed to load product details.'],
  [messages.PRODUCTS_LOAD_FAILED, 'Error Loading Products', 'Failed to load products. Please refresh the page.'],
  [messages.SELECT_QUANTITIES, 'Select Quantities', 'Please select at least one size and quantity.'],
  [messages.SELECT_COLOR, 'Select Color', 'Please select a color for your kit.'],
])('an error is destructive: %o', (message, title, description) => {
  expect(message).toEqual({ title, description, variant: 'destructive' });
});

it.each([
  [messages.LINK_COPIED, 'Link Copied', undefined],
  [messages.SEARCH_READY, 'Search Ready', 'Use the search bar to find products!'],
  [messages.ACCOUNT_ACCESS, 'Account Access', 'Access your team portal for account management!'],
  [messages.addedToWishlist('Kit'), 'Added to Wishlist', 'Kit has been added to your wishlist!'],
  [messages.removedFromWishlist('Kit'), 'Removed from Wishlist', 'Kit has been removed from your wishlist.'],
  [
    messages.notImplemented('Filters'),
    '🔧 Filters',
    "This feature isn't implemented yet—but don't worry! You can request it in your next prompt!",
  ],
])('a notice is not: %o', (message, title, description) => {
  expect(message).toEqual({ title, description });
});
