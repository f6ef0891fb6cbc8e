/** What /admin/invoices can be asked for, read from its URL and written back to it. */
import { choiceIn, hrefOf, queryOf, searchIn } from '@/lib/http/record-query';
import { parseDay } from '@/lib/local-days';

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

export type InvoiceFilters = {
  /** In the numbers of document and order, name and email. */
  search: string;
  state: InvoiceState | 'all';
  /** First and last day of issue, both included, as 2026-11-24; '' for any. */
  from: string;
  to: string;
};

const usual: InvoiceFilters = { search: '', state: 'all', from: '', to: '' };

export const parseInvoiceFilters = (query: URLSearchParams): InvoiceFilters => ({
  search: searchIn(query),
  state: choiceIn(query, 'state', ['all', ...INVOICE_STATES]),
  from: parseDay(query.get('from')) ?? '',
  to: parseDay(query.get('to')) ?? '',
});

export const invoiceQuery = (filters: InvoiceFilters): string => queryOf(filters, usual);
export const invoicesHref = (filters: InvoiceFilters): string => hrefOf(INVOICES_PATH, invoiceQuery(filters));
/** The file of the documents that the filters let through. */
export const invoicesCsvHref = (filters: InvoiceFilters): string =>
  hrefOf(`${INVOICES_PATH}/export.csv`, invoiceQuery(filters));
