'use client';

import { SearchX, ShirtIcon } from 'lucide-react';
import { TEAM_ORDER_STATUS_LABELS, TEAM_ORDER_STATUSES } from '@/domain/orders/team-order-status';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/EmptyState';
import type { ClubOrderListing } from './data/club-orders';
import { CLUB_ORDERS_PATH, clubOrderQuery, isClubOrderFilter, type ClubOrderFilters } from './club-order-filters';
import { RecordRows } from '@/ui/list/RecordRows';
import { ClubOrderRowView } from './ClubOrderRowView';

/** Orders of all teams or of one, loaded as the reader scrolls, and how many there are by status. */
export function ClubOrderList({ first, filters }: { first: ClubOrderListing; filters: ClubOrderFilters }) {
  const { rows, matching, counts } = first;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isFiltered = isClubOrderFilter(filters);
  const listed = TEAM_ORDER_STATUSES.filter((status) => counts[status]);
  return (
    <>
      <div className={filters.team ? undefined : 'mb-5'}>
        {matching > 0 ? (
          <RecordRows
            label="Team orders"
            path={`${CLUB_ORDERS_PATH}/list`}
            query={clubOrderQuery(filters)}
            total={matching}
            first={rows}
            estimatedHeight={filters.team ? 78 : 102}
            failure="Failed to load orders"
          >
            {(order) => <ClubOrderRowView order={order} withTeam={!filters.team} />}
          </RecordRows>
        ) : (
          <div className="card">
            <EmptyState
              headingLevel={filters.team ? 3 : 2}
              icon={isFiltered ? <SearchX /> : <ShirtIcon />}
              title={isFiltered ? 'No orders found' : 'No orders yet'}
              description={
                isFiltered
                  ? 'Try adjusting your search or filter criteria'
                  : `Orders will appear here when ${filters.team ? 'the team places' : 'teams place'} them`
              }
            />
          </div>
        )}
      </div>
      <footer
        data-toast-floor={!filters.team || undefined}
        className={cn(
          'flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-muted',
          !filters.team &&
            'sticky bottom-0 z-10 -mx-gutter mt-auto -mb-6 border-t border-line bg-surface-sunken px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mb-8',
        )}
      >
        <p className="font-medium text-ink">{`Showing ${matching} of ${total} orders`}</p>
        <ul aria-label="All orders by status" className="flex flex-wrap gap-x-4 tabular-nums max-sm:text-xs">
          {listed.map((status) => (
            <li key={status}>{`${counts[status]} ${TEAM_ORDER_STATUS_LABELS[status].toLowerCase()}`}</li>
          ))}
        </ul>
      </footer>
    </>
  );
}
