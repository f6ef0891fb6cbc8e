import type { PayloadRequest } from 'payload';
import { can, type Permission } from '@/domain/staff/permissions';
import type { AdminUser, Team } from '@/payload-types';

type User = PayloadRequest['user'];

/** The signed-in member of staff, or nothing: a deactivated account is a stranger from its next request on. */
export function staffUser(user: User): (AdminUser & { collection: 'admin-users' }) | undefined {
  return user?.collection === 'admin-users' && user.isActive ? user : undefined;
}

/** The signed-in team, or nothing; as with staff, a deactivated team is a stranger. */
export function teamUser(user: User): (Team & { collection: 'teams' }) | undefined {
  return user?.collection === 'teams' && user.isActive ? user : undefined;
}

/** May this user do it? The one place where access rules and operations meet the table of roles. */
export function userCan(user: User, permission: Permission): boolean {
  const staff = staffUser(user);
  return staff !== undefined && can(staff.role, permission);
}
