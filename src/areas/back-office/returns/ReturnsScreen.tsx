'use client';

import { Undo2 } from 'lucide-react';
import Link from 'next/link';
import { piecesText } from '@/domain/despatch/shipments';
import { returnPath, RETURNS_PATH } from '@/domain/returns/return-path';
import { RETURN_REASON_LABELS, RETURN_STATUS_LABELS, RETURN_STATUSES } from '@/domain/returns/return-state';
import { choicesOf, type Choice } from '@/ui/choices';
import { cn } from '@/ui/cn';
import { LINE } from '@/ui/list/line';
import { ListScreen } from '@/ui/list/ListScreen';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import type { ReturnListing, ReturnRow } from './data';
import { returnQuery, returnsHref, type ReturnFilters } from './return-filters';
import { ReturnBadge } from './ReturnBadge';

const statuses: Choice<ReturnFilters['status']>[] = [
  { value: 'all', label: 'All returns' },
  ...choicesOf(RETURN_STATUSES, RETURN_STATUS_LABELS),
];

export function ReturnsScreen({ listing, filters }: { listing: ReturnListing; filters: ReturnFilters }) {
  return (
    <>
      <PageHeading
        title="Returns"
        intro="Customers and clubs ask for them on their order page; you open one from an order."
      />
      <ListScreen
        label="Returns"
        what="returns"
        path={RETURNS_PATH}
        filters={filters}
        query={returnQuery(filters)}
        hrefOf={returnsHref}
        search={{ label: 'Search returns', placeholder: 'Search by number, order, name or email...' }}
        selects={[
          { name: 'status', label: 'Filter by status', choices: statuses, className: 'grow sm:w-40 sm:grow-0' },
        ]}
        loadingText="Loading returns..."
        failure="Failed to load returns"
        listing={listing}
        notFound={{ title: 'No returns found' }}
        none={{
          title: 'No returns yet',
          description: 'Once goods are sent, customers can ask to return them.',
          icon: <Undo2 />,
        }}
        estimatedHeight={98}
        hasLines
      >
        {(row) => <ReturnCard row={row} />}
      </ListScreen>
    </>
  );
}

function ReturnCard({ row }: { row: ReturnRow }) {
  const { id, returnNumber, status, orderNumber, customerName, pieces, reasons, createdAt } = row;
  return (
    <article
      className={cn(
        LINE,
        'card relative px-4 py-4 hover:border-line-strong sm:px-5 dense:grid dense:grid-cols-[15rem_minmax(0,1fr)_24rem] dense:items-center dense:gap-x-4',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-sans text-base leading-6 font-semibold tracking-normal wrap-anywhere normal-case dense:text-sm">
          <Link
            href={returnPath(id)}
            prefetch={false}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {returnNumber}
          </Link>
        </h2>
        <ReturnBadge status={status} />
      </div>
      <p className="mt-0.5 text-sm wrap-anywhere dense:mt-0 dense:truncate">
        {customerName} <span className="text-ink-muted">· #{orderNumber}</span>
      </p>
      <p className="mt-0.5 text-sm text-ink-muted dense:mt-0 dense:truncate">
        <LocalDate iso={createdAt} /> · {piecesText(pieces)} ·{' '}
        {reasons.map((reason) => RETURN_REASON_LABELS[reason]).join(', ')}
      </p>
    </article>
  );
}
