'use client';

import { cn } from '@/ui/cn';
import type { ProductCardData } from '@/modules/catalogue/products';
import { ProductCard } from './ProductCard';

/** Cards in the first view of a wide screen. */
const FIRST_VIEW = 4;

export type CardGridProps = {
  products: readonly ProductCardData[];
  /** True if it is at the top of the page, so that its first pictures must not wait. */
  isFirst?: boolean;
  isBesideFilters?: boolean;
  headingLevel?: 2 | 3;
};

export function CardGrid({ products, isFirst, isBesideFilters, headingLevel }: CardGridProps) {
  const priorityOf = (index: number) => (!isFirst || index >= FIRST_VIEW ? 'lazy' : index === 0 ? 'high' : 'eager');
  return (
    <ul
      className={cn(
        'card-grid grid gap-3 min-[17.5rem]:grid-cols-2 sm:gap-5 md:grid-cols-3',
        isBesideFilters ? 'xl:grid-cols-4' : 'lg:grid-cols-4',
      )}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={priorityOf(index)} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
