import { NotFound, type Access, type Where } from 'payload';
import { teamUser, userCan } from '../shared/access';

/**
 * Staff read all, those too that were deleted; a team reads its own while they are active. To a team, the file of
 * another one is not there at all: Payload would say that it is forbidden.
 */
export const readAsset: Access = async ({ req, data, isReadingStaticFile }) => {
  if (userCan(req.user, 'teams:read')) return true;
  const team = teamUser(req.user);
  if (!team) return false;
  const own: Where = { and: [{ team: { equals: team.id } }, { isActive: { equals: true } }] };
  if (!isReadingStaticFile) return own;
  const file: Where = { filename: { equals: data?.filename } };
  // As the system: this is the access rule itself.
  const { totalDocs } = await req.payload.count({
    collection: 'design-assets',
    where: { and: [file, own] },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) throw new NotFound(req.t);
  return own;
};
