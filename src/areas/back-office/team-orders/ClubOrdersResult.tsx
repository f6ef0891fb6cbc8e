import type { Payload } from 'payload';
import { ORDERS_LOAD_FAILED } from '@/domain/orders/order-messages';
import { FirstRows } from '../shell/FirstRows';
import type { ClubOrderFilters } from './club-order-filters';
import { ClubOrderList } from './ClubOrderList';
import { listClubOrders } from './data/club-orders';

type ClubOrdersResultProps = { payload: Payload; filters: ClubOrderFilters };

/** The team orders that match, once they are read. */
export const ClubOrdersResult = ({ payload, filters }: ClubOrdersResultProps) => (
  <FirstRows list={listClubOrders} payload={payload} filters={filters} failure={ORDERS_LOAD_FAILED}>
    {(listing) => <ClubOrderList listing={listing} filters={filters} />}
  </FirstRows>
);
