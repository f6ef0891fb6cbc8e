import { listRoute } from '@/areas/back-office/access/endpoint';
import { listAllInvoices } from '@/areas/back-office/invoices/data';
import { parseInvoiceFilters } from '@/areas/back-office/invoices/invoice-filters';

export const GET = listRoute('invoices:read', listAllInvoices, parseInvoiceFilters);
