import { parseDay } from '@/domain/text/days';
import { hrefOf, listUrl, queryOf, type FiltersOf } from '@/lib/http/record-query';

export const INVOICES_PATH = '/admin/invoices';

export const INVOICE_STATES = ['overdue', 'due', 'paid', 'credit_note'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const INVOICE_STATE_LABELS: Record<InvoiceState, string> = {
  overdue: 'Overdue',
  due: 'Due',
  paid: 'Settled',
  credit_note: 'Credit note',
};

const url = listUrl(INVOICES_PATH, { state: ['all', ...INVOICE_STATES] });

export type InvoiceFilters = FiltersOf<typeof url> & {
  /** First and last day of issue, both included, as 2026-11-24; '' for any. */
  from: string;
  to: string;
};

export const parseInvoiceFilters = (query: URLSearchParams): InvoiceFilters => ({
  ...url.parse(query),
  from: parseDay(query.get('from')) ?? '',
  to: parseDay(query.get('to')) ?? '',
});

export const invoiceQuery = (filters: InvoiceFilters): string =>
  queryOf(filters, { search: '', state: 'all', from: '', to: '' });
export const invoicesHref = (filters: InvoiceFilters): string => hrefOf(INVOICES_PATH, invoiceQuery(filters));
export const invoicesCsvHref = (filters: InvoiceFilters): string =>
  hrefOf(`${INVOICES_PATH}/export.csv`, invoiceQuery(filters));
