import { OFFER_STATES } from '@/domain/offers/offer';
import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const PRICE_LISTS_PATH = '/admin/price-lists';

const url = listUrl(PRICE_LISTS_PATH, { state: ['all', ...OFFER_STATES] });
export const { parse: parsePriceListFilters, query: priceListQuery, href: priceListsHref } = url;
export type PriceListFilters = FiltersOf<typeof url>;
