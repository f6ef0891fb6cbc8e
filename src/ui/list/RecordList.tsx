'use client';

import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '@/ui/EmptyState';
import { cn } from '@/ui/cn';
import { ListCount } from './ListFrame';
import { NothingFound, type NothingFoundProps } from './NothingFound';
import { RecordRows, type RecordRowsProps } from './RecordRows';

type Listing<Row> = {
  /** The first of those under the filters. */
  rows: readonly Row[];
  /** How many those are. */
  matching: number;
  /** How many there are without filters. */
  total: number;
};

export type RecordListProps<Row> = Omit<RecordRowsProps<Row>, 'first' | 'total'> & {
  listing: Listing<Row>;
  /** What is counted, in the plural. */
  what: string;
  /** Whether filters leave anything out; wherever there is a query, when left out. */
  isFiltered?: boolean;
  /** Said where nothing is left under the filters. */
  notFound: NothingFoundProps;
  /** Said where there is nothing at all. */
  none: EmptyStateProps;
  /** Titles of the columns, above the rows from 768 px on. */
  head?: ReactNode;
  /** Said beside the count. */
  note?: ReactNode;
  /** It is a part of a page, whose end has nothing to stay in view for. */
  isPart?: boolean;
};

/** The records under the filters, or why there are none, and how many those are. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { listing, what, isFiltered = props.query !== '', notFound, none, head, note, isPart, ...rows } = props;
  const { rows: first, matching, total } = listing;
  return (
    <>
      {matching > 0 ? (
        <div
          className={cn(
            !isPart && 'mb-5',
            head && 'md:overflow-clip md:rounded-card md:border md:border-line md:bg-surface-raised',
          )}
        >
          {head}
          <RecordRows key={rows.query} {...rows} first={first} total={matching} />
        </div>
      ) : (
        <div className="card">{isFiltered ? <NothingFound {...notFound} /> : <EmptyState {...none} />}</div>
      )}
      <ListCount matching={matching} total={total} what={what} isPart={isPart}>
        {note}
      </ListCount>
    </>
  );
}
