import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';
import { can, type Permission } from '@/domain/permissions';
import type { AdminUser, Team } from '@/payload-types';

type User = PayloadRequest['user'];

/** The signed-in member of staff, or nothing: a deactivated account is a stranger from its next request on. */
export function staffUser(user: User): AdminUser | undefined {
  return user?.collection === 'admin-users' && user.isActive ? user : undefined;
}

/** The signed-in team, or nothing; as with staff, a deactivated team is a stranger. */
export function teamUser(user: User): Team | undefined {
  return user?.collection === 'teams' && user.isActive ? user : undefined;
}

/** May this user do it? The one place where access rules meet the table of roles (spec §6). */
export function userCan(user: User, permission: Permission): boolean {
  const staff = staffUser(user);
  return staff !== undefined && can(staff.role, permission);
}

export const nobody: Access & FieldAccess = () => false;

/** Grants to staff whose role has the permission. */
export const staffWho =
  (permission: Permission): Access & FieldAccess =>
  ({ req }) =>
    userCan(req.user, permission);

/** Staff with the permission see all; everybody else what `visible` lets through. */
export const staffOrWhere =
  (permission: Permission, visible: Where): Access =>
  ({ req }) =>
    userCan(req.user, permission) || visible;

/** Staff with the permission reach all; a team reaches what belongs to it by `field`. */
export const staffOrOwnTeam =
  (permission: Permission, field: string): Access =>
  ({ req }) => {
    if (userCan(req.user, permission)) return true;
    const team = teamUser(req.user);
    return team ? { [field]: { equals: team.id } } : false;
  };

/**
 * For records that are public only as part of a public parent, as a product's pictures and variations are:
 * strangers get them where they are populated, and by file, but cannot list the collection itself.
 */
export const publicWithinParents =
  (permission: Permission, collection: string, visible: Where | true = true): Access =>
  ({ req }) => {
    if (userCan(req.user, permission)) return true;
    const addressed = req.routeParams?.collection === collection && req.routeParams.filename === undefined;
    return addressed ? false : visible;
  };
