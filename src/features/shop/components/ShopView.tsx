import {
  ALL_CATEGORIES,
  CATEGORY_FILTERS,
  SALE_CATEGORY,
  toQueryString,
  type ShopFilters,
} from '@/domain/shop-filters';
import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';
import { EmptyState } from '@/ui/EmptyState';
import { SearchIcon } from '@/ui/icons';
import { lastPage } from '../page-window';
import type { CategoryLink, ProductList } from '../products';
import { CategoryFilters } from './CategoryFilters';
import { ProductGrid } from './ProductGrid';
import { PendingRegion, ShopLink, ShopTransition } from './shop-transition';
import { ShopToolbar } from './ShopToolbar';

type ShopViewProps = { filters: ShopFilters; list: ProductList; categories: readonly CategoryLink[] };

/** The shop's list with its controls (spec §2). What is chosen stands in the URL alone. */
export function ShopView({ filters, list, categories }: ShopViewProps) {
  const title = titleOf(filters.category, categories);
  return (
    <ShopTransition>
      <div className="border-b border-line bg-surface-sunken">
        <Container className="pt-8 pb-5 sm:pt-12 sm:pb-6">
          <p className="eyebrow mb-3">Shop</p>
          <h1 className="text-title">{title}</h1>
          <div className="mt-6 space-y-3 sm:mt-8">
            <ShopToolbar filters={filters} />
            <CategoryFilters filters={filters} currentName={title} />
          </div>
        </Container>
      </div>
      <Container className="pt-5 pb-section sm:pt-6">
        <p aria-live="polite" className="mb-4 text-sm text-ink-muted sm:mb-5">
          {countText(list, filters)}
        </p>
        <PendingRegion>
          {list.products.length === 0 ? <NothingFound /> : <Results list={list} filters={filters} />}
        </PendingRegion>
      </Container>
    </ShopTransition>
  );
}

function Results({ list: { products, total, skipped }, filters }: Pick<ShopViewProps, 'list' | 'filters'>) {
  const page = lastPage(skipped + products.length);
  const pageLink = (target: number) => `/shop${toQueryString({ ...filters, page: target })}`;
  return (
    <>
      {skipped > 0 && (
        <p className="mb-6 text-center">
          <ShopLink href={pageLink(lastPage(skipped))} className={buttonClass('outline')}>
            Show earlier products
          </ShopLink>
        </p>
      )}
      <ProductGrid products={products} isFirst />
      {skipped + products.length < total && (
        <p className="mt-10 text-center">
          <ShopLink href={pageLink(page + 1)} className={buttonClass('outline', 'lg')}>
            Load more
          </ShopLink>
        </p>
      )}
    </>
  );
}

function NothingFound() {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="No products found"
      description="Nothing matches your search and filters. Try another word, or look at everything we make."
      action={
        <ShopLink href="/shop" className={buttonClass()}>
          Clear Filters
        </ShopLink>
      }
    />
  );
}

/** The heading of /shop for a category. */
export function titleOf(category: string, categories: readonly CategoryLink[]): string {
  if (category === ALL_CATEGORIES) return 'All Products';
  if (category === SALE_CATEGORY) return 'Sale';
  const stored = categories.find(({ slug }) => slug === category);
  return stored?.name ?? CATEGORY_FILTERS.find(({ value }) => value === category)?.label ?? category;
}

function countText({ products, total, skipped }: ProductList, { search }: ShopFilters): string {
  const what = `${total} ${total === 1 ? 'product' : 'products'}`;
  const shown =
    products.length < total
      ? `Showing ${skipped > 0 ? `${skipped + 1} to ` : ''}${skipped + products.length} of ${what}`
      : what;
  return search ? `${shown} for “${search}”` : shown;
}
