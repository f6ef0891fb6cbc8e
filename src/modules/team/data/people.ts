import type { Payload } from 'payload';
import type { TeamRole } from '@/domain/teams/team-roles';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type Person = {
  id: string;
  fullName: string;
  email: string;
  role: TeamRole;
  /** True once they have logged in with a password of their own. */
  hasJoined: boolean;
};

const COLUMNS = `id, full_name as "fullName", email, role, last_login is not null as "hasJoined"`;

/** Without the team’s own login, by name. */
export const listPeople = (payload: Payload, teamId: string): Promise<Person[]> =>
  query<Person>(payload, `select ${COLUMNS} from team_people where team_id = $1 order by lower(full_name), id`, [
    teamId,
  ]);

type LockedTeam = { teamName: string; isActive: boolean; people: number };

/** Locks out other changes of its people, and counts them. Undefined for an unknown team. */
export async function lockTeamForPeople({ client }: Session, teamId: string): Promise<LockedTeam | undefined> {
  const { rowCount } = await client.query('select 1 from team_profiles where id = $1 for no key update', [teamId]);
  if (rowCount === 0) return undefined;
  // A second statement: one that waited for the lock would count without those who came in the meantime.
  const { rows } = await client.query<LockedTeam>(
    `select team_name as "teamName", is_active as "isActive",
            (select count(*)::int from team_people where team_id = team.id) as people
       from team_profiles team where id = $1`,
    [teamId],
  );
  return rows[0];
}

export async function lockPerson({ client }: Session, teamId: string, id: string): Promise<Person | undefined> {
  const { rows } = await client.query<Person>(
    `select ${COLUMNS} from team_people where team_id = $1 and id = $2 for update`,
    [teamId, id],
  );
  return rows[0];
}

/** True if any team or person logs in with the address; locks it until the transaction ends. */
export async function isAddressTaken({ client }: Session, email: string): Promise<boolean> {
  await client.query("select pg_advisory_xact_lock(hashtext('team person ' || $1))", [email]);
  const { rowCount } = await client.query('select 1 from team_people where email = $1', [email]);
  return rowCount === 1;
}

/** Ends their sessions, so that nothing stays open that they may no longer see. */
export async function setRole({ client }: Session, id: string, role: TeamRole): Promise<void> {
  await client.query('update team_people set role = $2, updated_at = now() where id = $1', [id, role]);
  await client.query('delete from team_people_sessions where _parent_id = $1', [id]);
}

export async function deletePerson({ client }: Session, id: string): Promise<void> {
  await client.query('delete from team_people where id = $1', [id]);
}
