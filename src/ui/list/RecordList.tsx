'use client';

import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '@/ui/EmptyState';
import { cn } from '@/ui/cn';
import { ListCount } from './ListFrame';
import { RecordRows, type RecordRowsProps } from './RecordRows';
import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';

type Listing<Row> = {
  rows: readonly Row[];
  matching: number;
  isMore?: boolean;
  total: number;
};

export type RecordListProps<Row> = Omit<RecordRowsProps<Row>, 'first' | 'total' | 'isMore'> & {
  listing: Listing<Row>;
  what: string;
  isFiltered?: boolean;
  notFound: NothingFoundProps;
  none: EmptyStateProps;
  head?: ReactNode;
  note?: ReactNode;
  bar?: ReactNode;
  isPart?: boolean;
};

export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { listing, what, isFiltered = props.query !== '', notFound, none, head, note, bar, isPart, ...rows } = props;
  const { rows: first, matching, isMore, total } = listing;
  return (
    <>
      {matching > 0 ? (
        <div
          className={cn(
            !isPart && 'mb-5',
            head && 'md:overflow-clip md:rounded-card md:border md:border-line md:bg-surface-raised',
            rows.hasLines &&
              'dense:overflow-clip dense:rounded-card dense:border dense:border-line dense:bg-surface-raised',
            !isPart && 'dense:mb-3',
          )}
        >
          {head}
          <RecordRows key={rows.query} {...rows} first={first} total={matching} isMore={isMore} />
        </div>
      ) : (
        <div className="card">{isFiltered ? <NothingFound {...notFound} /> : <EmptyState {...none} />}</div>
      )}
      <ListCount matching={matching} isMore={isMore} total={total} what={what} isPart={isPart} bar={bar}>
        {note}
      </ListCount>
    </>
  );
}

type NothingFoundProps = {
  title: string;
  description?: string;
  clearHref?: string;
};

function NothingFound({
  title,
  description = 'Try adjusting your search or filter criteria',
  clearHref,
}: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      description={description}
      icon={<SearchX />}
      action={
        clearHref && (
          <Link href={clearHref} className={buttonClass('outline', 'sm')}>
            Clear filters
          </Link>
        )
      }
    />
  );
}
