'use client';

import { cn } from '@/ui/cn';
import { toggleWish, useIsWished } from './wishlist-store';
import { HeartIcon } from '@/ui/shop-icons';

type WishlistButtonProps = { product: { id: string; name: string }; className?: string };

export function WishlistButton({ product: { id, name }, className }: WishlistButtonProps) {
  const isWished = useIsWished(id);
  const label = isWished ? `Remove ${name} from wishlist` : `Add ${name} to wishlist`;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isWished}
      title={isWished ? 'Remove from wishlist' : 'Add to wishlist'}
      onClick={() => toggleWish({ id, name })}
      className={cn('icon-btn', className)}
    >
      <HeartIcon className={cn('size-5', isWished && 'fill-current text-accent')} />
    </button>
  );
}
