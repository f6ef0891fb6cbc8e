'use client';

import type { ReactNode } from 'react';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { choicesOf } from '@/ui/choices';
import { ListFilters } from '@/ui/list/ListFilters';
import { TEAM_ORDER_CHOICES, teamOrdersHref, WAITING_LABELS, type TeamOrderFilters } from './team-order-filters';
import { TEAM_ORDERS_PATH } from '../teams/team-filters';

const choices = choicesOf(TEAM_ORDER_CHOICES, {
  all: 'All Statuses',
  ...WAITING_LABELS,
  late: 'Late',
  ...TEAM_ORDERS.labels,
});

/** Search and status over the orders of all teams, which come once they are read. */
export function TeamOrdersScreen({ filters, children }: { filters: TeamOrderFilters; children: ReactNode }) {
  return (
    <ListFilters
      label="Search team orders"
      path={TEAM_ORDERS_PATH}
      filters={filters}
      hrefOf={teamOrdersHref}
      search={{ label: 'Search team orders', placeholder: 'Search orders by number or team...' }}
      selects={[{ name: 'show', label: 'Filter by status', choices, className: 'grow sm:w-52 sm:grow-0' }]}
      loadingText="Loading orders..."
    >
      {children}
    </ListFilters>
  );
}
