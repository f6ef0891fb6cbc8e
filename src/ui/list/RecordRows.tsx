'use client';

import { useCallback, type ReactNode } from 'react';
import { request, reloadIfSignedOut } from '@/lib/client/request';
import { toast } from '@/ui/toast';
import { WindowedList } from '@/ui/WindowedList';
import { failed } from '@/ui/failed';

export type RecordRowsProps<Row> = {
  label: string;
  path: string;
  query: string;
  total: number;
  isMore?: boolean;
  first: readonly Row[];
  estimatedHeight: number;
  columns?: 1 | 2;
  gap?: number;
  hasLines?: boolean;
  failure: string;
  as?: 'list' | 'rows';
  children: (row: Row) => ReactNode;
};

export function RecordRows<Row extends { id: string }>(props: RecordRowsProps<Row>) {
  const { label, path, query, total, isMore, first, estimatedHeight, columns, gap, hasLines, failure, as, children } =
    props;
  const load = useCallback(
    async (offset: number, limit: number): Promise<Row[]> => {
      const step = new URLSearchParams(query);
      step.set('offset', String(offset));
      step.set('limit', String(limit));
      const answer = await request<{ rows: Row[] }>(`${path}?${step}`);
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
      isMore={isMore}
      first={first}
      load={load}
      onFailure={onFailure}
      estimatedHeight={estimatedHeight}
      columns={columns}
      gap={gap}
      hasLines={hasLines}
      as={as}
      rowKey={({ id }) => id}
    >
      {children}
    </WindowedList>
  );
}
