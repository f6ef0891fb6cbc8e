import { ALL_CATEGORIES, CATEGORY_FILTERS, SALE_CATEGORY } from '@/domain/catalogue/shop-filters';
import type { CategoryLink } from '@/modules/catalogue/products';

export function titleOf(category: string, categories: readonly CategoryLink[]): string {
  if (category === ALL_CATEGORIES) return 'All Products';
  if (category === SALE_CATEGORY) return 'Sale';
  const stored = categories.find(({ slug }) => slug === category);
  return stored?.name ?? CATEGORY_FILTERS.find(({ value }) => value === category)?.label ?? category;
}
