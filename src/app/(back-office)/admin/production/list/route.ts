import { listRoute } from '@/areas/back-office/access/endpoint';
import { listProduction } from '@/areas/back-office/production/data';
import { parseProductionFilters } from '@/areas/back-office/production/production-filters';

export const GET = listRoute('orders:read', listProduction, parseProductionFilters);
