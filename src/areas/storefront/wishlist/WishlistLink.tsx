'use client';

import Link from 'next/link';
import { WISHLIST_PATH } from './wishlist-link';
import { useWishlist } from '@/modules/wishlist/wishlist-store';

export function WishlistLink({ className }: { className?: string }) {
  const count = useWishlist(({ productIds }) => productIds.length);
  return (
    <Link href={WISHLIST_PATH} prefetch={false} className={className}>
      Wishlist ({count})
    </Link>
  );
}
