import type { Payload } from 'payload';
import { ORDERS_LOAD_FAILED } from '@/domain/orders/order-messages';
import { loadClubOrders } from './load-club-orders';
import { clubOrderQuery, type ClubOrderFilters } from './club-order-filters';
import { LoadFailed } from '@/ui/LoadFailed';
import { ClubOrderList } from './ClubOrderList';

/** Reads the team orders that match, and shows them or that they could not be read. */
export async function ClubOrdersResult({ payload, filters }: { payload: Payload; filters: ClubOrderFilters }) {
  const result = await loadClubOrders(payload, filters);
  if (!result.ok) return <LoadFailed message={ORDERS_LOAD_FAILED} className="card" />;
  return <ClubOrderList key={clubOrderQuery(filters)} first={result.listing} filters={filters} />;
}
