import {
  ALL_CATEGORIES,
  CATEGORY_FILTERS,
  changeFilters,
  toQueryString,
  type ShopFilters,
} from '@/domain/catalogue/shop-filters';
import { cn } from '@/ui/cn';
import { ScrollRow } from '@/ui/ScrollRow';
import { ShopLink } from './shop-transition';

type CategoryFiltersProps = {
  filters: ShopFilters;
  /** Name of the chosen category, which may not be one of the buttons. */
  currentName: string;
};

/** Category buttons; a category chosen elsewhere is added. */
export function CategoryFilters({ filters, currentName }: CategoryFiltersProps) {
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
