import { listRoute } from '@/areas/back-office/access/endpoint';
import { listReturns } from '@/areas/back-office/returns/data';
import { parseReturnFilters } from '@/areas/back-office/returns/return-filters';

export const GET = listRoute('orders:read', listReturns, parseReturnFilters);
