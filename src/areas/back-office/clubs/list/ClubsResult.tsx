import type { Payload } from 'payload';
import { TEAMS_LOAD_FAILED } from '../../shell/messages';
import { loadClubs } from './load-clubs';
import { clubQuery, type ClubFilters } from '../club-filters';
import { LoadFailed } from '@/ui/LoadFailed';
import { ClubsList } from './ClubsList';

/** Reads the teams that match, and shows them or that they could not be read. */
export async function ClubsResult({ payload, filters }: { payload: Payload; filters: ClubFilters }) {
  const result = await loadClubs(payload, filters);
  if (!result.ok) return <LoadFailed message={TEAMS_LOAD_FAILED} className="card" />;
  return <ClubsList key={clubQuery(filters)} first={result.listing} filters={filters} />;
}
