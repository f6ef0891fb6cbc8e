import { OFFER_STATES } from '@/domain/offers/offer';
import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const OFFERS_PATH = '/admin/offers';

const url = listUrl(OFFERS_PATH, { state: ['all', ...OFFER_STATES] });
export const { parse: parseOfferFilters, query: offerQuery, href: offersHref } = url;
export type OfferFilters = FiltersOf<typeof url>;
