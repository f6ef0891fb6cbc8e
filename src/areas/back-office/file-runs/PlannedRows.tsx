import type { ReactNode } from 'react';
import { WindowedList } from '@/ui/WindowedList';

type PlannedRowsProps<Row, Kind extends string> = {
  rows: readonly Row[];
  only: Kind | undefined;
  estimatedHeight: number;
  keyOf?: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

export const PlannedRows = <Row extends { number: number }, Kind extends string>({
  rows,
  only,
  estimatedHeight,
  keyOf = ({ number }) => String(number),
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
    rowKey={keyOf}
  >
    {children}
  </WindowedList>
);
