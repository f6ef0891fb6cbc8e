import { COLOR_FACETS, isNarrowed, PRICE_FACETS, SIZE_FACETS, type FacetChoice } from '@/domain/catalogue/shop-facets';
import { changeFilters, NO_FACETS, toQueryString, type ShopFilters } from '@/domain/catalogue/shop-filters';
import { CloseIcon } from '@/ui/icons';
import { ShopLink } from './shop-transition';

export function FilterChips({ filters }: { filters: ShopFilters }) {
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
