import type { Payload } from 'payload';
import { ORDERS_LOAD_FAILED } from '@/domain/orders/order-messages';
import { loadListing } from '@/lib/load-listing';
import { LoadFailed } from '@/ui/LoadFailed';
import { ROW_PAGE } from '@/ui/row-pages';
import { clubOrderQuery, type ClubOrderFilters } from './club-order-filters';
import { ClubOrderList } from './ClubOrderList';
import { listClubOrders } from './data/club-orders';

/** Reads the team orders that match, and shows them or that they could not be read. */
export async function ClubOrdersResult({ payload, filters }: { payload: Payload; filters: ClubOrderFilters }) {
  const result = await loadListing(() => listClubOrders({ payload, filters, limit: ROW_PAGE, offset: 0 }));
  if (!result.ok) return <LoadFailed message={ORDERS_LOAD_FAILED} className="card" />;
  return <ClubOrderList key={clubOrderQuery(filters)} first={result.listing} filters={filters} />;
}
