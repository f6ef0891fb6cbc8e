import { joinIds, splitIds } from '@/domain/text/id-list';

export const WISHLIST_PATH = '/wishlist';

/** Products that a link can carry. */
const MAX_SHARED = 50;

/** The path under which others see these products; of a longer list the latest. */
export const sharedWishlistPath = (productIds: readonly string[]): string =>
  `${WISHLIST_PATH}?products=${joinIds(productIds.slice(-MAX_SHARED))}`;

/** The products of a shared list; undefined where the address shares none. */
export function sharedProducts(products: string | string[] | undefined): string[] | undefined {
  return typeof products === 'string' ? splitIds(products, MAX_SHARED) : undefined;
}
