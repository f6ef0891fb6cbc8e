'use client';

import { Users } from 'lucide-react';
import { choicesOf } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { CustomerListing } from './data/customers';
import {
  CUSTOMER_SORT_LABELS,
  CUSTOMER_SORTS,
  customerQuery,
  CUSTOMERS_PATH,
  customersHref,
  type CustomerFilters,
} from './customer-filters';
import { CustomerCard } from './CustomerCard';

export function CustomersScreen({ listing, filters }: { listing: CustomerListing; filters: CustomerFilters }) {
  return (
    <ListScreen
      label="Customers"
      what="customers"
      path={CUSTOMERS_PATH}
      filters={filters}
      query={customerQuery(filters)}
      hrefOf={customersHref}
      search={{ label: 'Search customers', placeholder: 'Search customers by name or email...' }}
      selects={[{ name: 'sort', label: 'Sort customers', choices: choicesOf(CUSTOMER_SORTS, CUSTOMER_SORT_LABELS) }]}
      loadingText="Loading customers..."
      failure="Failed to load customers"
      listing={listing}
      isFiltered={filters.search !== ''}
      notFound={{ title: 'No customers found', description: 'Try adjusting your search criteria' }}
      none={{
        title: 'No customers yet',
        description: 'Customers will appear here when they place their first order',
        icon: <Users />,
      }}
      estimatedHeight={76}
    >
      {(customer) => <CustomerCard customer={customer} />}
    </ListScreen>
  );
}
