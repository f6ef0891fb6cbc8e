import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { CUSTOMERS_PATH } from '@/areas/back-office/customers/customer-filters';
import { ImportCustomers } from '@/areas/back-office/customers/import/ImportCustomers';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Import customers' };

export default async function ImportCustomersPage() {
  await requireMember('customers:write', `${CUSTOMERS_PATH}/import`);
  return (
    <>
      <BackLink href={CUSTOMERS_PATH}>All customers</BackLink>
      <PageHeading
        title="Import customers"
        intro="New customers are added; those the shop knows are left as they are."
      />
      <ImportCustomers />
    </>
  );
}
