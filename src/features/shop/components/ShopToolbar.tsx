'use client';

import { useEffect, useRef, useState } from 'react';
import { DEFAULT_FILTERS, parseShopQuery, SORT_OPTIONS, toQueryString, type ShopFilters } from '@/domain/shop-filters';
import { buttonClass } from '@/ui/button-class';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon, SearchIcon } from '@/ui/icons';
import { Select } from '@/ui/Select';
import { Spinner } from '@/ui/Spinner';
import { useShopTransition } from './shop-transition';

const TYPING_PAUSE_MS = 300;

/** Search and sort. Without JavaScript it is an ordinary form. */
export function ShopToolbar({ filters }: { filters: ShopFilters }) {
  const { isPending, go } = useShopTransition();
  const [typed, setTyped] = useState(filters.search);
  const asked = useRef(filters.search);
  const box = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A search that did not come from this box (Clear Filters, the back button) shows in it.
  useEffect(() => {
    if (filters.search === asked.current) return;
    asked.current = filters.search;
    setTyped(filters.search);
  }, [filters.search]);

  useEffect(() => () => clearTimeout(pause.current), []);

  function search(text: string) {
    clearTimeout(pause.current);
    const next = parseShopQuery({ search: text }).search;
    if (next === asked.current) return;
    asked.current = next;
    go(`/shop${toQueryString({ ...filters, search: next, page: 1 })}`, 'replace');
  }

  function clear() {
    setTyped('');
    search('');
    box.current?.focus();
  }

  return (
    <form
      action="/shop"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
      className="flex flex-col gap-3 sm:flex-row"
    >
      {filters.category !== DEFAULT_FILTERS.category && (
        <input type="hidden" name="category" value={filters.category} />
      )}
      <div className="relative grow">
        <label htmlFor="shop-search" className="sr-only">
          Search products
        </label>
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-muted" />
        <input
          ref={box}
          id="shop-search"
          type="search"
          name="search"
          value={typed}
          maxLength={100}
          placeholder="Search products..."
          autoComplete="off"
          onChange={({ target: { value } }) => {
            setTyped(value);
            clearTimeout(pause.current);
            pause.current = setTimeout(() => search(value), TYPING_PAUSE_MS);
          }}
          className="control pr-11 pl-11 [&::-webkit-search-cancel-button]:hidden"
        />
        <span className="absolute inset-y-0 right-1.5 flex items-center">
          {isPending ? (
            <span className="px-2.5 text-accent">
              <Spinner label="Loading products" />
            </span>
          ) : (
            typed !== '' && (
              <IconButton label="Clear search" size="sm" onClick={clear}>
                <CloseIcon className="size-4" />
              </IconButton>
            )
          )}
        </span>
      </div>
      <div className="sm:w-60">
        <label htmlFor="shop-sort" className="sr-only">
          Sort by
        </label>
        <Select
          id="shop-sort"
          name="sort"
          value={filters.sort}
          onChange={({ target: { value } }) => {
            const { sort } = parseShopQuery({ sort: value });
            go(`/shop${toQueryString({ ...filters, sort, page: 1 })}`, 'push');
          }}
        >
          {SORT_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <noscript>
        <button type="submit" className={buttonClass()}>
          Search
        </button>
      </noscript>
    </form>
  );
}
