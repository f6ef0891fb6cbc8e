import type { Where } from 'payload';
import { ALL_CATEGORIES, SALE_CATEGORY, type ShopFilters, type ShopSort } from '@/domain/shop-filters';

const CUSTOM_CATEGORY = 'custom';
const SEARCHED_FIELDS = ['name', 'shortDescription', 'description', 'sku', 'category.name'] as const;
/** Words of a search that count; each costs the database a condition over all searched fields. */
const MAX_WORDS = 8;

/** Sort keys; each list ends on one that tells any two products apart, so that pages never overlap. */
export const SORT_FIELDS: Record<ShopSort, string[]> = {
  featured: ['-isFeatured', '-rating', 'name', 'id'],
  'price-low': ['unitPrice', 'name', 'id'],
  'price-high': ['-unitPrice', 'name', 'id'],
  rating: ['-rating', '-reviews', 'name', 'id'],
  newest: ['-createdAt', 'id'],
};

/** The products that the filters of /shop let through. */
export function productWhere({ category, search }: Pick<ShopFilters, 'category' | 'search'>): Where {
  return { and: [...inCategory(category), ...matching(search)] };
}

function inCategory(category: string): Where[] {
  if (category === ALL_CATEGORIES) return [];
  if (category === SALE_CATEGORY) return [{ salePrice: { exists: true } }];
  const within: Where[] = [
    { 'category.slug': { equals: category } },
    { 'category.parent.slug': { equals: category } },
    ...(category === CUSTOM_CATEGORY ? [{ isCustomizable: { equals: true } }] : []),
  ];
  return [{ or: within }];
}

/** Every word has to stand in one of the searched fields, whichever. */
function matching(search: string): Where[] {
  const words = search.split(' ').filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => ({ or: SEARCHED_FIELDS.map((field) => ({ [field]: { contains: literally(word) } })) }));
}

/** `contains` becomes a LIKE pattern, in which these characters mean something else. */
function literally(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`);
}
