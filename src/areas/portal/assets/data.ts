import type { Payload } from 'payload';
import type { AssetUsage } from '@/domain/teams/design-assets';
import type { AssetListInput } from '@/domain/teams/design-assets-input';
import { query } from '@/lib/database/query';
import { ASSET_COLUMNS, assetView, type AssetRow, type AssetView } from '@/modules/team/data/asset-view';
import { readUsage, shownUsage } from '@/modules/team/data/asset-usage';

const STEP = 24;

/** One step, newest first. `next` is the cursor of the following step, null at the end. */
export type AssetList = { assets: AssetView[]; next: string | null; total: number; usage: AssetUsage };

type ListAssets = { payload: Payload; team: { id: string }; filter: AssetListInput };

export async function listAssets({ payload, team, filter }: ListAssets): Promise<AssetList> {
  const { type, q, after } = filter;
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const shown = `team_id = $1 and is_active and ($2::text is null or type::text = $2)
    and ($3 = '' or name ilike $3 or description ilike $3 or file_format ilike $3)`;
  const values = [team.id, type ?? null, pattern];
  const [rows, [count], usage] = await Promise.all([
    query<AssetRow>(
      payload,
      `select ${ASSET_COLUMNS} from design_assets
        where ${shown} and ($4::timestamptz is null or (created_at, id) < ($4, $5::uuid))
        order by created_at desc, id desc limit ${STEP + 1}`,
      [...values, after?.createdAt ?? null, after?.id ?? null],
    ),
    query<{ total: number }>(payload, `select count(*)::int as total from design_assets where ${shown}`, values),
    readUsage((text, parameters) => query(payload, text, parameters), team.id),
  ]);
  const assets = rows.slice(0, STEP).map(assetView);
  const last = assets.at(-1);
  return {
    assets,
    next: last && rows.length > STEP ? `${last.createdAt}_${last.id}` : null,
    total: count?.total ?? 0,
    usage: shownUsage(usage),
  };
}
