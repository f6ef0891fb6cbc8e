import type { Payload } from 'payload';
import { ORDERS_LOAD_FAILED } from '@/domain/orders/order-messages';
import { FirstRows } from '../shell/FirstRows';
import type { TeamOrderFilters } from './team-order-filters';
import { TeamOrderList } from './TeamOrderList';
import { listTeamOrders } from './data/team-orders';

type TeamOrdersResultProps = { payload: Payload; filters: TeamOrderFilters };

/** The team orders that match, once they are read. */
export const TeamOrdersResult = ({ payload, filters }: TeamOrdersResultProps) => (
  <FirstRows list={listTeamOrders} payload={payload} filters={filters} failure={ORDERS_LOAD_FAILED}>
    {(listing) => <TeamOrderList listing={listing} filters={filters} />}
  </FirstRows>
);
