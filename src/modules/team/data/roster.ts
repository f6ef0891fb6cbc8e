import type { Payload } from 'payload';
import type { RosterMember } from '@/domain/teams/team-draft-changes';
import { query } from '@/lib/database/query';

/** The team’s active members by name. */
export const loadRoster = (payload: Payload, teamId: string) =>
  query<RosterMember>(
    payload,
    `select id, name, nullif(name_on_back, '') as "nameOnBack", jersey_number::int as number, size_preference as size
       from team_members where team_id = $1 and is_active order by name collate "en-x-icu", id`,
    [teamId],
  );
