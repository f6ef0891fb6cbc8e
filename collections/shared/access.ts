import type { Access, FieldAccess, Where } from 'payload';
import type { Permission } from '@/domain/staff/permissions';
import type { TeamPermission } from '@/domain/teams/team-roles';
import { teamWhere, userCan } from '@/lib/accounts/active-user';

export { staffUser, teamSeat, teamWhere, userCan } from '@/lib/accounts/active-user';

export const nobody: Access & FieldAccess = () => false;

/** Grants to staff whose role has the permission. */
export const staffWho =
  (permission: Permission): Access & FieldAccess =>
  ({ req }) =>
    userCan(req.user, permission);

/** Staff with the permission see all; everyone else what `visible` lets through. */
export const staffOrWhere =
  (permission: Permission, visible: Where): Access =>
  ({ req }) =>
    userCan(req.user, permission) || visible;

/** Staff with the permission reach all; users who may do `may` for a team reach what belongs to it by `field`. */
export const staffOrOwnTeam =
  (permission: Permission, field: string, may: TeamPermission): Access =>
  ({ req }) => {
    if (userCan(req.user, permission)) return true;
    const teamId = teamWhere(req.user, may);
    return teamId ? { [field]: { equals: teamId } } : false;
  };

/** A field for staff with the permission, and for users who may do `may` for a team. */
export const staffOrTeamWho =
  (permission: Permission, may: TeamPermission): FieldAccess =>
  ({ req }) =>
    userCan(req.user, permission) || teamWhere(req.user, may) !== undefined;

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
