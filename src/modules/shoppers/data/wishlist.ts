import type { PayloadRequest } from 'payload';
import { changedWishlist, type WishlistChanges } from '@/domain/catalogue/wishlist-changes';
import { inTransaction } from '@/lib/database/transaction';

export const changeWishlist = (req: PayloadRequest, accountId: string, changes: WishlistChanges): Promise<string[]> =>
  inTransaction(req, async ({ client }) => {
    const { rows } = await client.query<{ wishlist: string[] }>(
      'select wishlist from shopper_accounts where id = $1 for update',
      [accountId],
    );
    const changed = changedWishlist(rows[0]?.wishlist ?? [], changes);
    await client.query('update shopper_accounts set wishlist = $2 where id = $1', [accountId, changed]);
    return changed;
  });
