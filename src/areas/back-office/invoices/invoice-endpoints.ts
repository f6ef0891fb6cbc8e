import 'server-only';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { download, today } from '@/lib/http/download';
import { asMember } from '../access/endpoint';
import { exportInvoices } from './export-invoices';
import { invoiceQuery, parseInvoiceFilters } from './invoice-filters';

export const invoicesCsv = (request: Request): Promise<Response> =>
  asMember('invoices:read', async ({ payload, req }) => {
    const filters = parseInvoiceFilters(new URL(request.url).searchParams);
    await inTransaction(req, () =>
      recordActivity(req, 'invoices.exported', {
        type: 'invoices',
        id: 'all',
        name: invoiceQuery(filters) ? 'Invoices of a filter' : 'All invoices',
      }),
    );
    const { from, to } = filters;
    const days = [from, to].filter(Boolean).join('-to-') || today();
    return download(exportInvoices(payload, filters), {
      type: 'text/csv; charset=utf-8',
      name: `invoices-${days}.csv`,
    });
  });
