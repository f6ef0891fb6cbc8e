import type { Payload, PayloadRequest } from 'payload';
import type { AssetUsage } from '@/domain/teams/design-assets';
import type { AssetChanges } from '@/domain/teams/design-assets-input';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { assetView } from '../data/asset-view';
import type { StoredAsset } from './store-asset';
import { quotaRefusal, readUsage, shownUsage } from '../data/asset-usage';
import { findBytes, lockRoom, runAlone, runIn, setDeleted, setRestored, updateAsset } from '../data/assets';

type OfTeam = { payload: Payload; team: { id: string }; id: string };

const notFound = (): Failure => failure('not_found', 'Asset not found.');

export async function changeAsset({
  payload,
  team,
  id,
  changes,
}: OfTeam & { changes: AssetChanges }): Promise<Success<StoredAsset> | Failure> {
  const run = runAlone(payload);
  const row = await updateAsset(run, team.id, id, changes);
  return row ? { ok: true, asset: assetView(row), usage: shownUsage(await readUsage(run, team.id)) } : notFound();
}

/** Files stay for staff, its room is free. Deleting again is no failure: the response may have been lost. */
export async function deleteAsset({ payload, team, id }: OfTeam): Promise<Success<{ usage: AssetUsage }> | Failure> {
  const run = runAlone(payload);
  const isFound = await setDeleted(run, team.id, id);
  return isFound ? { ok: true, usage: shownUsage(await readUsage(run, team.id)) } : notFound();
}

/** If there is still room; locks the team’s row, as an upload does. */
export function restoreAsset({
  req,
  team,
  id,
}: OfTeam & { req: PayloadRequest }): Promise<Success<StoredAsset> | Failure> {
  return inTransaction(req, async (session) => {
    const run = runIn(session);
    await lockRoom(run, team.id);
    const bytes = await findBytes(run, team.id, id);
    if (bytes === undefined) return notFound();
    const refusal = quotaRefusal(await readUsage(run, team.id), bytes, false);
    if (refusal) return refusal;
    const row = await setRestored(run, team.id, id);
    if (!row) return notFound();
    return { ok: true, asset: assetView(row), usage: shownUsage(await readUsage(run, team.id)) };
  });
}
