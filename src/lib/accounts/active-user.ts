import type { Access, FieldAccess, PayloadRequest } from 'payload';
import { permissionsOf, type Permission } from '@/domain/staff/permissions';
import { teamRoleCan, type TeamPermission, type TeamRole } from '@/domain/teams/team-roles';
import type { AdminUser } from '@/payload-types';
import { keyOf } from './key-of';

type User = PayloadRequest['user'];

export const nobody: Access & FieldAccess = () => false;

/** Undefined for a deactivated account, from its next request on. */
export function staffUser(user: User): (AdminUser & { collection: 'admin-users' }) | undefined {
  return user?.collection === 'admin-users' && user.isActive ? user : undefined;
}

export function may(user: User, permission: Permission): boolean {
  const staff = staffUser(user);
  return staff !== undefined && permissionsOf(staff.role, staff.permissions).includes(permission);
}

/** Undefined for everyone but a team’s login and its people, and for a deactivated team. */
export function teamSeat(user: User): { teamId: string; role: TeamRole } | undefined {
  if (user?.collection === 'teams') return user.isActive ? { teamId: user.id, role: 'manager' } : undefined;
  if (user?.collection !== 'team-people' || !user.isActive) return undefined;
  return { teamId: typeof user.team === 'string' ? user.team : user.team.id, role: user.role };
}

export function teamWhere(user: User, permission: TeamPermission): string | undefined {
  const seat = teamSeat(user);
  return seat && teamRoleCan(seat.role, permission) ? seat.teamId : undefined;
}

export function nameOfUser(user: User): string {
  const key = keyOf(user);
  if (key) return `${key.name} (API key)`;
  if (user?.collection === 'teams') return user.contactPerson ?? user.teamName;
  return user?.fullName ?? 'System';
}

/** Member of staff as records name who wrote them; everyone else is the system. */
export function staffOf({ user }: Pick<PayloadRequest, 'user'>): { id: string | null; name: string } {
  const by = user?.collection === 'admin-users' ? user : undefined;
  return { id: by?.id ?? null, name: by?.fullName ?? 'System' };
}
