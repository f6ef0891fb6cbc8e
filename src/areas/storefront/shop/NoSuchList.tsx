'use client';

import { useEffect, useState } from 'react';
import { useSearchParams } from 'next/navigation';
import { parseShopQuery, toQueryString, unknownCategory } from '@/domain/catalogue/shop-filters';
import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';
import type { CategoryLink } from '@/modules/catalogue/products';

type NoSuchListProps = {
  categories: readonly CategoryLink[];
  /** Of all categories that the shop knows. */
  slugs: readonly string[];
};

/** What /shop shows where it has no such category, or no such page of a list. */
export function NoSuchList({ categories, slugs }: NoSuchListProps) {
  const params = useSearchParams();
  const [missing] = useState(params.toString());
  const hasLeft = params.toString() !== missing;

  // Next takes what is not there as a matter of the path alone, and would show this for every other list too.
  useEffect(() => {
    if (hasLeft) window.location.reload();
  }, [hasLeft]);

  if (hasLeft) return null;
  const query = Object.fromEntries(params);
  const category = unknownCategory(query, slugs);
  const filters = parseShopQuery(query, slugs);
  return (
    <Container className="flex min-h-[60vh] flex-col items-start justify-center py-section">
      <p className="eyebrow mb-4">Shop</p>
      <h1 className="text-title">{category === undefined ? 'Page not found' : 'Category not found'}</h1>
      <p className="mt-4 max-w-md text-lead wrap-anywhere text-ink-muted">
        {category === undefined
          ? `This list has no page ${filters.page}: it has become shorter, or never was that long.`
          : `We have no category “${category}”. Choose one of these, or look at everything.`}
      </p>
      {category !== undefined && (
        <ul className="mt-6 flex flex-wrap gap-2">
          {categories.map(({ name, slug }) => (
            <li key={slug}>
              <a href={`/shop?category=${slug}`} className={buttonClass('outline')}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a
        href={`/shop${category === undefined ? toQueryString({ ...filters, page: 1 }) : ''}`}
        className={`${buttonClass('primary', 'lg')} mt-8`}
      >
        {category === undefined ? 'Back to the first page' : 'All products'}
      </a>
    </Container>
  );
}
