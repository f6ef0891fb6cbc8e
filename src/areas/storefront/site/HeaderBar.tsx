'use client';

import type { ShellData, MenuCategory } from '@/modules/pages/shell-data';
import { BrandLogo } from '@/ui/BrandLogo';
import { MobileMenu } from './MobileMenu';
import { MobileNavItems } from './MobileNavItems';
import { BlockLink } from '@/block-views/BlockLink';
import type { SiteLink } from '@/modules/pages/site-links';
import { openCart, useCartCount } from '@/modules/cart/cart-store';
import { BagIcon, UserIcon, ArrowRightIcon, SearchIcon } from '@/ui/icons';
import { announceAccount, announceArrival, announceSearch, SHOP_SEARCH } from './announce';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { NavDropdown } from './NavDropdown';
import { useHasBeen } from './use-has-been';
import { useOpenMenu } from './use-open-menu';
import { shopSearchPath } from '@/domain/catalogue/search-text';
import { SearchBox } from '@/areas/storefront/search/SearchBox';
import { cn } from '@/ui/cn';

export function HeaderBar({ shell }: { shell: ShellData }) {
  const { brandName, logo, menuCategories, aboutLinks } = shell;
  return (
    // A dialog removes the scrollbar: its width stays free (Radix provides it).
    <header className="on-night fixed inset-x-0 top-0 z-40 bg-night pr-[var(--removed-body-scroll-bar-size,0px)] text-ink">
      <div className="mx-auto flex h-header max-w-page items-center justify-between gap-4 px-gutter">
        <BrandLogo brandName={brandName} logo={logo} />
        <DesktopNav
          shopPanel={<ShopPanel categories={menuCategories} />}
          aboutPanel={<AboutPanel links={aboutLinks} />}
        />
        <div className="-mr-2.5 flex items-center">
          <HeaderSearch />
          <HeaderActions />
          <MobileMenu>
            <MobileNavItems categories={menuCategories} aboutLinks={aboutLinks} />
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}

function AboutPanel({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map(({ label, href, description }) => (
        <li key={`${label} ${href}`}>
          <BlockLink address={href} className="menu-link">
            <span>{label}</span>
            {description && <span>{description}</span>}
          </BlockLink>
        </li>
      ))}
    </ul>
  );
}

function HeaderActions() {
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

function DesktopNav({ shopPanel, aboutPanel }: { shopPanel: ReactNode; aboutPanel: ReactNode }) {
  const menu = useOpenMenu();
  // Crawlers find its links in the footer as well.
  const isShopDrawn = useHasBeen(menu.openName === 'shop');

  return (
    <nav aria-label="Main" className="hidden md:block">
      <ul className="flex items-stretch">
        <NavLink href="/">Home</NavLink>
        <NavDropdown name="shop" label="Shop" menu={menu} width="full">
          {isShopDrawn && shopPanel}
        </NavDropdown>
        <NavDropdown name="about" label="About" menu={menu} width="narrow">
          {aboutPanel}
        </NavDropdown>
        <NavLink href="/contact">Contact</NavLink>
      </ul>
    </nav>
  );
}

function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const current = usePathname() === href;
  return (
    <li>
      <Link href={href} prefetch={false} aria-current={current ? 'page' : undefined} className="nav-item">
        {children}
      </Link>
    </li>
  );
}

function ShopPanel({ categories }: { categories: readonly MenuCategory[] }) {
  return (
    <>
      <ul className="grid grid-cols-5 gap-2 lg:gap-3">
        {categories.map(({ name, href, description, iconUrl }) => (
          <li key={href} className="flex">
            <Link
              href={href}
              prefetch={false}
              className="group/tile flex w-full flex-col rounded-card border border-line bg-surface p-3 transition-colors duration-150 hover:border-brand hover:bg-brand-soft lg:p-4"
            >
              <img
                src={iconUrl}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className="mb-3 size-12 object-contain transition-transform duration-200 group-hover/tile:scale-108 lg:size-16"
              />
              <span className="sporty text-lg leading-none">{name}</span>
              <span className="mt-1.5 text-xs leading-snug text-ink-muted">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href="/shop"
        prefetch={false}
        className="sporty group/all mt-4 inline-flex min-h-11 items-center gap-2 text-lg text-volt underline-offset-4 hover:underline"
      >
        View All Products
        <ArrowRightIcon className="size-5 transition-transform group-hover/all:translate-x-1" />
      </Link>
    </>
  );
}

/** Without script the box is a form, and the icon a link that focuses the shop’s box. */
function HeaderSearch() {
  const router = useRouter();
  const hasBox = usePathname() !== '/shop';
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const href = shopSearchPath(typed);

  useEffect(announceArrival, []);

  return (
    <div className={cn('relative flex items-center', hasBox && 'xl:mr-2')}>
      {hasBox && (
        <form
          action="/shop"
          role="search"
          aria-label="Site"
          onSubmit={(event) => {
            event.preventDefault();
            setTyped('');
            router.push(href);
          }}
          className="hidden w-64 xl:flex"
        >
          <SearchBox
            id="header-search"
            label="Search the site"
            placeholder="Search..."
            value={typed}
            box={box}
            hasSign={false}
            onType={setTyped}
            className="control min-h-11 bg-transparent pr-12 pl-4"
            panelClass="right-0 w-104"
          />
        </form>
      )}
      <HeaderIconLink
        href={`/shop#${SHOP_SEARCH}`}
        path={hasBox ? href : '/shop'}
        label="Search"
        onFollow={() => {
          setTyped('');
          announceSearch();
        }}
        className={cn(hasBox && 'xl:absolute xl:right-0')}
      >
        <SearchIcon className="size-5.5" />
      </HeaderIconLink>
    </div>
  );
}

const headerIcon = 'icon-btn hover:text-volt';

type HeaderIconLinkProps = {
  href: string;
  label: string;
  /** Address that replaces `href` once there is script. */
  path?: string;
  onFollow: () => void;
  className?: string;
  children: ReactNode;
};

/** Icon link of the bar on wider screens: the mobile menu has it, too. */
function HeaderIconLink({ href, label, path, onFollow, className, children }: HeaderIconLinkProps) {
  const router = useRouter();
  return (
    <Link
      href={href}
      prefetch={false}
      title={label}
      aria-label={label}
      onClick={onFollow}
      onNavigate={(event) => {
        if (path === undefined) return;
        event.preventDefault();
        router.push(path);
      }}
      className={cn(headerIcon, 'max-md:hidden', className)}
    >
      {children}
    </Link>
  );
}
