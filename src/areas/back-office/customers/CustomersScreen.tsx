'use client';

import { Users } from 'lucide-react';
import { EmptyState } from '@/ui/EmptyState';
import type { CustomerListing, CustomerRow } from './data/customers';
import {
  CUSTOMER_SORT_LABELS,
  CUSTOMER_SORTS,
  customerQuery,
  CUSTOMERS_PATH,
  customersHref,
  type CustomerFilters,
} from './customer-filters';
import { FilterForm } from '@/ui/FilterForm';
import { choicesOf, FilterSelect } from '@/ui/FilterSelect';
import { ListFrame } from '@/ui/ListFrame';
import { NothingFound } from '@/ui/NothingFound';
import { RecordList } from '@/ui/RecordList';
import { useUrlFilters } from '@/ui/use-url-filters';
import { CustomerCard } from './CustomerCard';

/** Everyone who ordered, under a search and in the order asked for. */
export function CustomersScreen({ listing, filters }: { listing: CustomerListing; filters: CustomerFilters }) {
  const { draft, loading, type, ask } = useUrlFilters(filters, customersHref);
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
        <FilterSelect
          name="sort"
          label="Sort customers"
          value={draft.sort}
          choices={choicesOf(CUSTOMER_SORTS, CUSTOMER_SORT_LABELS)}
          onChange={(sort) => ask({ sort })}
        />
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading customers...">
        <RecordList<CustomerRow>
          listing={listing}
          what="customers"
          label="Customers"
          path={`${CUSTOMERS_PATH}/list`}
          query={customerQuery(filters)}
          estimatedHeight={76}
          failure="Failed to load customers"
          empty={
            filters.search ? (
              <NothingFound title="No customers found" description="Try adjusting your search criteria" />
            ) : (
              <EmptyState
                title="No customers yet"
                description="Customers will appear here when they place their first order"
                icon={<Users />}
              />
            )
          }
        >
          {(customer) => <CustomerCard customer={customer} />}
        </RecordList>
      </ListFrame>
    </>
  );
}
