import type { Payload } from 'payload';
import { ORDERS_LOAD_FAILED } from '@/domain/orders/order-messages';
import { clubOrderQuery, type ClubOrderFilters } from './club-order-filters';
import { LoadFailed } from '@/ui/LoadFailed';
import { ClubOrderList } from './ClubOrderList';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { ROW_PAGE } from '@/ui/row-pages';
import { listClubOrders, type ClubOrderListing } from './data/club-orders';

/** Reads the team orders that match, and shows them or that they could not be read. */
export async function ClubOrdersResult({ payload, filters }: { payload: Payload; filters: ClubOrderFilters }) {
  const result = await loadClubOrders(payload, filters);
  if (!result.ok) return <LoadFailed message={ORDERS_LOAD_FAILED} className="card" />;
  return <ClubOrderList key={clubOrderQuery(filters)} first={result.listing} filters={filters} />;
}

/** The first step of a list of team orders; a database that does not answer is a failure the screen can tell. */
async function loadClubOrders(
  payload: Payload,
  filters: ClubOrderFilters,
): Promise<Result<{ listing: ClubOrderListing }, 'load_failed'>> {
  try {
    return { ok: true, listing: await listClubOrders({ payload, filters, limit: ROW_PAGE, offset: 0 }) };
  } catch (error) {
    log.error({ err: error }, 'The team orders could not be listed.');
    return failure('load_failed', 'Failed to load orders');
  }
}
