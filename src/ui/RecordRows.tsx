'use client';

import { useCallback, type ReactNode } from 'react';
import { toast } from '@/ui/toast';
import { WindowedList } from '@/ui/WindowedList';
import { failed } from './failed';

export type RecordRowsProps<Row> = {
  /** Name of the list for assistive technology. */
  label: string;
  /** Where its steps are read: answers `{ rows }`. */
  path: string;
  /** The filters, as a query without '?'. */
  query: string;
  /** How many rows there are under the filters. */
  total: number;
  first: readonly Row[];
  /** Height of one row until it is measured, px. */
  estimatedHeight: number;
  /** In how many columns from 768 px on. */
  columns?: 1 | 2;
  /** px between rows. */
  gap?: number;
  /** Said where rows could not be loaded. */
  failure: string;
  /** `rows` stand in a `role="table"`. */
  as?: 'list' | 'rows';
  children: (row: Row) => ReactNode;
};

/** A list of records to its last row: what comes on the screen is read in steps, and asked for again where that failed. */
export function RecordRows<Row extends { id: string }>(props: RecordRowsProps<Row>) {
  const { label, path, query, total, first, estimatedHeight, columns, gap, failure, as, children } = props;
  const load = useCallback(
    async (offset: number, limit: number): Promise<Row[]> => {
      const step = new URLSearchParams(query);
      step.set('offset', String(offset));
      step.set('limit', String(limit));
      const response = await fetch(`${path}?${step}`, { headers: { Accept: 'application/json' } });
      if (response.status === 401) window.location.reload(); // signed out in the meantime: the page itself leads to the login
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      return ((await response.json()) as { rows: Row[] }).rows;
    },
    [path, query],
  );
  const onFailure = useCallback(
    (retry: () => void) => toast({ ...failed(failure), action: { label: 'Try again', onClick: retry } }),
    [failure],
  );
  return (
    <WindowedList
      label={label}
      total={total}
      first={first}
      load={load}
      onFailure={onFailure}
      estimatedHeight={estimatedHeight}
      columns={columns}
      gap={gap}
      as={as}
      rowKey={({ id }) => id}
    >
      {children}
    </WindowedList>
  );
}
