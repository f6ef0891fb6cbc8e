'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import Link from 'next/link';
import { openCart, useCartCount } from '@/modules/cart/cart-store';
import { BagIcon, CloseIcon, MenuIcon, SearchIcon, UserIcon } from '@/ui/icons';
import { announceAccount, announceSearch } from './announce';
import { useDismiss } from './use-dismiss';
import { useHasBeen } from './use-has-been';
import { useOpenMenu } from './use-open-menu';

const NAME = 'mobile';
const PANEL_ID = 'mobile-menu';
const actionClass = 'menu-action';

export function MobileMenu({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const menu = useOpenMenu();
  const open = menu.openName === NAME;
  const isDrawn = useHasBeen(open);
  const count = useCartCount();
  useDismiss(root, open, menu.close);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-lock', open);
    return () => document.documentElement.removeAttribute('data-scroll-lock');
  }, [open]);

  function showCart() {
    menu.close();
    openCart();
  }

  const Icon = open ? CloseIcon : MenuIcon;
  return (
    <div ref={root} className="md:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={PANEL_ID}
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => menu.toggle(NAME)}
        className="grid size-11 place-items-center rounded-control hover:bg-ink/10"
      >
        <Icon className="size-6" />
      </button>
      <div
        id={PANEL_ID}
        data-open={open || undefined}
        className="menu-panel inset-x-0 h-[calc(100dvh-var(--spacing-header))] overflow-y-auto overscroll-contain bg-night px-gutter pt-2 pb-8"
      >
        {isDrawn && <nav aria-label="Main">{children}</nav>}
        <div className="mt-6 grid grid-cols-3 gap-2.5">
          <Link href="/shop" prefetch={false} onClick={announceSearch} className={actionClass}>
            <SearchIcon className="size-5" />
            Search
          </Link>
          <Link href="/teamwear-portal" prefetch={false} onClick={announceAccount} className={actionClass}>
            <UserIcon className="size-5" />
            Account
          </Link>
          <button type="button" onClick={showCart} aria-haspopup="dialog" className={actionClass}>
            <BagIcon className="size-5" />
            {`Cart (${count})`}
          </button>
        </div>
      </div>
    </div>
  );
}
