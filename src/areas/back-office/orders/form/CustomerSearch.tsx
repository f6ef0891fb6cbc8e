'use client';

import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { useAnswer } from '@/ui/use-answer';
import type { KnownCustomer } from '../data/search-customers';
import { addressValues, type FormValues } from './order-form';

type CustomerSearchProps = { onPick: (values: Partial<FormValues>) => void };

export function CustomerSearch({ onPick }: CustomerSearchProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const isSearching = wanted !== '';
  const { answer, loading, failed, retry } = useAnswer<{ customers: KnownCustomer[] }>(
    isSearching ? `/admin/orders/new/customers?q=${encodeURIComponent(wanted)}` : undefined,
  );
  const hits = answer?.customers ?? [];

  function pick(customer: KnownCustomer) {
    onPick(valuesOf(customer));
    setSearch('');
  }

  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Find a customer
      </label>
      <div className="relative mt-1.5">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-muted"
        />
        <input
          id={id}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          placeholder="Name or email"
          autoComplete="off"
          maxLength={100}
          className="control pl-10"
        />
      </div>
      {isSearching && (
        <div role="status" className="mt-2 text-sm">
          {failed && (
            <p className="text-danger">
              The search failed.{' '}
              <Button variant="ghost" size="sm" onClick={retry}>
                Try again
              </Button>
            </p>
          )}
          {!failed && !loading && hits.length === 0 && <p className="text-ink-muted">No customer found.</p>}
          {hits.length > 0 && (
            <ul className="divide-y divide-line overflow-clip rounded-control border border-line">
              {hits.map((customer) => (
                <li key={customer.id}>
                  <button
                    type="button"
                    onClick={() => pick(customer)}
                    className="block w-full px-3.5 py-2.5 text-left hover:bg-ink/5 focus-visible:-outline-offset-2"
                  >
                    <span className="font-medium">{`${customer.firstName} ${customer.lastName}`}</span>
                    <span className="block truncate text-ink-muted">
                      {[customer.email, customer.address?.city].filter(Boolean).join(' · ')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

const valuesOf = ({ firstName, lastName, email, phone, address }: KnownCustomer): Partial<FormValues> => ({
  'customer.firstName': firstName,
  'customer.lastName': lastName,
  'customer.email': email,
  'customer.phone': phone ?? '',
  ...(address && addressValues(address)),
});
