import { isUuid } from '@/domain/text/uuid';
import { choiceIn, hrefOf, searchIn } from '@/lib/http/record-query';

export const PRODUCTS_PATH = '/admin/products';

export const PRODUCT_STATES = ['all', 'active', 'inactive'] as const;
export const PRODUCT_SORTS = ['newest', 'name', 'price-low', 'price-high', 'stock-low', 'stock-high'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export interface ProductFilters {
  /** '' for none; at most 100 characters; searches names and SKUs. */
  search: string;
  /** Category id, including its subcategories; '' for all. */
  category: string;
  state: ProductState;
  lowStock: boolean;
  sort: ProductSort;
}

export const ALL_PRODUCTS: ProductFilters = { search: '', category: '', state: 'all', lowStock: false, sort: 'newest' };

export function parseProductFilters(query: URLSearchParams): ProductFilters {
  const category = query.get('category')?.toLowerCase() ?? '';
  return {
    search: searchIn(query),
    category: isUuid(category) ? category : '',
    state: choiceIn(query, 'state', PRODUCT_STATES),
    lowStock: query.get('stock') === 'low',
    sort: choiceIn(query, 'sort', PRODUCT_SORTS),
  };
}

export const isFiltered = ({ search, category, state, lowStock }: ProductFilters): boolean =>
  search !== '' || category !== '' || state !== 'all' || lowStock;

export function productQuery({ search, category, state, lowStock, sort }: ProductFilters): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  if (state !== 'all') query.set('state', state);
  if (lowStock) query.set('stock', 'low');
  if (sort !== 'newest') query.set('sort', sort);
  return query.toString();
}

export const productsHref = (filters: ProductFilters): string => hrefOf(PRODUCTS_PATH, productQuery(filters));
export const productHref = (id: string): string => `${PRODUCTS_PATH}/${id}`;
