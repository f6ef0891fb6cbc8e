'use client';

import { openCart, useCartCount } from '@/modules/cart/cart-store';
import { BagIcon, UserIcon } from '@/ui/icons';
import { announceAccount } from './announce';
import { headerIcon, HeaderIconLink } from './HeaderIconLink';

export function HeaderActions() {
  const count = useCartCount();
  return (
    <div className="flex items-center">
      <HeaderIconLink href="/teamwear-portal" label="Account" onFollow={announceAccount}>
        <UserIcon className="size-5.5" />
      </HeaderIconLink>
      <button
        type="button"
        title="Cart"
        aria-label={cartLabel(count)}
        aria-haspopup="dialog"
        onClick={openCart}
        className={headerIcon}
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

function cartLabel(count: number): string {
  return count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
}
