'use client';

import type { ReactNode } from 'react';
import { withQuery } from '../../rules/club-filters';
import { CompactSelect } from '@/ui/CompactSelect';
import { FilterForm } from '@/ui/FilterForm';
import { ListFrame } from '@/ui/ListFrame';
import { useUrlFilters } from '@/ui/use-url-filters';

type Choice = {
  /** As in the URL. */
  name: string;
  label: string;
  value: string;
  /** The first stands for all, and is not in the URL. */
  options: readonly { value: string; label: string }[];
};

type ListFiltersProps = {
  path: string;
  search: string;
  searchLabel: string;
  placeholder: string;
  choice: Choice;
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
        <CompactSelect
          name={choice.name}
          aria-label={choice.label}
          value={draft.chosen}
          onChange={({ target }) => ask({ chosen: target.value })}
          className="grow sm:w-52 sm:grow-0"
        >
          {choice.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </CompactSelect>
      </FilterForm>
      <ListFrame loading={loading} loadingText={loadingText}>
        {children}
      </ListFrame>
    </>
  );
}
