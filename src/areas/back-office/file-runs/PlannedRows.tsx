import type { ReactNode } from 'react';
import { WindowedList } from '@/ui/WindowedList';

type PlannedRowsProps<Row, Kind extends string> = {
  rows: readonly Row[];
  only: Kind | undefined;
  /** px */
  estimatedHeight: number;
  children: (row: Row) => ReactNode;
};

export const PlannedRows = <Row extends { number: number }, Kind extends string>({
  rows,
  only,
  estimatedHeight,
  children,
}: PlannedRowsProps<Row, Kind>) => (
  <WindowedList
    key={only ?? 'all'}
    label="Rows of the file"
    total={rows.length}
    first={rows}
    load={async (offset, limit) => rows.slice(offset, offset + limit)}
    onFailure={(retry) => retry()}
    estimatedHeight={estimatedHeight}
    gap={8}
    rowKey={(row) => String(row.number)}
  >
    {children}
  </WindowedList>
);
