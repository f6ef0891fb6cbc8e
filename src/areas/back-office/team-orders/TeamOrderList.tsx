'use client';

import { ShirtIcon } from 'lucide-react';
import { TEAM_ORDERS, TEAM_ORDER_STATUSES } from '@/domain/orders/team-order-status';
import { RecordList } from '@/ui/list/RecordList';
import { teamOrderQuery, isTeamOrderFilter, type TeamOrderFilters } from './team-order-filters';
import { TEAM_ORDERS_PATH } from '../teams/team-filters';
import { TeamOrderRowView } from './TeamOrderRowView';
import type { TeamOrderListing } from './data/team-orders';

/** Orders of all teams or of one, loaded as the reader scrolls, and how many there are by status. */
export function TeamOrderList({ listing, filters }: { listing: TeamOrderListing; filters: TeamOrderFilters }) {
  const { counts } = listing;
  const isOfTeam = filters.team !== '';
  return (
    <RecordList
      label="Team orders"
      what="orders"
      path={`${TEAM_ORDERS_PATH}/list`}
      query={teamOrderQuery(filters)}
      listing={{ ...listing, total: Object.values(counts).reduce((sum, count) => sum + count, 0) }}
      isFiltered={isTeamOrderFilter(filters)}
      isPart={isOfTeam}
      notFound={{ title: 'No orders found' }}
      none={{
        headingLevel: isOfTeam ? 3 : 2,
        icon: <ShirtIcon />,
        title: 'No orders yet',
        description: `Orders will appear here when ${isOfTeam ? 'the team places' : 'teams place'} them`,
      }}
      note={
        <ul aria-label="All orders by status" className="flex flex-wrap gap-x-4 tabular-nums max-sm:text-xs">
          {TEAM_ORDER_STATUSES.filter((status) => counts[status]).map((status) => (
            <li key={status}>{`${counts[status]} ${TEAM_ORDERS.labels[status].toLowerCase()}`}</li>
          ))}
        </ul>
      }
      estimatedHeight={isOfTeam ? 78 : 102}
      failure="Failed to load orders"
    >
      {(order) => <TeamOrderRowView order={order} withTeam={!isOfTeam} />}
    </RecordList>
  );
}
