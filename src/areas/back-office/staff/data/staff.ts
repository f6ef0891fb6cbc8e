import type { Payload } from 'payload';
import type { Role } from '@/domain/staff/permissions';
import { query } from '@/lib/database/query';

export type StaffMember = {
  id: string;
  fullName: string;
  email: string;
  role: Role;
  isActive: boolean;
  lastLogin: Date | null;
  /** Has not chosen a password yet. */
  isInvited: boolean;
  hasSecondFactor: boolean;
};

/** Everyone who has an account, the active first. For administrators, whom the page lets in alone. */
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
