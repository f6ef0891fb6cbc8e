'use client';

import type { ReactNode } from 'react';
import { ListCount } from './ListFrame';
import { RecordRows, type RecordRowsProps } from './RecordRows';

type Listing<Row> = {
  /** The first of those under the filters. */
  rows: readonly Row[];
  /** How many those are. */
  matching: number;
  /** How many there are without filters. */
  total: number;
};

type RecordListProps<Row> = Omit<RecordRowsProps<Row>, 'first' | 'total'> & {
  listing: Listing<Row>;
  /** What is counted, in the plural. */
  what: string;
  /** In place of the rows where there are none. */
  empty: ReactNode;
  /** Said beside the count. */
  note?: ReactNode;
};

/** The records under the filters, or why there are none, and how many those are. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { listing, what, empty, note, ...rows } = props;
  const { rows: first, matching, total } = listing;
  return (
    <>
      {matching > 0 ? (
        <div className="mb-5">
          <RecordRows key={rows.query} {...rows} first={first} total={matching} />
        </div>
      ) : (
        <div className="card">{empty}</div>
      )}
      <ListCount matching={matching} total={total} what={what}>
        {note}
      </ListCount>
    </>
  );
}
