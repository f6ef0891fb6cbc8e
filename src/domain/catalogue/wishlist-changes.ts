export const MAX_WISHES = 200;

export type WishlistChanges = { add: string[]; remove: string[] };

/** Changes since a list was last the account’s; without that, all of it is added to the account’s. */
export const wishlistChanges = (now: readonly string[], before: readonly string[] = []): WishlistChanges => ({
  add: now.filter((id) => !before.includes(id)),
  remove: before.filter((id) => !now.includes(id)),
});

export const changedWishlist = (list: readonly string[], { add, remove }: WishlistChanges): string[] => {
  const kept = list.filter((id) => !remove.includes(id));
  return [...new Set([...kept, ...add])].slice(-MAX_WISHES);
};
