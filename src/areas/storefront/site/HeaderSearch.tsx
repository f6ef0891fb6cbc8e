'use client';

import { useEffect, useRef, useState } from 'react';
import { usePathname, useRouter } from 'next/navigation';
import { shopSearchPath } from '@/domain/catalogue/search-text';
import { SearchBox } from '@/areas/storefront/search/SearchBox';
import { cn } from '@/ui/cn';
import { SearchIcon } from '@/ui/icons';
import { announceArrival, announceSearch, SHOP_SEARCH } from './announce';
import { HeaderIconLink } from './HeaderIconLink';

/** Without script the box is a form, and the icon a link that focuses the shop’s box. */
export function HeaderSearch() {
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
