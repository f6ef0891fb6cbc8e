'use client';

import { SearchX, Users } from 'lucide-react';
import { EmptyState } from '@/ui/EmptyState';
import type { CustomerListing, CustomerRow } from '../../operations/customers/list-customers';
import {
  CUSTOMER_SORT_LABELS,
  CUSTOMER_SORTS,
  customerQuery,
  CUSTOMERS_PATH,
  customersHref,
  type CustomerFilters,
} from '../../rules/customer-filters';
import { CompactSelect } from '@/ui/CompactSelect';
import { FilterForm } from '@/ui/FilterForm';
import { ListCount, ListFrame } from '@/ui/ListFrame';
import { RecordRows } from '@/ui/RecordRows';
import { useUrlFilters } from '@/ui/use-url-filters';
import { CustomerCard } from './CustomerCard';

/** Everybody who ordered, under a search and in the order asked for. */
export function CustomersScreen({ listing, filters }: { listing: CustomerListing; filters: CustomerFilters }) {
  const { draft, loading, type, ask } = useUrlFilters(filters, customersHref);
  const query = customerQuery(filters);
  return (
    <>
      <FilterForm
        action={CUSTOMERS_PATH}
        label="Customers"
        searchLabel="Search customers"
        placeholder="Search customers by name or email..."
        search={draft.search}
        onType={type}
        onAsk={ask}
      >
        <CompactSelect
          name="sort"
          aria-label="Sort customers"
          value={draft.sort}
          onChange={({ target }) => ask({ sort: CUSTOMER_SORTS.find((each) => each === target.value) ?? 'newest' })}
          className="grow sm:w-44 sm:grow-0"
        >
          {CUSTOMER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {CUSTOMER_SORT_LABELS[sort]}
            </option>
          ))}
        </CompactSelect>
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading customers...">
        {listing.matching > 0 ? (
          <div className="mb-5">
            <RecordRows<CustomerRow>
              key={query}
              label="Customers"
              path={`${CUSTOMERS_PATH}/list`}
              query={query}
              total={listing.matching}
              first={listing.rows}
              estimatedHeight={76}
              failure="Failed to load customers"
            >
              {(customer) => <CustomerCard customer={customer} />}
            </RecordRows>
          </div>
        ) : (
          <div className="card">
            {filters.search ? (
              <EmptyState
                title="No customers found"
                description="Try adjusting your search criteria"
                icon={<SearchX />}
              />
            ) : (
              <EmptyState
                title="No customers yet"
                description="Customers will appear here with their first order"
                icon={<Users />}
              />
            )}
          </div>
        )}
        <ListCount matching={listing.matching} total={listing.total} what="customers" />
      </ListFrame>
    </>
  );
}
