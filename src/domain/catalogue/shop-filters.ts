import { COLOR_FACETS, PRICE_FACETS, SIZE_FACETS, type FacetChoice } from './shop-facets';
import { cleanSearch, queryOf } from './search-text';

/** The values of `?category=`; 'sale' means products with a sale price. */
export const SHOP_CATEGORIES = [
  'sale',
  'bags',
  'custom',
  'socks',
  'baselayers',
  'training',
  'netball',
  'cricket',
  'rugby',
  'football',
  'accessories',
] as const;

export const ALL_CATEGORIES = 'all';
export const SALE_CATEGORY = 'sale';

export const CATEGORY_FILTERS = [
  { value: ALL_CATEGORIES, label: 'All' },
  { value: 'netball', label: 'Netball' },
  { value: 'football', label: 'Football' },
  { value: 'training', label: 'Training' },
  { value: 'accessories', label: 'Accessories' },
  { value: 'custom', label: 'Custom' },
] as const;

export const SORT_OPTIONS = [
  { value: 'featured', label: 'Featured' },
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'price-high', label: 'Price: High to Low' },
  { value: 'rating', label: 'Highest Rated' },
  { value: 'newest', label: 'Newest' },
] as const;

type SortOption = (typeof SORT_OPTIONS)[number]['value'];

export const RELEVANCE = 'relevance';

export type ShopSort = SortOption | typeof RELEVANCE;

export interface ShopFilters extends FacetChoice {
  search: string;
  /** A category's slug, 'sale' or 'all'. */
  category: string;
  sort: ShopSort;
  page: number;
}

export const DEFAULT_FILTERS: ShopFilters = {
  search: '',
  category: ALL_CATEGORIES,
  colors: [],
  sizes: [],
  prices: [],
  inStock: false,
  sort: 'featured',
  page: 1,
};

export const NO_FACETS: FacetChoice = { colors: [], sizes: [], prices: [], inStock: false };

const MAX_CHOICES = 100;
const IN_STOCK = 'in';

export type QueryRecord = Record<string, string | string[] | undefined>;

/** Missing or invalid values fall back to defaults, so that old or mistyped links still show the shop. */
export function parseShopQuery(query: QueryRecord, categories: readonly string[] = SHOP_CATEGORIES): ShopFilters {
  const value = (name: string) => [query[name]].flat()[0] ?? '';
  const values = (name: string) =>
    [query[name]].flat().flatMap((list = '') => list.toLowerCase().split(',', MAX_CHOICES));
  const chosen = <V extends string>(facets: readonly { value: V }[], name: string): V[] => {
    const requested = values(name);
    return facets.flatMap((facet) => (requested.includes(facet.value) ? facet.value : []));
  };
  const category = value('category').trim().toLowerCase();
  const known = category === SALE_CATEGORY || categories.includes(category);
  const search = cleanSearch(value('search'));
  return {
    search,
    category: known ? category : DEFAULT_FILTERS.category,
    colors: chosen(COLOR_FACETS, 'color'),
    sizes: chosen(SIZE_FACETS, 'size'),
    prices: chosen(PRICE_FACETS, 'price'),
    inStock: value('stock') === IN_STOCK,
    sort: SORT_OPTIONS.find((option) => option.value === value('sort'))?.value ?? defaultSort(search),
    page: /^[1-9]\d{0,4}$/.test(value('page')) ? Number(value('page')) : DEFAULT_FILTERS.page,
  };
}

export function unknownCategory(query: QueryRecord, categories: readonly string[]): string | undefined {
  const requested = [query.category].flat()[0]?.trim() ?? '';
  const { category } = parseShopQuery(query, categories);
  return category === requested.toLowerCase() || requested === '' ? undefined : requested;
}

/** Query of a shop URL including '?', or '' for defaults: `/shop${toQueryString({ sort: 'newest' })}`. */
export function toQueryString(filters: Partial<ShopFilters>): string {
  const { search, category, colors, sizes, prices, inStock, sort, page } = { ...DEFAULT_FILTERS, ...filters };
  const pairs: [name: string, value: string, fallback: string][] = [
    ['search', search, DEFAULT_FILTERS.search],
    ['category', category, DEFAULT_FILTERS.category],
    ['color', colors.join(','), ''],
    ['size', sizes.join(','), ''],
    ['price', prices.join(','), ''],
    ['stock', inStock ? IN_STOCK : '', ''],
    ['sort', sort === RELEVANCE ? defaultSort(search) : sort, defaultSort(search)],
    ['page', String(page), '1'],
  ];
  const deviating = pairs.flatMap(([name, given, fallback]) => (given === fallback ? [] : [[name, given]]));
  return queryOf(deviating);
}

/** Changes filters and returns to the first page; an unchosen order follows from the search. */
export function changeFilters(filters: ShopFilters, change: Partial<Omit<ShopFilters, 'page'>>): ShopFilters {
  const next = { ...filters, ...change, page: 1 };
  if (change.sort !== undefined || filters.sort !== defaultSort(filters.search)) return next;
  return { ...next, sort: defaultSort(next.search) };
}

/** Address with parameters as `toQueryString` writes them; undefined if they already are. */
export function canonicalQuery(query: QueryRecord, filters: ShopFilters): string | undefined {
  const given = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  const canonical = toQueryString(filters);
  return JSON.stringify(given) === JSON.stringify([...new URLSearchParams(canonical)]) ? undefined : canonical;
}

function defaultSort(search: string): ShopSort {
  return search === '' ? DEFAULT_FILTERS.sort : RELEVANCE;
}
