'use client';

import { useCallback, type ReactNode } from 'react';
import { ask, reloadIfSignedOut } from '@/lib/client/ask';
import { toast } from '@/ui/toast';
import { WindowedList } from '@/ui/WindowedList';
import { failed } from '@/ui/failed';

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
      const answer = await ask<{ rows: Row[] }>(`${path}?${step}`);
      if (answer.ok) return answer.value.rows;
      reloadIfSignedOut(answer);
      throw new Error(`${path} answered ${answer.code}.`);
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
