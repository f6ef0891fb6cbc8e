'use client';

import { use, type ReactNode } from 'react';
import { KeptWhileOpen } from '@/ui/kept-while-open';
import { FilterForm } from './FilterForm';
import type { Choice } from '@/ui/choices';
import { FilterSelect } from './FilterSelect';
import { ListFrame } from './ListFrame';
import { ListViews, type ListViewsProps } from './list-views';
import { useUrlFilters } from './use-url-filters';

type ChosenFilter<Filters> = {
  [Name in keyof Filters & string]: {
    name: Name;
    label: string;
    choices: readonly Choice<Filters[Name] & string>[];
    className?: string;
  };
}[keyof Filters & string];

/** Controls beside search and choices: they show the draft filters and request others. */
type Controls<Filters> = (draft: Filters, ask: (changed: Partial<Filters>) => void) => ReactNode;

export type ListFiltersProps<Filters extends { search: string }> = {
  label: string;
  path: string;
  filters: Filters;
  hrefOf: (filters: Filters) => string;
  search: { label: string; placeholder: string; name?: string };
  selects?: readonly ChosenFilter<Filters>[];
  loadingText: string;
  layout?: 'row' | 'columns';
  tabs?: Controls<Filters>;
  controls?: Controls<Filters>;
  under?: Controls<Filters>;
  viewLayout?: ListViewsProps['layout'];
};

export function ListFilters<Filters extends { search: string }>(
  props: ListFiltersProps<Filters> & { children: ReactNode },
) {
  const {
    label,
    path,
    filters,
    hrefOf,
    search,
    selects = [],
    loadingText,
    layout,
    tabs,
    controls,
    under,
    viewLayout,
  } = props;
  const views = use(ListViews);
  const { draft, loading, type, ask } = useUrlFilters(filters, hrefOf);
  return (
    <>
      <div className="dense:flex dense:gap-2">
        {tabs?.(draft, ask)}
        <FilterForm
          action={path}
          label={label}
          searchLabel={search.label}
          searchName={search.name}
          placeholder={search.placeholder}
          search={draft.search}
          onType={type}
          onAsk={ask}
          layout={layout}
        >
          {selects.map((select) => (
            <FilterSelect
              key={select.name}
              {...select}
              value={draft[select.name] as string}
              onChange={(value) => ask({ [select.name]: value } as Partial<Filters>)}
            />
          ))}
          {controls?.(draft, ask)}
          {views?.({ href: hrefOf(filters), layout: viewLayout })}
        </FilterForm>
      </div>
      {under?.(draft, ask)}
      <ListFrame loading={loading} loadingText={loadingText}>
        <KeptWhileOpen>{props.children}</KeptWhileOpen>
      </ListFrame>
    </>
  );
}
