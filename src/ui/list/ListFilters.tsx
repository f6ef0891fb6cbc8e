'use client';

import type { ReactNode } from 'react';
import { KeptWhileOpen } from '@/ui/kept-while-open';
import { FilterForm } from './FilterForm';
import type { Choice } from '@/ui/choices';
import { FilterSelect } from './FilterSelect';
import { ListFrame } from './ListFrame';
import { useUrlFilters } from './use-url-filters';

/** One of the filters that is chosen from a list. */
type ChosenFilter<Filters> = {
  [Name in keyof Filters & string]: {
    /** In the filters and in the URL. */
    name: Name;
    label: string;
    choices: readonly Choice<Filters[Name] & string>[];
    /** Its width. */
    className?: string;
  };
}[keyof Filters & string];

/** What stands beside the search and the choices: it shows the filters as they are chosen, and asks for others. */
type Controls<Filters> = (draft: Filters, ask: (changed: Partial<Filters>) => void) => ReactNode;

export type ListFiltersProps<Filters extends { search: string }> = {
  /** Name of the list. */
  label: string;
  /** Of its page. */
  path: string;
  filters: Filters;
  /** Its page under other filters. */
  hrefOf: (filters: Filters) => string;
  search: { label: string; placeholder: string; /** In the URL. */ name?: string };
  selects?: readonly ChosenFilter<Filters>[];
  loadingText: string;
  layout?: 'row' | 'columns';
  /** Above the search. */
  tabs?: Controls<Filters>;
  /** After the choices. */
  controls?: Controls<Filters>;
  /** Between the filters and the list. */
  under?: Controls<Filters>;
};

/** Search and filters over a list; while another list is on its way, the old one stays, dimmed. */
export function ListFilters<Filters extends { search: string }>(
  props: ListFiltersProps<Filters> & { children: ReactNode },
) {
  const { label, path, filters, hrefOf, search, selects = [], loadingText, layout, tabs, controls, under } = props;
  const { draft, loading, type, ask } = useUrlFilters(filters, hrefOf);
  return (
    <>
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
      </FilterForm>
      {under?.(draft, ask)}
      <ListFrame loading={loading} loadingText={loadingText}>
        <KeptWhileOpen>{props.children}</KeptWhileOpen>
      </ListFrame>
    </>
  );
}
