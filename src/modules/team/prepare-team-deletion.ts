import type { CollectionBeforeDeleteHook } from 'payload';
import { lockRows } from '@/lib/database/lock-rows';
import { currentTransaction } from '@/lib/database/transaction';
import { assetFiles } from '@/lib/files/asset-files';
import { deletePeople, deleteRosterAndAssets, hasOrders } from './data/team-deletion';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

/** Throws APIError 409 if it has orders. Files go after the commit, since the transaction may still fail. */
export const prepareTeamDeletion: CollectionBeforeDeleteHook = async ({ id, req }): Promise<void> => {
  const session = await currentTransaction(req);
  await lockRows(req, 'team_profiles', id);
  if (await hasOrders(session, String(id))) {
    throw refusalError(failure('in_use', 'This team has orders: deactivate it instead.'));
  }
  await deletePeople(session, String(id));
  const assets = await deleteRosterAndAssets(session, String(id));
  const files = assets.flatMap(({ filename, previewName }) => [filename, previewName]);
  session.afterCommit(() => assetFiles.discard(files));
};
