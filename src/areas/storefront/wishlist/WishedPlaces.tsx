'use client';

import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/Skeleton';
import { toggleWish } from '@/modules/wishlist/wishlist-store';
import { NoPicture } from '@/ui/NoPicture';

/** Replaces a card being loaded. */
export function WishedLoading() {
  return (
    <li className="card">
      <Skeleton className="aspect-4/5 rounded-none" />
      <div className="grid gap-3 p-4">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-11" />
      </div>
    </li>
  );
}

/** Replaces a product no longer in the shop. */
export function WishedGone({ id }: { id: string }) {
  return (
    <div className="card flex h-full flex-col border-dashed">
      <NoPicture />
      <div className="flex grow flex-col gap-2 p-3 sm:p-4">
        <h2 className="text-lg leading-tight sm:text-xl">No longer available</h2>
        <p className="text-sm text-ink-muted">This product has left the shop.</p>
        <button
          type="button"
          aria-label="Remove the product that is no longer available"
          onClick={() => toggleWish({ id, name: 'The product' })}
          className={`${buttonClass('outline')} mt-auto w-full`}
        >
          Remove
        </button>
      </div>
    </div>
  );
}
