import { listRoute } from '@/areas/back-office/access/endpoint';
import { listPriceLists } from '@/areas/back-office/offers/price-lists/data';
import { parsePriceListFilters } from '@/areas/back-office/offers/price-lists/price-list-filters';

export const GET = listRoute('products:write', listPriceLists, parsePriceListFilters);
