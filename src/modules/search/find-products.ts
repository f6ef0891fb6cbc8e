import type { Payload } from 'payload';
import { COLOR_FACETS, PRICE_FACETS, SIZE_FACETS, type FacetCounts } from '@/domain/catalogue/shop-facets';
import { ALL_CATEGORIES, type ShopFilters } from '@/domain/catalogue/shop-filters';
import { findList } from './find-list';
import { findPlaces, type FoundPlace } from './find-places';
import { holdsAny, readIndex, type ReadIndex } from './data/search-index';
import { countStatement, type Changed } from './data/statements';
import { asTyped, understandSearch, type Understood } from './understand-search';

export interface FoundProducts {
  ids: string[];
  total: number;
  counts: FacetCounts;
  understood: Understood;
  /** Empty without a search. */
  places: FoundPlace[];
  /** First transaction whose changes may be unseen; undefined if any product may change how the search is read. */
  horizon?: string;
}

type Part = { limit: number; offset: number };

type CountRow = {
  hits: number;
  horizon: string;
  total: number;
  inStock: number;
  colors: number[];
  sizes: number[];
  prices: number[];
};

/** Only active products; none for an offset beyond the last. */
export const findProducts = (payload: Payload, filters: ShopFilters, part: Part): Promise<FoundProducts> =>
  readIndex(payload, comparesDocuments(filters), (read) => findWithin(read, filters, part));

/** True if a changed product is, or was at the horizon (25 hours at most), among those with words and category. */
export const mayFindOther = (payload: Payload, { search, category }: ShopFilters, changed: Changed): Promise<boolean> =>
  holdsAny(payload, { terms: asTyped(search).terms, category }, changed);

export const comparesDocuments = ({ search, category }: ShopFilters): boolean =>
  search !== '' || category !== ALL_CATEGORIES;

export async function findWithin(
  read: ReadIndex,
  filters: ShopFilters,
  { limit, offset }: Part,
): Promise<FoundProducts> {
  const typed = asTyped(filters.search);
  if (filters.search !== '' && !typed.terms)
    return { ids: [], total: 0, counts: NO_COUNTS, understood: typed, places: [] };
  const { category, sort } = filters;
  const { understood, counted } = await understandSearch(read, filters.search, async (terms) => {
    const [row] = await read<CountRow>(countStatement({ terms, category }, filters));
    if (!row) throw new Error('The products were not counted');
    return row;
  });
  const { terms, search } = understood;
  const { hits, total } = counted;
  const places = terms ? await findPlaces(read, terms, search) : NO_PLACES;
  const isAsTyped = !terms || (hits > 0 && !understood.isCorrected && !terms.anyWord);
  const ids = await findList(read, { terms, category, search, chosen: filters, sort, limit, offset, hits }, total);
  return {
    ids,
    total,
    counts: countsOf(counted),
    understood,
    places: [...places.strong, ...(hits > 0 ? [] : places.weak)],
    ...(isAsTyped && { horizon: counted.horizon }),
  };
}

const byValue = (facets: readonly { value: string }[], counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(facets.map(({ value }, index) => [value, counts[index] ?? 0]));

const countsOf = ({ colors, sizes, prices, inStock }: Omit<CountRow, 'hits' | 'horizon' | 'total'>): FacetCounts => ({
  colors: byValue(COLOR_FACETS, colors),
  sizes: byValue(SIZE_FACETS, sizes),
  prices: byValue(PRICE_FACETS, prices),
  inStock,
});

const NO_PLACES = { strong: [], weak: [] };
const NO_COUNTS = countsOf({ colors: [], sizes: [], prices: [], inStock: 0 });
