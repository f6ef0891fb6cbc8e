'use client';

import { ListFilters, type ListFiltersProps } from './ListFilters';
import { RecordList, type RecordListProps } from './RecordList';

type ListScreenProps<Filters extends { search: string }, Row> = ListFiltersProps<Filters> &
  Omit<RecordListProps<Row>, 'label' | 'path'> & {
    listPath?: string;
  };

export function ListScreen<Filters extends { search: string }, Row extends { id: string }>(
  props: ListScreenProps<Filters, Row>,
) {
  const { filters, hrefOf, search, selects, loadingText, layout, tabs, controls, under, viewLayout, ...list } = props;
  const { label, path, listPath = `${path}/list`, ...records } = list;
  return (
    <ListFilters
      {...{ label, path, filters, hrefOf, search, selects, loadingText, layout, tabs, controls, under, viewLayout }}
    >
      <RecordList {...records} label={label} path={listPath} />
    </ListFilters>
  );
}
