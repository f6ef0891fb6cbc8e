import type { Access } from 'payload';
import type { Permission } from '@/domain/staff/permissions';
import { teamUser, userCan } from './access';

/** Staff create for any team; a team creates for itself alone. */
export const ownTeamOnCreate =
  (permission: Permission): Access =>
  ({ req, data }) => {
    if (userCan(req.user, permission)) return true;
    const team = teamUser(req.user);
    return team !== undefined && data?.team === team.id;
  };
