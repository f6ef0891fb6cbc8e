import { DOCUMENT_LABELS } from '@/domain/invoices/invoice-names';
import { formatAmount } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import type { InvoiceSummary } from '../data/issued-invoice';

type InvoiceLinksProps = {
  invoices: readonly InvoiceSummary[];
  path: string;
};

export const InvoiceLinks = ({ invoices, path }: InvoiceLinksProps) => (
  <ul className="space-y-1">
    {invoices.map(({ id, kind, number, totalAmount, issuedOn, currency }) => (
      <li key={id} className="flex flex-wrap justify-between gap-x-3">
        <a
          href={`${path}/${id}`}
          target="_blank"
          rel="noopener"
          className="inline-block leading-6 text-accent underline-offset-4 hover:underline"
        >
          {DOCUMENT_LABELS[kind]} {number}
          <span className="sr-only"> (PDF, opens in a new tab)</span>
        </a>
        <span className="leading-6 tabular-nums">
          <span className="mr-2 text-ink-muted">{formatFullDay(issuedOn)}</span>
          {kind === 'credit_note' && '−'}
          {formatAmount(totalAmount, currency)}
        </span>
      </li>
    ))}
  </ul>
);
