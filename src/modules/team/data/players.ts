import type { Payload } from 'payload';
import { listed, namesakeMarks } from '@/domain/teams/namesakes';
import { compareNames, type Player } from '@/domain/teams/roster';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { shirtRulesOf } from '@/domain/teams/shirt-rules';
import type { RosterMember, TeamRoster } from '@/domain/teams/team-draft-changes';

/** SQL: a stored number as JSON of the domain. */
export const shirtNumberOf = (column: string): string =>
  `case ${column} when '00' then '"00"'::jsonb else to_jsonb(${column}::int) end`;

const PLAYER_COLUMNS = `
  id, name, position, ${shirtNumberOf('jersey_number')} as "jerseyNumber", size_preference as "sizePreference",
  name_on_back as "nameOnBack", email, shorts_size as "shortsSize", socks_size as "socksSize", squad, is_active as "isActive"`;

const ofTeam = `select ${PLAYER_COLUMNS} from team_members where team_id = $1`;

/** Inactive players, too, by name. */
export async function loadRoster(payload: Payload, teamId: string): Promise<Player[]> {
  return (await query<Player>(payload, ofTeam, [teamId])).sort(compareNames);
}

/** Locks the roster: one name sent twice at once makes one player, and sizes sent by link meanwhile are kept. */
export async function lockRoster({ client }: Session, teamId: string): Promise<Player[]> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('roster ' || $1::text, 0))`, [teamId]);
  return (await client.query<Player>(`${ofTeam} order by id for no key update`, [teamId])).rows.sort(compareNames);
}

/** Tells an active player from others of the name; '' without namesakes. */
export async function loadNamesakeMark(payload: Payload, memberId: string): Promise<string> {
  const players = await query<Player>(
    payload,
    `select ${PLAYER_COLUMNS} from team_members
      where is_active and team_id = (select team_id from team_members where id = $1)`,
    [memberId],
  );
  return namesakeMarks(players.map(listed))[players.findIndex(({ id }) => id === memberId)] ?? '';
}

export async function lockPlayer({ client }: Session, teamId: string, id: string): Promise<Player | undefined> {
  const { rows } = await client.query<Player>(`${ofTeam} and id = $2 for update`, [teamId, id]);
  return rows[0];
}

export type PlayerToStore = Omit<Player, 'id'> & { id?: string };

/** One statement. Leaves another team’s ids alone. Returns the written players. */
export async function storePlayers(
  { client }: Session,
  teamId: string,
  players: readonly PlayerToStore[],
): Promise<Player[]> {
  const { rows } = await client.query<Player>(
    `insert into team_members
            (id, team_id, name, position, jersey_number, size_preference, name_on_back, email, shorts_size, socks_size, squad, is_active)
     select coalesce(id, gen_random_uuid()), $1, name, position, "jerseyNumber", "sizePreference", "nameOnBack", email,
            "shortsSize", "socksSize", squad, "isActive"
       from jsonb_to_recordset($2::jsonb) as player (
            id uuid, name text, position text, "jerseyNumber" text,
            "sizePreference" enum_team_members_size_preference, "nameOnBack" text, email text,
            "shortsSize" enum_team_members_shorts_size, "socksSize" enum_team_members_socks_size, squad text, "isActive" boolean)
         on conflict (id) do update
        set name = excluded.name, position = excluded.position, jersey_number = excluded.jersey_number,
            size_preference = excluded.size_preference, name_on_back = excluded.name_on_back, email = excluded.email,
            shorts_size = excluded.shorts_size, socks_size = excluded.socks_size,
            squad = excluded.squad, is_active = excluded.is_active, updated_at = now()
      where team_members.team_id = excluded.team_id
     returning ${PLAYER_COLUMNS}`,
    [teamId, JSON.stringify(players)],
  );
  return rows;
}

/** Replaces these squads by `squad` in the team’s calls for sizes. */
export async function renameSquadOfRequests(
  { client }: Session,
  teamId: string,
  names: readonly string[],
  squad: string,
): Promise<void> {
  await client.query(
    'update team_size_requests set squad = $3, updated_at = now() where team_id = $1 and squad = any($2::text[])',
    [teamId, names, squad],
  );
}

export const loadTeamRoster = async (
  payload: Payload,
  team: { id: string } & Parameters<typeof shirtRulesOf>[0],
): Promise<TeamRoster> => ({
  rules: shirtRulesOf(team),
  members: await query<RosterMember>(
    payload,
    `select id, name, nullif(name_on_back, '') as "nameOnBack", ${shirtNumberOf('jersey_number')} as number,
            size_preference as "sizePreference", shorts_size as "shortsSize", socks_size as "socksSize", squad
       from team_members where team_id = $1 and is_active order by name collate "en-x-icu", id`,
    [team.id],
  ),
});
