/** What /shop can be asked for (spec §2, §9), read from its URL and written back to it. */
import { cleanLine } from './text';

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

/** The filter buttons above the grid. */
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

export type ShopSort = (typeof SORT_OPTIONS)[number]['value'];

export interface ShopFilters {
  /** '' for none; at most 100 characters. */
  search: string;
  /** A category's slug, 'sale' or 'all'. */
  category: string;
  sort: ShopSort;
  /** From 1. */
  page: number;
}

export const DEFAULT_FILTERS: ShopFilters = { search: '', category: ALL_CATEGORIES, sort: 'featured', page: 1 };

const MAX_SEARCH_LENGTH = 100;

export type QueryRecord = Record<string, string | string[] | undefined>;

/**
 * The filters a URL asks for. What it does not say, or says wrongly, is the default: an old or mistyped link still
 * shows the shop. `categories` are the slugs that exist, where staff have added some of their own.
 */
export function parseShopQuery(query: QueryRecord, categories: readonly string[] = SHOP_CATEGORIES): ShopFilters {
  const value = (name: keyof ShopFilters) => [query[name]].flat()[0] ?? '';
  const category = value('category').trim().toLowerCase();
  const known = category === SALE_CATEGORY || categories.includes(category);
  return {
    search: [...cleanLine(value('search'))].slice(0, MAX_SEARCH_LENGTH).join('').trim(),
    category: known ? category : DEFAULT_FILTERS.category,
    sort: SORT_OPTIONS.find((option) => option.value === value('sort'))?.value ?? DEFAULT_FILTERS.sort,
    page: /^[1-9]\d{0,4}$/.test(value('page')) ? Number(value('page')) : DEFAULT_FILTERS.page,
  };
}

/** The query of a shop URL, '?' included, '' where all is default: `/shop${toQueryString({ sort: 'newest' })}`. */
export function toQueryString(filters: Partial<ShopFilters>): string {
  const given = { ...DEFAULT_FILTERS, ...filters };
  const names = ['search', 'category', 'sort', 'page'] as const;
  const changed = names.filter((name) => given[name] !== DEFAULT_FILTERS[name]);
  const query = new URLSearchParams(changed.map((name) => [name, String(given[name])]));
  return changed.length > 0 ? `?${query}` : '';
}
