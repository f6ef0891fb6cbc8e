import type { Access, FieldAccess, Where } from 'payload';
import type { Permission } from '@/domain/staff/permissions';
import type { TeamPermission } from '@/domain/teams/team-roles';
import { may, teamWhere } from '@/lib/accounts/active-user';

export { nobody, may, staffUser, teamSeat, teamWhere } from '@/lib/accounts/active-user';

export const staffWho =
  (permission: Permission): Access & FieldAccess =>
  ({ req }) =>
    may(req.user, permission);

/** All records for staff with the permission; the visible ones for everyone else. */
export const staffOrWhere =
  (permission: Permission, visible: Where): Access =>
  ({ req }) =>
    may(req.user, permission) || visible;

const OF_A_STATUS: ReadonlySet<string> = new Set(['status', 'statusReason', 'despiteUnpaid']);

/** A status alone is also for those who make or send orders: the collection’s hook checks which. */
export const staffOrStatus: Access<object> = ({ req, data }) => {
  if (may(req.user, 'orders:write')) return true;
  const isOfStatus = data !== undefined && 'status' in data && Object.keys(data).every((name) => OF_A_STATUS.has(name));
  return isOfStatus && (may(req.user, 'production:write') || may(req.user, 'despatch:write'));
};

export const staffOrOwnTeam =
  (permission: Permission, field: string, ofTeam: TeamPermission): Access =>
  ({ req }) => {
    if (may(req.user, permission)) return true;
    const teamId = teamWhere(req.user, ofTeam);
    return teamId ? { [field]: { equals: teamId } } : false;
  };

export const staffOrTeamWho =
  (permission: Permission, ofTeam: TeamPermission): FieldAccess =>
  ({ req }) =>
    may(req.user, permission) || teamWhere(req.user, ofTeam) !== undefined;

/** Public within a public parent, as a product’s pictures, and by file; the public cannot list the collection. */
export const publicWithinParents =
  (permission: Permission, collection: string, visible: Where | true = true): Access =>
  ({ req }) => {
    if (may(req.user, permission)) return true;
    const addressed = req.routeParams?.collection === collection && req.routeParams.filename === undefined;
    return addressed ? false : visible;
  };
