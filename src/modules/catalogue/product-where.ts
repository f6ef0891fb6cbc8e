import type { Where } from 'payload';
import { ALL_CATEGORIES, SALE_CATEGORY } from '@/domain/catalogue/shop-filters';

const CUSTOM_CATEGORY = 'custom';

/** Sort keys; each list ends on one that tells any two products apart. */
export const SORT_FIELDS = {
  featured: ['-isFeatured', '-rating', 'name', 'id'],
  newest: ['-createdAt', 'id'],
} as const satisfies Record<string, readonly string[]>;

export function productWhere(category: string): Where {
  if (category === ALL_CATEGORIES) return {};
  if (category === SALE_CATEGORY) return { salePrice: { exists: true } };
  const within: Where[] = [
    { 'category.slug': { equals: category } },
    { 'category.parent.slug': { equals: category } },
    ...(category === CUSTOM_CATEGORY ? [{ isCustomizable: { equals: true } }] : []),
  ];
  return { or: within };
}
