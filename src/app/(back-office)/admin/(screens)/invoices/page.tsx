import type { Metadata } from 'next';
import Link from 'next/link';
import { FileUp } from 'lucide-react';
import { InvoicesScreen } from '@/areas/back-office/invoices/InvoicesScreen';
import { listAllInvoices } from '@/areas/back-office/invoices/data/invoices';
import { INVOICES_PATH, invoicesHref, parseInvoiceFilters } from '@/areas/back-office/invoices/invoice-filters';
import { ORDERS_PATH } from '@/areas/back-office/orders/filters/order-filters';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { toSearchParams } from '@/lib/http/search-params';
import { loadListing } from '@/lib/load-listing';
import { buttonClass } from '@/ui/button-class';
import { BackLink } from '@/ui/BackLink';
import { failed } from '@/ui/failed';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { ROW_PAGE } from '@/ui/row-pages';

export const metadata: Metadata = { title: 'Invoices' };

const LOAD_FAILED = failed('Failed to load invoices');

type InvoicesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function InvoicesPage({ searchParams }: InvoicesPageProps) {
  const filters = parseInvoiceFilters(toSearchParams(await searchParams));
  const { payload } = await requireAdministrator(invoicesHref(filters));
  const list = await loadListing(() => listAllInvoices({ payload, filters, limit: ROW_PAGE, offset: 0 }));
  return (
    <>
      <BackLink href={ORDERS_PATH}>All orders</BackLink>
      <PageHeading
        title="Invoices"
        intro="Every invoice and credit note, and what is still to come in."
        actions={
          <Link href={`${INVOICES_PATH}/bank`} prefetch={false} className={buttonClass('outline')}>
            <FileUp aria-hidden className="size-4.5" />
            Enter a bank statement
          </Link>
        }
      />
      {list.ok ? (
        <InvoicesScreen listing={list.listing} filters={filters} />
      ) : (
        <LoadFailed message={LOAD_FAILED} className="card" />
      )}
    </>
  );
}
