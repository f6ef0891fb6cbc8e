'use client';

import { useRef, useState } from 'react';
import { usePathname, useRouter } from 'next/navigation';
import { changeFilters, DEFAULT_FILTERS, parseShopQuery, toQueryString } from '@/domain/shop-filters';
import { SearchBox } from '@/features/search/components/SearchBox';

/** A search box in the bar, where there is room for one; the shop has its own. Without JavaScript it is a form. */
export function HeaderSearch() {
  const router = useRouter();
  const pathname = usePathname();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  if (pathname === '/shop') return null;
  return (
    <form
      action="/shop"
      role="search"
      aria-label="Site"
      onSubmit={(event) => {
        event.preventDefault();
        const { search } = parseShopQuery({ search: typed });
        setTyped('');
        router.push(`/shop${toQueryString(changeFilters(DEFAULT_FILTERS, { search }))}`);
      }}
      className="hidden w-60 xl:flex"
    >
      <SearchBox
        id="header-search"
        label="Search the site"
        placeholder="Search..."
        value={typed}
        box={box}
        onType={setTyped}
        className="control min-h-10 bg-transparent pl-11"
        panelClass="right-0 w-104"
      />
    </form>
  );
}
