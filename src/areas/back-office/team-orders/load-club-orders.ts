import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { ROW_PAGE } from '@/ui/row-pages';
import type { ClubOrderFilters } from './club-order-filters';
import { listClubOrders, type ClubOrderListing } from './list-club-orders';

/** The first step of a list of team orders; a database that does not answer is a failure the screen can tell. */
export async function loadClubOrders(
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
