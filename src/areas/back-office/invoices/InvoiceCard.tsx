import Link from 'next/link';
import { FileText } from 'lucide-react';
import { DOCUMENT_LABELS } from '@/domain/invoices/invoice-names';
import { formatAmount } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import type { InvoiceRow } from './data/invoices';
import { INVOICE_STATE_LABELS, type InvoiceState } from './invoice-filters';

const variants: Record<InvoiceState, BadgeVariant> = {
  overdue: 'destructive',
  due: 'outline',
  paid: 'default',
  credit_note: 'secondary',
};

export function InvoiceCard({ invoice }: { invoice: InvoiceRow }) {
  const { kind, number, orderPath, pdfPath, orderNumber, customerName, issuedOn, dueOn, currency, state } = invoice;
  const isOpen = state === 'due' || state === 'overdue';
  return (
    <article className="card flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
      <div className="min-w-0 grow basis-48">
        <h2 className="font-sans text-base leading-6 font-medium tracking-normal normal-case">
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
        <p className="text-sm wrap-anywhere text-ink-muted">
          <Link href={orderPath} prefetch={false} className="inline-block leading-6 underline underline-offset-4">
            {orderNumber}
          </Link>{' '}
          · {customerName}
        </p>
      </div>
      <p className="text-sm text-ink-muted sm:w-36 lg:w-44">
        {formatFullDay(issuedOn)}
        {isOpen && (
          <span className="block">{invoice.dueAmount > 0 ? `due ${formatFullDay(dueOn)}` : 'due before despatch'}</span>
        )}
      </p>
      <p className="text-sm tabular-nums sm:w-28 sm:text-right lg:w-36">
        <span className="font-semibold">
          {kind === 'credit_note' && '−'}
          {formatAmount(invoice.totalAmount, currency)}
        </span>
        {isOpen && invoice.openAmount !== invoice.totalAmount && (
          <span className="block text-ink-muted">{formatAmount(invoice.openAmount, currency)} open</span>
        )}
        {isOpen && invoice.dueAmount > 0 && invoice.dueAmount !== invoice.openAmount && (
          <span className="block text-ink-muted">{formatAmount(invoice.dueAmount, currency)} due now</span>
        )}
      </p>
      <p className="sm:w-28">
        <Badge variant={variants[state]}>{INVOICE_STATE_LABELS[state]}</Badge>
      </p>
    </article>
  );
}
