import { markMissing } from '@kitroom/front/cache/request-scope';
import { toQueryString, type ShopFilters } from '@/domain/catalogue/shop-filters';
import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';
import type { CategoryLink } from '@/modules/catalogue/products';

type NoSuchListProps = {
  category?: string;
  filters: ShopFilters;
  categories: readonly CategoryLink[];
};

export function NoSuchList({ category, filters, categories }: NoSuchListProps) {
  markMissing();
  return (
    <Container className="flex min-h-[60vh] flex-col items-start justify-center py-section">
      <p className="eyebrow mb-4">Shop</p>
      <h1 className="text-title">{category === undefined ? 'Page not found' : 'Category not found'}</h1>
      <p className="mt-4 max-w-md text-lead wrap-anywhere text-ink-muted">
        {category === undefined
          ? `This list has no page ${filters.page}.`
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
