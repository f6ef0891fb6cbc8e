import { Upload } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { CustomersScreen } from '@/areas/back-office/customers/CustomersScreen';
import { buttonClass } from '@/ui/button-class';
import { failed } from '@/ui/failed';
import { PageHeading } from '@/ui/PageHeading';
import { listCustomers } from '@/areas/back-office/customers/data/customers';
import {
  customerQuery,
  CUSTOMERS_PATH,
  customersHref,
  parseCustomerFilters,
} from '@/areas/back-office/customers/customer-filters';
import { hrefOf } from '@/lib/http/record-query';
import { toSearchParams } from '@/lib/http/search-params';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { requireMember } from '@/areas/back-office/access/session';
import { ExportLink } from '@/ui/ExportLink';
import { Allowed } from '@/areas/back-office/access/granted';

export const metadata: Metadata = { title: 'Customers' };

export default async function CustomersPage({ searchParams }: PageProps<'/admin/customers'>) {
  const filters = parseCustomerFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('customers:read', customersHref(filters));
  return (
    <>
      <PageHeading
        title="Customers"
        actions={
          <>
            <ExportLink href={hrefOf(`${CUSTOMERS_PATH}/export`, customerQuery(filters))}>Export CSV</ExportLink>
            <Allowed to="customers:write">
              <Link href={`${CUSTOMERS_PATH}/import`} prefetch={false} className={buttonClass('outline')}>
                <Upload aria-hidden className="size-4.5" />
                Import CSV
              </Link>
            </Allowed>
          </>
        }
      />
      <FirstRows list={listCustomers} payload={payload} filters={filters} failure={failed('Failed to load customers')}>
        {(listing) => <CustomersScreen listing={listing} filters={filters} />}
      </FirstRows>
    </>
  );
}
