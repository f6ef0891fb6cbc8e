import { create } from 'zustand';
import { addedToWishlist, allAddedToWishlist, removedFromWishlist } from '@/domain/catalogue/storefront-messages';
import { MAX_WISHES } from '@/domain/catalogue/wishlist-changes';
import { toast } from '@/ui/toast';
import { readStored, watchStored, writeStored } from '@/lib/client/browser-storage';

interface WishlistState {
  /** Ids of products, the latest last. */
  productIds: readonly string[];
}

export const WISHLIST_PLACE = { key: 'kitroom.wishlist', version: 1 };

/** Survives reloads, the same in all tabs. Empty on the server. */
export const useWishlist = create<WishlistState>(() => ({ productIds: [] }));

export function useIsWished(productId: string): boolean {
  return useWishlist(({ productIds }) => productIds.includes(productId));
}

export function toggleWish({ id, name }: { id: string; name: string }): void {
  const before = useWishlist.getState().productIds;
  if (!before.includes(id)) {
    keep([...before, id]);
    toast(addedToWishlist(name));
    return;
  }
  keep(before.filter((each) => each !== id));
  const undo = () => keep(putBack(useWishlist.getState().productIds, id, before));
  toast({ ...removedFromWishlist(name), action: { label: 'Undo', onClick: undo } });
}

export function wishAll(productIds: readonly string[]): void {
  const before = useWishlist.getState().productIds;
  const added = productIds.filter((id) => !before.includes(id));
  keep([...before, ...added]);
  toast(allAddedToWishlist(added.length));
}

export function replaceWishes(productIds: readonly string[]): void {
  if (productIds.join() !== useWishlist.getState().productIds.join()) keep(productIds);
}

function putBack(productIds: readonly string[], id: string, before: readonly string[]): string[] {
  const later = before.slice(before.indexOf(id) + 1);
  const others = productIds.filter((each) => each !== id);
  const place = others.findIndex((each) => later.includes(each));
  return others.toSpliced(place === -1 ? others.length : place, 0, id);
}

function keep(productIds: readonly string[]): void {
  const next = productIds.slice(-MAX_WISHES);
  useWishlist.setState({ productIds: next });
  writeStored(WISHLIST_PLACE, next);
}

function load(): void {
  const stored = readStored(WISHLIST_PLACE);
  const ids = (Array.isArray(stored) ? stored : []).filter((id) => typeof id === 'string');
  useWishlist.setState({ productIds: [...new Set(ids)].slice(-MAX_WISHES) });
}

if (typeof window !== 'undefined') {
  load();
  watchStored(WISHLIST_PLACE, load);
}
