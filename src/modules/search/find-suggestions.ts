import { ALL_CATEGORIES, NO_FACETS } from '@/domain/catalogue/shop-filters';
import { findList } from './find-list';
import { findPlaces } from './find-places';
import { fewStatement } from './data/list-statements';
import type { ReadIndex } from './data/search-index';
import { understandSearch } from './understand-search';

const MOST_PRODUCTS = 5;

export async function findSuggestions(read: ReadIndex, typed: string) {
  const category = ALL_CATEGORIES;
  const { understood, counted } = await understandSearch(read, typed, async (terms) => {
    const [few] = terms ? await read<{ hits: number }>(fewStatement({ terms, category })) : [];
    return few ?? { hits: 0 };
  });
  const { terms, search, isCorrected } = understood;
  if (!terms) return { ids: [], places: { strong: [], weak: [] }, search, isCorrected };
  const places = await findPlaces(read, terms, search);
  const { hits } = counted;
  const page = {
    terms,
    category,
    search,
    chosen: NO_FACETS,
    sort: 'relevance',
    limit: MOST_PRODUCTS,
    offset: 0,
  } as const;
  return { ids: await findList(read, { ...page, hits }, hits), places, search, isCorrected };
}
