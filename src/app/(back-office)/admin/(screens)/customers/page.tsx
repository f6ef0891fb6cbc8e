import type { Metadata } from 'next';
import { CustomersScreen } from '@/areas/back-office/customers/CustomersScreen';
import { failed } from '@/ui/failed';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { listCustomers } from '@/areas/back-office/customers/data/customers';
import { loadListing } from '@/lib/load-listing';
import {
  customerQuery,
  CUSTOMERS_PATH,
  customersHref,
  parseCustomerFilters,
} from '@/areas/back-office/customers/customer-filters';
import { hrefOf } from '@/lib/http/record-query';
import { toSearchParams } from '@/lib/http/search-params';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { ExportLink } from '@/ui/ExportLink';
import { ROW_PAGE } from '@/ui/row-pages';

export const metadata: Metadata = { title: 'Customers' };

const LOAD_FAILED = failed('Failed to load customers');

export default async function CustomersPage({ searchParams }: PageProps<'/admin/customers'>) {
  const filters = parseCustomerFilters(toSearchParams(await searchParams));
  const { payload } = await requireAdministrator(customersHref(filters));
  const list = await loadListing(() => listCustomers({ payload, filters, limit: ROW_PAGE, offset: 0 }));
  return (
    <>
      <PageHeading
        title="Customers"
        actions={<ExportLink href={hrefOf(`${CUSTOMERS_PATH}/export`, customerQuery(filters))}>Export CSV</ExportLink>}
      />
      {list.ok ? (
        <CustomersScreen listing={list.listing} filters={filters} />
      ) : (
        <LoadFailed message={LOAD_FAILED} className="card" />
      )}
    </>
  );
}
