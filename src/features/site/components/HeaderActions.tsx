'use client';

import type { ReactNode } from 'react';
import Link from 'next/link';
import { openCart, useCartCount } from '@/features/shop/cart-store';
import { BagIcon, SearchIcon, UserIcon } from '@/ui/icons';
import { announceAccount, announceSearch } from './announce';

const iconClass =
  'relative grid size-11 place-items-center rounded-control transition-colors hover:bg-ink/10 hover:text-volt';

/** Search, account and cart, as icons in the bar. The first two are for wider screens: the mobile menu has them too. */
export function HeaderActions() {
  const count = useCartCount();
  return (
    <div className="flex items-center">
      <IconLink href="/shop" label="Search" onFollow={announceSearch}>
        <SearchIcon className="size-5.5" />
      </IconLink>
      <IconLink href="/teamwear-portal" label="Account" onFollow={announceAccount}>
        <UserIcon className="size-5.5" />
      </IconLink>
      <button
        type="button"
        title="Cart"
        aria-label={cartLabel(count)}
        aria-haspopup="dialog"
        onClick={openCart}
        className={iconClass}
      >
        <BagIcon className="size-5.5" />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-volt px-1 text-xs leading-none font-bold text-volt-ink tabular-nums"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
    </div>
  );
}

function IconLink({
  href,
  label,
  onFollow,
  children,
}: {
  href: string;
  label: string;
  onFollow: () => void;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      prefetch={false}
      title={label}
      aria-label={label}
      onClick={onFollow}
      className={`max-md:hidden ${iconClass}`}
    >
      {children}
    </Link>
  );
}

function cartLabel(count: number): string {
  return count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
}
