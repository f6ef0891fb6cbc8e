import { create } from 'zustand';
import { addedToWishlist, removedFromWishlist } from '@/domain/storefront-messages';
import { toast } from '@/ui/toast';
import { readStored, watchStored, writeStored } from './browser-storage';

interface WishlistState {
  /** Ids of products, the latest last. */
  productIds: readonly string[];
}

const PLACE = { key: 'kitroom.wishlist', version: 1 };
const MAX_PRODUCTS = 200;

/** The wishlist as a hook; it survives reloads and is the same in all tabs. Empty on the server. */
export const useWishlist = create<WishlistState>(() => ({ productIds: [] }));

export function useIsWished(productId: string): boolean {
  return useWishlist(({ productIds }) => productIds.includes(productId));
}

/** Puts the product on the wishlist or takes it off, and says so. */
export function toggleWish(product: { id: string; name: string }): void {
  const { productIds } = useWishlist.getState();
  const isWished = productIds.includes(product.id);
  const others = productIds.filter((id) => id !== product.id);
  const next = isWished ? others : [...others, product.id].slice(-MAX_PRODUCTS);
  useWishlist.setState({ productIds: next });
  writeStored(PLACE, next);
  toast(isWished ? removedFromWishlist(product.name) : addedToWishlist(product.name));
}

function load(): void {
  const stored = readStored(PLACE);
  const ids = (Array.isArray(stored) ? stored : []).filter((id) => typeof id === 'string');
  useWishlist.setState({ productIds: [...new Set(ids)].slice(-MAX_PRODUCTS) });
}

if (typeof window !== 'undefined') {
  load();
  watchStored(PLACE, load);
}
