import type { Payload } from 'payload';
import type { Role } from '@/domain/staff/permissions';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type StaffMember = {
  id: string;
  fullName: string;
  email: string;
  role: Role;
  isActive: boolean;
  lastLogin: Date | null;
  isInvited: boolean;
  hasSecondFactor: boolean;
};

/** All accounts, active ones first. The page restricts it to administrators. */
export const listStaff = (payload: Payload): Promise<StaffMember[]> =>
  query<StaffMember>(
    payload,
    `select id, full_name as "fullName", email, role, is_active as "isActive", last_login as "lastLogin",
            last_login is null and reset_password_token is not null as "isInvited",
            exists (select 1 from staff_second_factors where user_id = id and enabled_at is not null)
              as "hasSecondFactor"
       from admin_users
      order by is_active desc, lower(full_name), email`,
    [],
  );

type Person = { email: string; fullName: string };

export async function lockActiveStaff(
  { client }: Session,
  id: string,
): Promise<(Person & { isNew: boolean }) | undefined> {
  const { rows } = await client.query<Person & { isNew: boolean }>(
    `select email, full_name as "fullName", last_login is null as "isNew" from admin_users
      where id = $1 and is_active for no key update`,
    [id],
  );
  return rows[0];
}

/** @returns its owner, undefined if no second factor was enabled. */
export async function deleteSecondFactor({ client }: Session, id: string): Promise<Person | undefined> {
  const { rows } = await client.query<Person>(
    `delete from staff_second_factors using admin_users person
      where user_id = $1 and person.id = user_id and enabled_at is not null
      returning person.email, person.full_name as "fullName"`,
    [id],
  );
  return rows[0];
}

export async function lockPreferences({ client }: Session, id: string): Promise<unknown> {
  const { rows } = await client.query<{ stored: unknown }>(
    'select notification_preferences as stored from admin_users where id = $1 for no key update',
    [id],
  );
  return rows[0]?.stored;
}
