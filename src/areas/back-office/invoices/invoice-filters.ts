/** What /admin/invoices can be asked for, read from its URL and written back to it. */
import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const INVOICES_PATH = '/admin/invoices';

/** Of an invoice: late, still to be paid, or not; a credit note is neither. */
export const INVOICE_STATES = ['overdue', 'due', 'paid', 'credit_note'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const INVOICE_STATE_LABELS: Record<InvoiceState, string> = {
  overdue: 'Overdue',
  due: 'Due',
  paid: 'Settled',
  credit_note: 'Credit note',
};

/** The search looks in the numbers of document and order, in name and email. */
const url = listUrl(INVOICES_PATH, { state: ['all', ...INVOICE_STATES] });
export const { parse: parseInvoiceFilters, query: invoiceQuery, href: invoicesHref } = url;
export type InvoiceFilters = FiltersOf<typeof url>;
