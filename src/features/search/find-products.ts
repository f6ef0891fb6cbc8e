import type { Payload } from 'payload';
import { COLOR_FACETS, PRICE_FACETS, SIZE_FACETS, type FacetCounts } from '@/domain/shop-facets';
import type { ShopFilters } from '@/domain/shop-filters';
import { findPlaces, type FoundPlace } from './find-places';
import { readIndex, type ReadIndex } from './search-index';
import { countStatement, pageStatement } from './statements';
import { understandSearch, type Understood } from './understand-search';

export interface FoundProducts {
  /** Of the products in their order, from the offset on. */
  ids: string[];
  /** All that match. */
  total: number;
  counts: FacetCounts;
  understood: Understood;
  /** Only while something is searched. */
  places: FoundPlace[];
}

type Part = { limit: number; offset: number };

type CountRow = { hits: number; total: number; inStock: number; colors: number[]; sizes: number[]; prices: number[] };

/**
 * The products that the filters of /shop let through, from the search index: active ones alone stand in it.
 * @param offset products to pass over; beyond the last there are none.
 */
export const findProducts = (payload: Payload, filters: ShopFilters, part: Part): Promise<FoundProducts> =>
  readIndex(payload, filters.search !== '', (read) => findWithin(read, filters, part));

/** The same within a look at the index that is open already. */
export async function findWithin(
  read: ReadIndex,
  filters: ShopFilters,
  { limit, offset }: Part,
): Promise<FoundProducts> {
  const understood = await understandSearch(read, filters.search);
  const { terms, search } = understood;
  if (filters.search !== '' && !terms) return { ids: [], total: 0, counts: NO_COUNTS, understood, places: [] };
  const question = { terms, category: filters.category };
  const [counted] = await read<CountRow>(countStatement(question, filters));
  if (!counted) throw new Error('The products were not counted');
  const { hits, total } = counted;
  const page = { ...question, search, chosen: filters, sort: filters.sort, limit, offset, hits };
  const rows = total > offset ? await read<{ id: string }>(pageStatement(page)) : [];
  const places = terms ? await findPlaces(read, terms, search) : NO_PLACES;
  return {
    ids: rows.map(({ id }) => id),
    total,
    counts: countsOf(counted),
    understood,
    places: [...places.strong, ...(hits > 0 ? [] : places.weak)],
  };
}

const byValue = (facets: readonly { value: string }[], counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(facets.map(({ value }, index) => [value, counts[index] ?? 0]));

const countsOf = ({ colors, sizes, prices, inStock }: Omit<CountRow, 'hits' | 'total'>): FacetCounts => ({
  colors: byValue(COLOR_FACETS, colors),
  sizes: byValue(SIZE_FACETS, sizes),
  prices: byValue(PRICE_FACETS, prices),
  inStock,
});

const NO_PLACES = { strong: [], weak: [] };
const NO_COUNTS = countsOf({ colors: [], sizes: [], prices: [], inStock: 0 });
