import { Forbidden, type PayloadRequest, type Payload } from 'payload';
import { may } from '@/lib/accounts/active-user';
import type { Session } from '@/lib/database/sessions';
import { query } from '@/lib/database/query';

export type LockedAccount = {
  id: string;
  teamName: string;
  username: string;
  contactPerson: string | null;
  email: string | null;
  phone: string | null;
  division: string | null;
  sportType: string | null;
  vatNumber: string | null;
  isTaxExempt: boolean;
  allowsAnyNumber: boolean;
  colors: string[];
  isActive: boolean;
  lastLogin: Date | null;
};

/** Locks before Payload reads the team: a save writes the whole row. @throws Forbidden without the permission */
export async function lockTeam(
  { client }: Session,
  req: PayloadRequest,
  id: string,
): Promise<LockedAccount | undefined> {
  if (!may(req.user, 'teams:write')) throw new Forbidden(req.t);
  const { rowCount } = await client.query('select 1 from team_profiles where id = $1 for update', [id]);
  if (rowCount === 0) return undefined;
  // A second statement: after waiting for the lock, the first would miss what was written meanwhile.
  const { rows } = await client.query<LockedAccount>(
    `select t.id, t.team_name as "teamName", t.username, t.contact_person as "contactPerson", t.email, t.phone, t.division,
            t.sport_type as "sportType", t.vat_number as "vatNumber",
            coalesce(t.is_tax_exempt, false) as "isTaxExempt",
            coalesce(t.allows_any_number, false) as "allowsAnyNumber", t.is_active as "isActive", t.last_login as "lastLogin",
            array(select text from team_profiles_texts where parent_id = t.id and path = 'colors' order by "order") as colors
       from team_profiles t where t.id = $1`,
    [id],
  );
  return rows[0];
}

export async function endTeamSessions({ client }: Session, id: string): Promise<void> {
  await client.query('delete from team_profiles_sessions where _parent_id = $1', [id]);
}

export async function isUsernameTaken({ client }: Session, username: string, except?: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from team_profiles where username = $1 and id is distinct from $2::uuid',
    [username, except ?? null],
  );
  return Boolean(rowCount);
}

/** Usernames equal to `name`, or to `stem` with or without a number, without that of `except`. */
export async function listUsernames(payload: Payload, name: string, stem: string, except?: string): Promise<string[]> {
  const rows = await query<{ username: string }>(
    payload,
    `select username from team_profiles
      where (username in ($1, $2) or username like $2 || '-%') and id is distinct from $3::uuid`,
    [name, stem, except ?? null],
  );
  return rows.map(({ username }) => username);
}
