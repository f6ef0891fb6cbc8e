import type { Payload } from 'payload';
import { TEAMS_LOAD_FAILED } from '../../shell/messages';
import { clubQuery, type ClubFilters } from '../club-filters';
import { LoadFailed } from '@/ui/LoadFailed';
import { ClubsList } from './ClubsList';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { ROW_PAGE } from '@/ui/row-pages';
import { listClubs, type ClubListing } from '../data/clubs';

/** Reads the teams that match, and shows them or that they could not be read. */
export async function ClubsResult({ payload, filters }: { payload: Payload; filters: ClubFilters }) {
  const result = await loadClubs(payload, filters);
  if (!result.ok) return <LoadFailed message={TEAMS_LOAD_FAILED} className="card" />;
  return <ClubsList key={clubQuery(filters)} first={result.listing} filters={filters} />;
}

/** The first step of /admin/clubs; a database that does not answer is a failure the screen can tell. */
async function loadClubs(
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
