'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import Link from 'next/link';
import { PRODUCTS_LOAD_FAILED } from '@/domain/catalogue/storefront-messages';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { MarkEmpty } from '@/ui/MarkEmpty';
import { shareLink } from '@/ui/share-link';
import { sharedWishlistPath } from './wishlist-link';
import { useWishlist, WISHLIST_PLACE, toggleWish } from '@/modules/wishlist/wishlist-store';
import { HeartIcon, ShareIcon } from '@/ui/shop-icons';
import { useCards } from '../recently-viewed/use-cards';
import { ProductCard } from '@/modules/product-cards/ProductCard';
import { Skeleton } from '@/ui/Skeleton';
import { NoPicture } from '@/ui/NoPicture';

const never = () => () => undefined;

export function Wishlist() {
  const isRead = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { productIds } = useWishlist();
  const { cards, hasFailed, retry } = useCards(productIds);
  const count = useFocusKept(productIds.length);

  if (!isRead) {
    return (
      <div suppressHydrationWarning className="group/list pt-17">
        <MarkEmpty place={WISHLIST_PLACE} />
        <div className="hidden group-data-empty/list:block">
          <EmptyWishlist />
        </div>
        <ul aria-hidden className={`${GRID} group-data-empty/list:hidden`}>
          {Array.from({ length: 4 }, (_, index) => (
            <WishedLoading key={index} />
          ))}
        </ul>
      </div>
    );
  }
  if (hasFailed) return <ErrorState {...PRODUCTS_LOAD_FAILED} onRetry={retry} />;
  return (
    <>
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p
          ref={count}
          tabIndex={-1}
          aria-live="polite"
          className={productIds.length === 0 ? 'sr-only' : 'text-ink-muted outline-none'}
        >
          {productIds.length === 1 ? '1 product' : `${productIds.length} products`}
        </p>
        {productIds.length > 0 && (
          <button
            type="button"
            onClick={() => void shareLink({ title: 'Wishlist', path: sharedWishlistPath(productIds) })}
            className={buttonClass('outline')}
          >
            <ShareIcon className="size-5" />
            Share this list
          </button>
        )}
      </div>
      {productIds.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <ul aria-label="Wishlist" aria-busy={productIds.some((id) => !cards.has(id))} className={GRID}>
          {productIds.toReversed().map((id) => {
            const product = cards.get(id);
            if (product === undefined) return <WishedLoading key={id} />;
            return <li key={id}>{product ? <ProductCard product={product} /> : <WishedGone id={id} />}</li>;
          })}
        </ul>
      )}
    </>
  );
}

function EmptyWishlist() {
  return (
    <EmptyState
      icon={<HeartIcon />}
      title="Your wishlist is empty"
      description="Tap the heart on a product and it will be waiting for you here."
      action={
        <Link href="/shop" prefetch={false} className={buttonClass()}>
          View All Products
        </Link>
      }
    />
  );
}

const GRID = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4';

/** Moves focus to the count, which announces the change, if the removed product had it. */
function useFocusKept(count: number) {
  const place = useRef<HTMLParagraphElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < before.current && isLost) place.current?.focus();
    before.current = count;
  }, [count]);
  return place;
}

function WishedLoading() {
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

function WishedGone({ id }: { id: string }) {
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
