import type { Metadata } from 'next';
import Link from 'next/link';
import { FileUp } from 'lucide-react';
import { InvoicesScreen } from '@/areas/back-office/invoices/InvoicesScreen';
import { listAllInvoices } from '@/areas/back-office/invoices/data';
import { INVOICES_PATH, invoicesHref, parseInvoiceFilters } from '@/areas/back-office/invoices/invoice-filters';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { requireMember } from '@/areas/back-office/access/session';
import { toSearchParams } from '@/lib/http/search-params';
import { buttonClass } from '@/ui/button-class';
import { failed } from '@/ui/failed';
import { PageHeading } from '@/ui/PageHeading';
import { Allowed } from '@/areas/back-office/access/granted';

export const metadata: Metadata = { title: 'Invoices' };

type InvoicesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function InvoicesPage({ searchParams }: InvoicesPageProps) {
  const filters = parseInvoiceFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('invoices:read', invoicesHref(filters));
  return (
    <>
      <PageHeading
        title="Invoices"
        intro="Every invoice and credit note, and what is still owed."
        actions={
          <Allowed to="bank:write">
            <Link href={`${INVOICES_PATH}/bank`} prefetch={false} className={buttonClass('outline')}>
              <FileUp aria-hidden className="size-4.5" />
              Import a bank statement
            </Link>
          </Allowed>
        }
      />
      <FirstRows list={listAllInvoices} payload={payload} filters={filters} failure={failed('Failed to load invoices')}>
        {(listing) => <InvoicesScreen listing={listing} filters={filters} />}
      </FirstRows>
    </>
  );
}
