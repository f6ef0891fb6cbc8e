import type { Payload } from 'payload';
import { plainAmount, toAmount, toCents } from '@/domain/money/money';
import { rateCells, rateHeading } from '@/domain/taxes/rate-columns';
import { csvInSteps } from '@/domain/text/table/csv-lines';
import { INVOICES_STEP, listInvoicedRates, listInvoicesAfter, type ExportedInvoice } from './data';
import type { InvoiceFilters } from './invoice-filters';

/** Credit notes are negative, so that columns add up; amounts have the decimals of their currency. */
export async function* exportInvoices(payload: Payload, filters: InvoiceFilters): AsyncGenerator<string> {
  const rates = await listInvoicedRates(payload, filters);
  yield* csvInSteps({
    heading: [
      ...['number', 'kind', 'issued_on', 'due_on', 'order_number', 'team', 'contact', 'email', 'country', 'vat_number'],
      ...['currency', 'net_amount', 'tax_amount', ...rateHeading(rates), 'total_amount'],
      ...['settled_amount', 'open_amount', 'status'],
    ],
    step: INVOICES_STEP,
    read: (last: ExportedInvoice | undefined) => listInvoicesAfter(payload, filters, last),
    rowsOf: (document) => [cellsOf(document, rates)],
  });
}

function cellsOf(document: ExportedInvoice, rates: readonly number[]): unknown[] {
  const { kind, currency, state } = document;
  const sign = kind === 'credit_note' ? -1 : 1;
  const cents = (amount: number) => sign * toCents(amount, currency);
  const written = (sum: number) => plainAmount(toAmount(sum, currency), currency);
  const total = cents(document.totalAmount);
  const open = cents(document.openAmount);
  const tax = document.taxLines.reduce((sum, line) => sum + cents(line.tax), 0);
  const taxLines = document.taxLines.map((line) => ({ ...line, net: sign * line.net, tax: sign * line.tax }));
  return [
    ...[document.number, kind, document.issuedOn, kind === 'invoice' ? document.dueOn : '', document.orderNumber],
    ...[document.team, document.contact, document.email, document.country, document.vatNumber, currency],
    ...[written(total - tax), written(tax), ...rateCells(rates, taxLines, currency), written(total)],
    ...[written(total - open), written(open), state],
  ];
}
