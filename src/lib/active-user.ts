import type { PayloadRequest } from 'payload';
import { can, type Permission } from '@/domain/staff/permissions';
import { teamRoleCan, type TeamPermission, type TeamRole } from '@/domain/teams/team-roles';
import type { AdminUser } from '@/payload-types';

type User = PayloadRequest['user'];

/** The signed-in member of staff, or nothing: a deactivated account is a stranger from its next request on. */
export function staffUser(user: User): (AdminUser & { collection: 'admin-users' }) | undefined {
  return user?.collection === 'admin-users' && user.isActive ? user : undefined;
}

/** May this user do it? The one place where access rules and operations meet the table of roles. */
export function userCan(user: User, permission: Permission): boolean {
  const staff = staffUser(user);
  return staff !== undefined && can(staff.role, permission);
}

/**
 * The team that a user is signed in for, and as what: a team by its own login, as its manager, or one of its people.
 * Nothing for everyone else; with their team, its people are strangers as soon as it is deactivated.
 */
export function teamSeat(user: User): { teamId: string; role: TeamRole } | undefined {
  if (user?.collection === 'teams') return user.isActive ? { teamId: user.id, role: 'manager' } : undefined;
  if (user?.collection !== 'team-people' || !user.isActive) return undefined;
  return { teamId: typeof user.team === 'string' ? user.team : user.team.id, role: user.role };
}

/** The id of the team for which this user may do it; nothing where they may not. */
export function teamWhere(user: User, permission: TeamPermission): string | undefined {
  const seat = teamSeat(user);
  return seat && teamRoleCan(seat.role, permission) ? seat.teamId : undefined;
}

/** What a signed-in user is called in histories and logs. */
export function nameOfUser(user: User): string {
  if (user?.collection === 'teams') return user.contactPerson ?? user.teamName;
  return user?.fullName ?? 'System';
}
