import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { ROW_PAGE } from '@/ui/row-pages';
import type { ClubFilters } from '../club-filters';
import { listClubs, type ClubListing } from './list-clubs';

/** The first step of /admin/clubs; a database that does not answer is a failure the screen can tell. */
export async function loadClubs(
  payload: Payload,
  filters: ClubFilters,
): Promise<Result<{ listing: ClubListing }, 'load_failed'>> {
  try {
    return { ok: true, listing: await listClubs({ payload, filters, limit: ROW_PAGE, offset: 0 }) };
  } catch (error) {
    log.error({ err: error }, 'The teams could not be listed.');
    return failure('load_failed', 'Failed to load teams');
  }
}
