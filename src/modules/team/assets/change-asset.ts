import type { Payload, PayloadRequest } from 'payload';
import type { AssetUsage } from '@/domain/teams/design-assets';
import type { AssetChanges } from '@/domain/teams/design-assets-input';
import { query } from '@/lib/database/query';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { ASSET_COLUMNS, assetView, type AssetRow } from '../data/asset-view';
import type { StoredAsset } from './store-asset';
import { quotaRefusal, readUsage, shownUsage, type Run } from '../data/asset-usage';

type OfTeam = { payload: Payload; team: { id: string }; id: string };

const notFound = (): Failure => failure('not_found', 'Asset not found.');

/** Changes name, type or description of an active asset. */
export async function changeAsset({
  payload,
  team,
  id,
  changes,
}: OfTeam & { changes: AssetChanges }): Promise<Success<StoredAsset> | Failure> {
  const run = alone(payload);
  const { name = null, type = null, description = null } = changes;
  const [row] = await run<AssetRow>(
    `update design_assets
        set name = coalesce($3, name), type = coalesce($4, type), description = coalesce($5, description),
            updated_at = now()
      where id = $1 and team_id = $2 and is_active returning ${ASSET_COLUMNS}`,
    [id, team.id, name, type, description],
  );
  return row ? { ok: true, asset: assetView(row), usage: shownUsage(await readUsage(run, team.id)) } : notFound();
}

/**
 * Takes an asset from its team. Its files stay for staff, and its room is free at once.
 * Deleting again is no failure: the answer to the first time may have been lost.
 */
export async function deleteAsset({ payload, team, id }: OfTeam): Promise<Success<{ usage: AssetUsage }> | Failure> {
  const run = alone(payload);
  const rows = await run(
    `update design_assets set is_active = false, updated_at = now() where id = $1 and team_id = $2 returning id`,
    [id, team.id],
  );
  return rows.length > 0 ? { ok: true, usage: shownUsage(await readUsage(run, team.id)) } : notFound();
}

/** Takes a deletion back, where there is still room; the team’s row is locked as it is for an upload. */
export function restoreAsset({
  req,
  team,
  id,
}: OfTeam & { req: PayloadRequest }): Promise<Success<StoredAsset> | Failure> {
  return inTransaction(req, async ({ client }) => {
    const run: Run = async (text, values) => (await client.query(text, values)).rows;
    await run('select id from team_profiles where id = $1 for no key update', [team.id]);
    const [found] = await run<{ bytes: number }>(
      `select case when is_active then 0 else coalesce(filesize, 0) end::float8 as bytes
         from design_assets where id = $1 and team_id = $2`,
      [id, team.id],
    );
    if (!found) return notFound();
    const refusal = quotaRefusal(await readUsage(run, team.id), found.bytes, false);
    if (refusal) return refusal;
    const [row] = await run<AssetRow>(
      `update design_assets set is_active = true, updated_at = now()
        where id = $1 and team_id = $2 returning ${ASSET_COLUMNS}`,
      [id, team.id],
    );
    if (!row) return notFound();
    return { ok: true, asset: assetView(row), usage: shownUsage(await readUsage(run, team.id)) };
  });
}

const alone =
  (payload: Payload): Run =>
  (text, values) =>
    query(payload, text, values);
