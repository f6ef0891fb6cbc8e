'use client';

import { ReceiptText } from 'lucide-react';
import { formatAmount } from '@/domain/money/money';
import { choicesOf, type Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { InvoiceListing } from './data/invoices';
import { InvoiceCard } from './InvoiceCard';
import {
  INVOICE_STATE_LABELS,
  INVOICE_STATES,
  invoiceQuery,
  INVOICES_PATH,
  invoicesHref,
  type InvoiceFilters,
} from './invoice-filters';

/** All invoices and credit notes with what is due and overdue, under state and search. */
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
      selects={[{ name: 'state', label: 'Filter by state', choices: states, className: 'grow sm:w-52 sm:grow-0' }]}
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
      under={() => (
        <p className="mb-4 text-sm text-ink-muted">
          To come in: <strong className="text-ink tabular-nums">{formatAmount(listing.dueAmount)}</strong>
          {listing.overdueAmount > 0 && (
            <>
              , of which <strong className="text-danger tabular-nums">{formatAmount(listing.overdueAmount)}</strong> is
              overdue
            </>
          )}
        </p>
      )}
    >
      {(invoice) => <InvoiceCard invoice={invoice} />}
    </ListScreen>
  );
}
