'use client';

import { useState, type ReactNode } from 'react';
import { SearchBox } from '@/ui/SearchBox';
import { offers, type Offer } from './palette';

type BlockSearchProps<Offered> = {
  label: string;
  items: readonly Offered[];
  offerOf: (item: Offered) => Offer;
  children: (found: readonly Offered[], isSearching: boolean) => ReactNode;
};

export function BlockSearch<Offered>({ label, items, offerOf, children }: BlockSearchProps<Offered>) {
  const [search, setSearch] = useState('');
  const found = items.filter((item) => offers(offerOf(item), search));
  return (
    <div className="space-y-4">
      <SearchBox label={label} placeholder={label} value={search} onChange={setSearch} />
      {found.length > 0 ? (
        children(found, search.trim() !== '')
      ) : (
        <p role="status" className="py-4 text-center text-sm text-ink-muted">
          Nothing found for “{search.trim()}”.
        </p>
      )}
    </div>
  );
}
