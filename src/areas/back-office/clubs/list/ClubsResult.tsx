import type { Payload } from 'payload';
import { loadListing } from '@/lib/load-listing';
import { LoadFailed } from '@/ui/LoadFailed';
import { ROW_PAGE } from '@/ui/row-pages';
import { TEAMS_LOAD_FAILED } from '../../shell/messages';
import { clubQuery, type ClubFilters } from '../club-filters';
import { ClubsList } from './ClubsScreen';
import { listClubs } from '@/areas/back-office/clubs/data/clubs';

/** Reads the teams that match, and shows them or that they could not be read. */
export async function ClubsResult({ payload, filters }: { payload: Payload; filters: ClubFilters }) {
  const result = await loadListing(() => listClubs({ payload, filters, limit: ROW_PAGE, offset: 0 }));
  if (!result.ok) return <LoadFailed message={TEAMS_LOAD_FAILED} className="card" />;
  return <ClubsList key={clubQuery(filters)} listing={result.listing} filters={filters} />;
}
