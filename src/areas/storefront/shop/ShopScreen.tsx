'use client';

import {
  toQueryString,
  type ShopFilters,
  ALL_CATEGORIES,
  CATEGORY_FILTERS,
  changeFilters,
  NO_FACETS,
} from '@/domain/catalogue/shop-filters';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { Container } from '@/ui/Container';
import { EmptyState } from '@/ui/EmptyState';
import { SearchIcon, CloseIcon } from '@/ui/icons';
import { beginsBlock, lastPage } from '@/modules/catalogue/page-window';
import type { ProductList } from '@/modules/catalogue/products';
import { FILTER_PANEL_ID } from './filter-panel-id';
import { FilterPanel } from './FilterPanel';
import { CardGrid } from '@/modules/product-cards/CardGrid';
import { PendingRegion, ShopLink, ShopTransition } from './shop-transition';
import { ShopToolbar } from './ShopToolbar';
import Link from 'next/link';
import { ScrollRow } from '@/ui/ScrollRow';
import { COLOR_FACETS, isNarrowed, PRICE_FACETS, SIZE_FACETS, type FacetChoice } from '@/domain/catalogue/shop-facets';
import { useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { useRouter } from 'next/navigation';
import { Spinner } from '@/ui/Spinner';

type ShopScreenProps = { filters: ShopFilters; list: ProductList; title: string };

export function ShopScreen({ filters, list, title }: ShopScreenProps) {
  return (
    <ShopTransition filters={filters}>
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
      <Container className="grid gap-x-10 pt-5 pb-section sm:pt-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="max-lg:contents">
          <FilterPanel counts={list.counts} total={list.total} />
        </div>
        <div className="min-w-0">
          <div className="mb-4 flex min-h-11 items-center justify-between gap-4 sm:mb-5 lg:min-h-0">
            <p aria-live="polite" className="text-sm text-ink-muted">
              {countText(list, filters)}
            </p>
            <button
              type="button"
              popoverTarget={FILTER_PANEL_ID}
              className={cn(buttonClass('outline'), 'shrink-0 lg:hidden')}
            >
              Filters
            </button>
          </div>
          <FilterChips filters={filters} />
          <PendingRegion>
            <SearchNotes filters={filters} list={list} />
            {list.products.length === 0 ? <NothingFound /> : <Results list={list} filters={filters} />}
          </PendingRegion>
        </div>
      </Container>
    </ShopTransition>
  );
}

function Results({ list: { products, total, skipped }, filters }: Pick<ShopScreenProps, 'list' | 'filters'>) {
  const next = lastPage(skipped + products.length) + 1;
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
      <CardGrid products={products} isFirst isBesideFilters />
      {skipped + products.length < total && <LoadMore href={pageLink(next)} comesByItself={!beginsBlock(next)} />}
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

function countText({ products, total, skipped }: ProductList, { search }: ShopFilters): string {
  const what = `${total} ${total === 1 ? 'product' : 'products'}`;
  const shown =
    products.length < total
      ? `Showing ${skipped > 0 ? `${skipped + 1} to ` : ''}${skipped + products.length} of ${what}`
      : what;
  return search ? `${shown} for “${search}”` : shown;
}

type SearchNotesProps = { filters: ShopFilters; list: ProductList };

function SearchNotes({ filters, list: { understood, places, total } }: SearchNotesProps) {
  const { terms, search, isCorrected } = understood;
  const some = terms?.anyWord && total > 0;
  if (!isCorrected && !some && places.length === 0) return null;
  return (
    <div className="mb-5 space-y-2 text-sm">
      {isCorrected && (
        <p className="text-base">
          No results for “{filters.search}”. Showing results for <strong>{search}</strong>.
        </p>
      )}
      {some && <p className="text-base">No product matches all of these words. Showing those that match some.</p>}
      {places.length > 0 && (
        <ul aria-label="Categories and pages" className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <li aria-hidden className="text-ink-muted">
            See also
          </li>
          {places.map(({ href, name }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:no-underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type CategoryFiltersProps = {
  filters: ShopFilters;
  currentName: string;
};

function CategoryFilters({ filters, currentName }: CategoryFiltersProps) {
  const { category } = filters;
  const isListed = CATEGORY_FILTERS.some(({ value }) => value === category);
  const buttons = isListed ? CATEGORY_FILTERS : [...CATEGORY_FILTERS, { value: category, label: currentName }];
  return (
    <ScrollRow aria-label="Filter by category" current={category} className="-mx-gutter px-gutter py-1">
      <ul className="flex w-max gap-2">
        {buttons.map(({ value, label }) => (
          <li key={value}>
            <ShopLink
              href={`/shop${toQueryString(changeFilters(filters, { category: value || ALL_CATEGORIES }))}`}
              aria-current={value === category ? 'true' : undefined}
              className={cn(
                'sporty flex min-h-11 items-center rounded-full border px-5 text-base leading-none transition-colors',
                value === category
                  ? 'border-brand bg-brand text-brand-ink'
                  : 'border-line-strong text-ink hover:border-ink hover:bg-ink/5',
              )}
            >
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </ScrollRow>
  );
}

function FilterChips({ filters }: { filters: ShopFilters }) {
  if (!isNarrowed(filters)) return null;
  const without = (change: Partial<FacetChoice>) => `/shop${toQueryString(changeFilters(filters, change))}`;
  const of = <V extends string>(
    facets: readonly { value: V; label: string }[],
    chosen: readonly V[],
    rest: (left: V[]) => Partial<FacetChoice>,
  ) =>
    facets.flatMap(({ value, label }) =>
      chosen.includes(value) ? { label, href: without(rest(chosen.filter((each) => each !== value))) } : [],
    );
  const chips = [
    ...of(COLOR_FACETS, filters.colors, (colors) => ({ colors })),
    ...of(SIZE_FACETS, filters.sizes, (sizes) => ({ sizes })),
    ...of(PRICE_FACETS, filters.prices, (prices) => ({ prices })),
    ...(filters.inStock ? [{ label: 'In stock', href: without({ inStock: false }) }] : []),
  ];
  return (
    <ul aria-label="Chosen filters" className="mb-5 flex flex-wrap items-center gap-2">
      {chips.map(({ label, href }) => (
        <li key={href}>
          <ShopLink
            href={href}
            className="flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong px-3.5 text-sm hover:border-ink"
          >
            <span className="sr-only">Remove filter: </span>
            {label}
            <CloseIcon className="size-3.5" />
          </ShopLink>
        </li>
      ))}
      <li>
        <ShopLink
          href={without(NO_FACETS)}
          className="flex min-h-9 items-center px-2 text-sm text-accent underline underline-offset-4 hover:no-underline"
        >
          Clear all
        </ShopLink>
      </li>
    </ul>
  );
}

/** Distance below the screen at which the next products load. */
const AHEAD = '800px';

type LoadMoreProps = {
  href: string;
  comesByItself: boolean;
};

/** Followed when scrolled to. The address holds the number shown: Back from a product finds the same list. */
function LoadMore({ href, comesByItself }: LoadMoreProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const place = useRef<HTMLParagraphElement>(null);

  function load() {
    if (!isPending) startTransition(() => router.replace(href, { scroll: false }));
  }
  const onNear = useEffectEvent(load);

  useEffect(() => {
    if (!comesByItself || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: AHEAD });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [comesByItself, href]);

  return (
    <p ref={place} className="mt-10 flex min-h-13 items-center justify-center">
      {isPending ? (
        <Spinner label="Loading more products" className="size-8 text-accent" />
      ) : (
        <Link
          href={href}
          prefetch={false}
          scroll={!comesByItself}
          className={buttonClass('outline', 'lg')}
          onNavigate={(event) => {
            if (!comesByItself) return;
            event.preventDefault();
            load();
          }}
        >
          Load more
        </Link>
      )}
    </p>
  );
}
