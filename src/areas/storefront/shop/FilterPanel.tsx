'use client';

import { useRef } from 'react';
import {
  COLOR_FACETS,
  isNarrowed,
  PRICE_FACETS,
  SIZE_FACETS,
  type FacetChoice,
  type FacetCounts,
} from '@/domain/catalogue/shop-facets';
import { NO_FACETS } from '@/domain/catalogue/shop-filters';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon } from '@/ui/icons';
import { FILTER_PANEL_ID } from './filter-panel-id';
import { HiddenFilters } from './HiddenFilters';
import { useShopTransition } from './shop-transition';

/** On small screens a popover, which opens and closes without script. Without JavaScript a form with a button. */
export function FilterPanel({ counts, total }: { counts: FacetCounts; total: number }) {
  const { filters, change } = useShopTransition();
  const panel = useRef<HTMLDivElement>(null);
  const choose = (choice: Partial<FacetChoice>) => change(choice, 'push');

  return (
    <div
      ref={panel}
      id={FILTER_PANEL_ID}
      popover="auto"
      role="group"
      aria-label="Filters"
      // The page behind the sheet is hidden, so focus must not go there.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !panel.current?.contains(relatedTarget)) shut(panel.current);
      }}
      className={cn(
        'bg-surface-raised text-ink max-lg:fixed max-lg:inset-y-0 max-lg:right-0 max-lg:left-auto max-lg:m-0 max-lg:h-dvh max-lg:max-h-none max-lg:w-[min(24rem,100vw)]',
        'max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:border-l max-lg:border-line max-lg:px-5 max-lg:pb-0 max-lg:open:animate-overlay-in max-lg:backdrop:bg-scrim',
        'lg:static lg:block lg:w-full lg:bg-transparent lg:p-0 lg:overflow-visible',
      )}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between bg-surface-raised py-4 lg:hidden">
        <p className="text-subheading font-display font-bold uppercase">Filters</p>
        <IconButton label="Close filters" popoverTarget={FILTER_PANEL_ID} popoverTargetAction="hide">
          <CloseIcon className="size-5" />
        </IconButton>
      </div>
      <form action="/shop" className="divide-y divide-line">
        <HiddenFilters filters={{ ...filters, ...NO_FACETS }} />
        <FilterGroup
          name="color"
          legend="Colour"
          facets={COLOR_FACETS}
          chosen={filters.colors}
          counts={counts.colors}
          onChange={(colors) => choose({ colors })}
        />
        <FilterGroup
          name="size"
          legend="Size"
          facets={SIZE_FACETS}
          chosen={filters.sizes}
          counts={counts.sizes}
          onChange={(sizes) => choose({ sizes })}
        />
        <FilterGroup
          name="price"
          legend="Price"
          facets={PRICE_FACETS}
          chosen={filters.prices}
          counts={counts.prices}
          onChange={(prices) => choose({ prices })}
        />
        <FilterGroup
          name="stock"
          legend="Availability"
          facets={[{ value: 'in', label: 'In stock' }]}
          chosen={filters.inStock ? ['in'] : []}
          counts={{ in: counts.inStock }}
          onChange={(chosen) => choose({ inStock: chosen.length > 0 })}
        />
        <noscript>
          <button type="submit" className={cn(buttonClass(), 'my-4 w-full')}>
            Apply filters
          </button>
        </noscript>
      </form>
      <div className="sticky bottom-0 flex gap-3 border-t border-line bg-surface-raised py-4 lg:hidden">
        <button
          type="button"
          disabled={!isNarrowed(filters)}
          onClick={() => choose(NO_FACETS)}
          className={cn(buttonClass('outline'), 'grow')}
        >
          Clear all
        </button>
        <button
          type="button"
          popoverTarget={FILTER_PANEL_ID}
          popoverTargetAction="hide"
          className={cn(buttonClass(), 'grow')}
        >
          {`Show ${total}`}
        </button>
      </div>
    </div>
  );
}

function shut(panel: HTMLDivElement | null) {
  if (panel?.matches(':popover-open')) panel.hidePopover();
}

type Facet<V extends string> = { value: V; label: string; hex?: string };

type FilterGroupProps<V extends string> = {
  name: string;
  legend: string;
  facets: readonly Facet<V>[];
  chosen: readonly V[];
  counts: Readonly<Record<string, number>>;
  onChange: (chosen: V[]) => void;
};

/** One group of filters. Choices without results are left out, unless chosen. */
function FilterGroup<V extends string>({ name, legend, facets, chosen, counts, onChange }: FilterGroupProps<V>) {
  const offered = facets.filter(({ value }) => chosen.includes(value) || (counts[value] ?? 0) > 0);
  if (offered.length === 0) return null;
  return (
    <fieldset className="min-w-0 py-4 first-of-type:lg:pt-0">
      <legend className="float-left mb-2 font-semibold">{legend}</legend>
      <ul className="clear-left">
        {offered.map(({ value, label, hex }) => {
          const isChosen = chosen.includes(value);
          const count = counts[value] ?? 0;
          return (
            <li key={value}>
              <label className="filter-choice">
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  aria-label={`${label}, ${count} ${count === 1 ? 'product' : 'products'}`}
                  checked={isChosen}
                  onChange={() =>
                    onChange(
                      facets
                        .map((facet) => facet.value)
                        .filter((each) => (each === value ? !isChosen : chosen.includes(each))),
                    )
                  }
                />
                {hex && <span aria-hidden style={{ backgroundColor: hex }} className="swatch size-4.5 shrink-0" />}
                <span className={cn('grow', isChosen && 'font-semibold')}>{label}</span>
                <span>{count}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
