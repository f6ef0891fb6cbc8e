import { listQuotes } from '@/areas/back-office/quotes/data';
import { listRoute } from '@/areas/back-office/access/endpoint';
import { parseQuoteFilters } from '@/areas/back-office/quotes/quote-filters';

export const GET = listRoute('orders:read', listQuotes, parseQuoteFilters);
