'use client';

import { Users } from 'lucide-react';
import { choicesOf } from '@/ui/choices';
import { cn } from '@/ui/cn';
import { LINE } from '@/ui/list/line';
import { ListScreen } from '@/ui/list/ListScreen';
import type { CustomerListing, CustomerRow } from './data/customers';
import {
  CUSTOMER_SORT_LABELS,
  CUSTOMER_SORTS,
  customerQuery,
  CUSTOMERS_PATH,
  customersHref,
  type CustomerFilters,
  customerHref,
} from './customer-filters';
import Link from 'next/link';
import { formatAmount } from '@/domain/money/money';
import { LocalDate } from '@/ui/LocalDate';

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
        description: 'Customers will appear here when they place their first order.',
        icon: <Users />,
      }}
      estimatedHeight={76}
      hasLines
    >
      {(customer) => <CustomerCard customer={customer} />}
    </ListScreen>
  );
}

function CustomerCard({ customer }: { customer: CustomerRow }) {
  const { id, name, email, phone, createdAt, orders, spent, lastOrderAt } = customer;
  return (
    <article
      className={cn(
        LINE,
        'card relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-4 py-3.5 hover:border-line-strong sm:px-5 lg:grid-cols-[minmax(0,1fr)_14rem_9rem_8rem] dense:grid-cols-[minmax(0,1fr)_19rem_14rem_7rem]',
      )}
    >
      <div className="min-w-0 dense:grid dense:grid-cols-[2fr_3fr] dense:items-baseline dense:gap-x-4">
        <h2 className="font-sans text-base leading-6 font-semibold tracking-normal wrap-anywhere normal-case dense:truncate dense:text-sm dense:leading-5">
          <Link
            href={customerHref(id)}
            prefetch={false}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-muted" title={email}>
          {email}
        </p>
      </div>
      <p className="text-sm text-ink-muted max-lg:hidden dense:flex dense:items-baseline dense:justify-between dense:gap-3">
        {phone}
        <span className="block text-xs dense:ml-auto">
          Since <LocalDate iso={createdAt} />
        </span>
      </p>
      <p className="text-right text-lg font-semibold tabular-nums lg:order-1 dense:text-sm">{formatAmount(spent)}</p>
      <p className="text-sm max-lg:col-span-2 max-lg:flex max-lg:justify-between max-lg:gap-3 dense:flex dense:items-baseline dense:gap-3">
        <span className="font-medium tabular-nums">
          {orders} {orders === 1 ? 'order' : 'orders'}
        </span>
        <span className="block text-ink-muted lg:text-xs">
          {lastOrderAt ? (
            <>
              Last <LocalDate iso={lastOrderAt} />
            </>
          ) : (
            'No orders yet'
          )}
        </span>
      </p>
    </article>
  );
}
