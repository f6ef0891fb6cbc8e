'use client';

import type { ReactNode } from 'react';
import { withQuery } from '../club-filters';
import { FilterForm } from '@/ui/FilterForm';
import { FilterSelect, type Choice } from '@/ui/FilterSelect';
import { ListFrame } from '@/ui/ListFrame';
import { useUrlFilters } from '@/ui/use-url-filters';

type Filter = {
  /** As in the URL. */
  name: string;
  label: string;
  value: string;
  /** The first stands for all, and is not in the URL. */
  options: readonly Choice[];
};

type ListFiltersProps = {
  path: string;
  search: string;
  searchLabel: string;
  placeholder: string;
  choice: Filter;
  loadingText: string;
  children: ReactNode;
};

/** Search and one choice over a list, in its URL. */
export function ListFilters(props: ListFiltersProps) {
  const { path, search, searchLabel, placeholder, choice, loadingText, children } = props;
  const { draft, loading, type, ask } = useUrlFilters({ search, chosen: choice.value }, (wanted) => {
    const query = new URLSearchParams();
    if (wanted.search) query.set('search', wanted.search);
    if (wanted.chosen !== choice.options[0]?.value) query.set(choice.name, wanted.chosen);
    return withQuery(path, query.toString());
  });
  return (
    <>
      <FilterForm
        action={path}
        label={searchLabel}
        searchLabel={searchLabel}
        placeholder={placeholder}
        search={draft.search}
        onType={type}
        onAsk={ask}
      >
        <FilterSelect
          name={choice.name}
          label={choice.label}
          value={draft.chosen}
          choices={choice.options}
          onChange={(chosen) => ask({ chosen })}
          className="grow sm:w-52 sm:grow-0"
        />
      </FilterForm>
      <ListFrame loading={loading} loadingText={loadingText}>
        {children}
      </ListFrame>
    </>
  );
}
