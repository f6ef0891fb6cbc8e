import { joinIds, splitIds } from '@/domain/text/id-list';

export const WISHLIST_PATH = '/wishlist';

const MAX_SHARED = 50;

/** Path that shows these products to others; of a longer list the latest. */
export const sharedWishlistPath = (productIds: readonly string[]): string =>
  `${WISHLIST_PATH}?products=${joinIds(productIds.slice(-MAX_SHARED))}`;

export function sharedProducts(products: string | string[] | undefined): string[] | undefined {
  return typeof products === 'string' ? splitIds(products, MAX_SHARED) : undefined;
}
