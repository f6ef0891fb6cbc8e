import { listRoute } from '@/areas/back-office/access/endpoint';
import { listOffers } from '@/areas/back-office/offers/data';
import { parseOfferFilters } from '@/areas/back-office/offers/offer-filters';

export const GET = listRoute('products:write', listOffers, parseOfferFilters);
