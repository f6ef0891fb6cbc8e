import { listRoute } from '@/areas/back-office/access/endpoint';
import { listAllInvoices } from '@/areas/back-office/invoices/data/invoices';
import { parseInvoiceFilters } from '@/areas/back-office/invoices/invoice-filters';

/** `GET /admin/invoices/list?offset=…&limit=…`: a step of the invoices, under the filters of its URL. */
export const GET = listRoute(listAllInvoices, parseInvoiceFilters);
