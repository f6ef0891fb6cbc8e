'use client';

import { useEffect, useRef, useState } from 'react';
import {
  DEFAULT_FILTERS,
  parseShopQuery,
  RELEVANCE,
  SORT_OPTIONS,
  type ShopFilters,
} from '@/domain/catalogue/shop-filters';
import { SearchBox } from '@/areas/storefront/search/SearchBox';
import { Options } from '@/ui/Options';
import { buttonClass } from '@/ui/button-class';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon } from '@/ui/icons';
import { Select } from '@/ui/Select';
import { Spinner } from '@/ui/Spinner';
import { useTypingPause } from '@/ui/use-typing-pause';
import { HiddenFilters } from './HiddenFilters';
import { useShopTransition } from './shop-transition';

/** Search and sort. Without JavaScript an ordinary form. */
export function ShopToolbar({ filters }: { filters: ShopFilters }) {
  const { isPending, filters: chosen, change } = useShopTransition();
  const [typed, setTyped] = useState(filters.search);
  const requested = useRef(filters.search);
  const box = useRef<HTMLInputElement>(null);
  const typing = useTypingPause(400);

  // Follows a search from elsewhere (Clear Filters, the back button).
  useEffect(() => {
    if (filters.search === requested.current) return;
    requested.current = filters.search;
    setTyped(filters.search);
  }, [filters.search]);

  function search(text: string) {
    typing.cancel();
    const next = parseShopQuery({ search: text }).search;
    if (next === requested.current) return;
    requested.current = next;
    change({ search: next }, 'replace');
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
      <HiddenFilters filters={{ ...filters, search: '', sort: DEFAULT_FILTERS.sort }} />
      <SearchBox
        id="shop-search"
        label="Search products"
        placeholder="Search products..."
        value={typed}
        box={box}
        onType={(text) => {
          setTyped(text);
          typing.whenPaused(() => search(text));
        }}
        className="control pr-11 pl-11"
      >
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
      </SearchBox>
      <div className="sm:w-60">
        <label htmlFor="shop-sort" className="sr-only">
          Sort by
        </label>
        <Select
          id="shop-sort"
          name="sort"
          value={chosen.sort}
          onChange={({ target: { value } }) =>
            change({ sort: SORT_OPTIONS.find((option) => option.value === value)?.value ?? RELEVANCE }, 'push')
          }
        >
          {filters.search !== '' && <option value={RELEVANCE}>Relevance</option>}
          <Options choices={SORT_OPTIONS} />
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
