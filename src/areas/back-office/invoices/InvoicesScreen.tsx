'use client';

import { Download, ReceiptText } from 'lucide-react';
import { formatAmount } from '@/domain/money/money';
import { choicesOf, type Choice } from '@/ui/choices';
import { buttonClass } from '@/ui/button-class';
import { DaysFilter } from '@/ui/list/DaysFilter';
import { ListScreen } from '@/ui/list/ListScreen';
import type { InvoiceListing } from './data/invoices';
import { InvoiceCard } from './InvoiceCard';
import {
  INVOICE_STATE_LABELS,
  INVOICE_STATES,
  invoiceQuery,
  INVOICES_PATH,
  invoicesCsvHref,
  invoicesHref,
  type InvoiceFilters,
} from './invoice-filters';

export function InvoicesScreen({ listing, filters }: { listing: InvoiceListing; filters: InvoiceFilters }) {
  const states: Choice<InvoiceFilters['state']>[] = [
    { value: 'all', label: `All invoices (${listing.total})` },
    ...choicesOf(INVOICE_STATES, INVOICE_STATE_LABELS, listing.counts),
  ];
  return (
    <ListScreen
      label="Invoices"
      what="invoices"
      path={INVOICES_PATH}
      filters={filters}
      query={invoiceQuery(filters)}
      hrefOf={invoicesHref}
      search={{ label: 'Search invoices', placeholder: 'Search by number, order or customer...' }}
      selects={[
        { name: 'state', label: 'Filter by state', choices: states, className: 'col-span-2 sm:w-52 sm:grow-0' },
      ]}
      controls={(draft, ask) => <DaysFilter {...draft} onChange={ask} />}
      layout="columns"
      loadingText="Loading invoices..."
      failure="Failed to load invoices"
      listing={listing}
      notFound={{ title: 'No invoices found' }}
      none={{
        title: 'No invoices yet',
        description: 'Invoices are issued as orders are placed or paid',
        icon: <ReceiptText />,
      }}
      estimatedHeight={76}
      under={(draft) => (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-ink-muted">
            Outstanding: <strong className="text-ink tabular-nums">{formatAmount(listing.dueAmount)}</strong>
            {listing.overdueAmount > 0 && (
              <>
                , of which <strong className="text-danger tabular-nums">{formatAmount(listing.overdueAmount)}</strong>{' '}
                is overdue
              </>
            )}
          </p>
          <a href={invoicesCsvHref(draft)} download className={buttonClass('outline', 'sm')}>
            <Download aria-hidden className="size-4" />
            Export CSV
          </a>
        </div>
      )}
    >
      {(invoice) => <InvoiceCard invoice={invoice} />}
    </ListScreen>
  );
}
