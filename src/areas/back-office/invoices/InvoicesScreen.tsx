'use client';

import { Download, ReceiptText, FileText } from 'lucide-react';
import { formatAmount } from '@/domain/money/money';
import { choicesOf, type Choice } from '@/ui/choices';
import { buttonClass } from '@/ui/button-class';
import { DaysFilter } from '@/ui/list/DaysFilter';
import { cn } from '@/ui/cn';
import { LINE } from '@/ui/list/line';
import { ListScreen } from '@/ui/list/ListScreen';
import type { InvoiceListing, InvoiceRow } from './data';
import {
  INVOICE_STATE_LABELS,
  INVOICE_STATES,
  invoiceQuery,
  INVOICES_PATH,
  invoicesCsvHref,
  invoicesHref,
  type InvoiceFilters,
  type InvoiceState,
} from './invoice-filters';
import Link from 'next/link';
import { PAYMENT_STATE_LABELS } from '@/domain/orders/payment-state';
import { DOCUMENT_LABELS } from '@/domain/invoices/invoice-names';
import { formatFullDay } from '@/domain/text/locale';
import { Badge, type BadgeVariant } from '@/ui/Badge';

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
        description: 'Invoices are issued when orders are placed or paid.',
        icon: <ReceiptText />,
      }}
      estimatedHeight={76}
      hasLines
      under={(draft) => (
        <div className="mb-4 flex flex-wrap dense:mb-2 items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-ink-muted">
            To pay: <strong className="text-ink tabular-nums">{formatAmount(listing.dueAmount)}</strong>
            {listing.overdueAmount > 0 && (
              <>
                , of which <strong className="text-danger tabular-nums">{formatAmount(listing.overdueAmount)}</strong>{' '}
                is overdue
              </>
            )}
          </p>
          <a href={invoicesCsvHref(draft)} download className={cn(buttonClass('outline', 'sm'), 'dense:min-h-8')}>
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

const variants: Record<InvoiceState, BadgeVariant> = {
  overdue: 'destructive',
  due: 'outline',
  paid: 'default',
  credit_note: 'secondary',
};

function InvoiceCard({ invoice }: { invoice: InvoiceRow }) {
  const { kind, number, orderPath, pdfPath, orderNumber, customerName, issuedOn, dueOn, currency, state } = invoice;
  const isOpen = state === 'due' || state === 'overdue';
  return (
    <article
      className={cn(LINE, 'card flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5 dense:flex-nowrap')}
    >
      <div className="min-w-0 grow basis-48 dense:flex dense:items-center dense:gap-4">
        <h2 className="font-sans text-base leading-6 font-medium tracking-normal normal-case dense:w-40 dense:shrink-0 dense:text-sm">
          <a
            href={pdfPath}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-2 text-accent underline-offset-4 hover:underline"
          >
            <FileText aria-hidden className="size-4 shrink-0" />
            {number}
            <span className="sr-only">, {DOCUMENT_LABELS[kind].toLowerCase()} (PDF, opens in a new tab)</span>
          </a>
        </h2>
        <p className="text-sm wrap-anywhere text-ink-muted dense:truncate">
          <Link href={orderPath} prefetch={false} className="inline-block leading-6 underline underline-offset-4">
            {orderNumber}
          </Link>{' '}
          · {customerName}
        </p>
      </div>
      <p className="text-sm text-ink-muted sm:w-36 lg:w-44 dense:grid dense:w-72 dense:shrink-0 dense:grid-cols-2">
        {formatFullDay(issuedOn)}
        {isOpen && (
          <span className="block">{invoice.dueAmount > 0 ? `due ${formatFullDay(dueOn)}` : 'due before despatch'}</span>
        )}
      </p>
      <p className="text-sm tabular-nums sm:w-28 sm:text-right lg:w-36 dense:flex dense:w-80 dense:shrink-0 dense:flex-row-reverse dense:gap-3">
        <span className="font-semibold">
          {kind === 'credit_note' && '−'}
          {formatAmount(invoice.totalAmount, currency)}
        </span>
        {isOpen && invoice.openAmount !== invoice.totalAmount && (
          <span className="block text-ink-muted">{formatAmount(invoice.openAmount, currency)} to pay</span>
        )}
        {isOpen && invoice.dueAmount > 0 && invoice.dueAmount !== invoice.openAmount && (
          <span className="block text-ink-muted">{formatAmount(invoice.dueAmount, currency)} due now</span>
        )}
      </p>
      <p className="sm:w-28 dense:flex">
        {invoice.isWrittenOff ? (
          <Badge variant="secondary">{PAYMENT_STATE_LABELS.written_off}</Badge>
        ) : (
          <Badge variant={variants[state]}>{INVOICE_STATE_LABELS[state]}</Badge>
        )}
      </p>
    </article>
  );
}
