import type { Payload } from 'payload';
import { ROLE_LABELS, type GrantedPermission, type Role } from '@/domain/staff/permissions';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export const ROLES_PATH = '/admin/staff/roles';

export type StaffMember = {
  id: string;
  fullName: string;
  email: string;
  role: Role;
  roleLabel: string;
  roleChoice: string;
  isActive: boolean;
  lastLogin: Date | null;
  isInvited: boolean;
  hasSecondFactor: boolean;
};

/** All accounts, active ones first. The page restricts it to the owner. */
export async function listStaff(payload: Payload): Promise<StaffMember[]> {
  const staff = await query<
    Omit<StaffMember, 'roleLabel' | 'roleChoice'> & { own: { id: string; name: string } | null }
  >(
    payload,
    `select person.id, full_name as "fullName", email, role, is_active as "isActive", last_login as "lastLogin",
            last_login is null and reset_password_token is not null as "isInvited",
            exists (select 1 from staff_second_factors where user_id = person.id and enabled_at is not null)
              as "hasSecondFactor",
            case when roles.id is not null then json_build_object('id', roles.id, 'name', roles.name) end as own
       from admin_users person left join roles on roles.id = own_role_id and role = 'own'
      order by is_active desc, lower(full_name), email`,
    [],
  );
  return staff.map(({ own, ...person }) => ({
    ...person,
    roleLabel: own?.name ?? ROLE_LABELS[person.role],
    roleChoice: own?.id ?? person.role,
  }));
}

export type OwnRole = { id: string; name: string; permissions: GrantedPermission[]; holders: number };

export const listOwnRoles = (payload: Payload): Promise<OwnRole[]> =>
  query<OwnRole>(
    payload,
    `select id, name, permissions, (select count(*)::int from admin_users where own_role_id = roles.id) as holders
       from roles order by lower(name)`,
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
