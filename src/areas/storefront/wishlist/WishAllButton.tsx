'use client';

import { buttonClass } from '@/ui/button-class';
import { useWishlist, wishAll } from '@/modules/wishlist/wishlist-store';
import { HeartIcon } from '@/ui/shop-icons';

export function WishAllButton({ productIds }: { productIds: readonly string[] }) {
  const isWhole = useWishlist((wishlist) => productIds.every((id) => wishlist.productIds.includes(id)));
  return (
    <button type="button" disabled={isWhole} onClick={() => wishAll(productIds)} className={buttonClass('outline')}>
      <HeartIcon className="size-5" />
      {isWhole ? 'All on your wishlist' : 'Add all to my wishlist'}
    </button>
  );
}
