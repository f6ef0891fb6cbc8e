import type { Access, FieldAccess, Where } from 'payload';
import type { Permission } from '@/domain/staff/permissions';
import type { TeamPermission } from '@/domain/teams/team-roles';
import { teamWhere, userCan } from '@/lib/accounts/active-user';

export { nobody, staffUser, teamSeat, teamWhere, userCan } from '@/lib/accounts/active-user';

export const staffWho =
  (permission: Permission): Access & FieldAccess =>
  ({ req }) =>
    userCan(req.user, permission);

/** All records for staff with the permission; the visible ones for everyone else. */
export const staffOrWhere =
  (permission: Permission, visible: Where): Access =>
  ({ req }) =>
    userCan(req.user, permission) || visible;

export const staffOrOwnTeam =
  (permission: Permission, field: string, may: TeamPermission): Access =>
  ({ req }) => {
    if (userCan(req.user, permission)) return true;
    const teamId = teamWhere(req.user, may);
    return teamId ? { [field]: { equals: teamId } } : false;
  };

export const staffOrTeamWho =
  (permission: Permission, may: TeamPermission): FieldAccess =>
  ({ req }) =>
    userCan(req.user, permission) || teamWhere(req.user, may) !== undefined;

/** Public within a public parent, as a product’s pictures, and by file; the public cannot list the collection. */
export const publicWithinParents =
  (permission: Permission, collection: string, visible: Where | true = true): Access =>
  ({ req }) => {
    if (userCan(req.user, permission)) return true;
    const addressed = req.routeParams?.collection === collection && req.routeParams.filename === undefined;
    return addressed ? false : visible;
  };
