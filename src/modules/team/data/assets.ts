import type { Payload } from 'payload';
import type { AssetType } from '@/domain/teams/design-assets';
import type { AssetChanges } from '@/domain/teams/design-assets-input';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { ASSET_COLUMNS, type AssetRow } from './asset-view';
import type { Run } from './asset-usage';

export const runAlone =
  (payload: Payload): Run =>
  (text, values) =>
    query(payload, text, values);

export const runIn =
  ({ client }: Session): Run =>
  async (text, values) =>
    (await client.query(text, values)).rows;

/** Serialises uploads: two at once cannot both take the last of the quota. */
export async function lockRoom(run: Run, teamId: string): Promise<void> {
  await run('select id from team_profiles where id = $1 for no key update', [teamId]);
}

export async function findAsset(run: Run, teamId: string, id: string): Promise<AssetRow | undefined> {
  const [row] = await run<AssetRow>(`select ${ASSET_COLUMNS} from design_assets where id = $1 and team_id = $2`, [
    id,
    teamId,
  ]);
  return row;
}

/** Bytes needed to restore it; undefined if there is no such asset. */
export async function findBytes(run: Run, teamId: string, id: string): Promise<number | undefined> {
  const [found] = await run<{ bytes: number }>(
    `select case when is_active then 0 else coalesce(filesize, 0) end::float8 as bytes
       from design_assets where id = $1 and team_id = $2`,
    [id, teamId],
  );
  return found?.bytes;
}

export async function updateAsset(
  run: Run,
  teamId: string,
  id: string,
  { name = null, type = null, description = null }: { [Key in keyof AssetChanges]: AssetChanges[Key] | null },
): Promise<AssetRow | undefined> {
  const [row] = await run<AssetRow>(
    `update design_assets
        set name = coalesce($3, name), type = coalesce($4, type), description = coalesce($5, description),
            updated_at = now()
      where id = $1 and team_id = $2 and is_active returning ${ASSET_COLUMNS}`,
    [id, teamId, name, type, description],
  );
  return row;
}

/** @returns false if the team has no such asset. */
export async function setDeleted(run: Run, teamId: string, id: string): Promise<boolean> {
  const rows = await run(
    `update design_assets set is_active = false, updated_at = now() where id = $1 and team_id = $2 returning id`,
    [id, teamId],
  );
  return rows.length > 0;
}

export async function setRestored(run: Run, teamId: string, id: string): Promise<AssetRow | undefined> {
  const [row] = await run<AssetRow>(
    `update design_assets set is_active = true, updated_at = now()
      where id = $1 and team_id = $2 returning ${ASSET_COLUMNS}`,
    [id, teamId],
  );
  return row;
}

type NewAsset = {
  id: string;
  teamId: string;
  name: string;
  type: AssetType;
  description: string | null;
  fileFormat: string;
  fileSize: string;
  fileUrl: string;
  previewName: string | null;
  fileName: string;
  mimeType: string;
  bytes: number;
  /** px; undefined for a drawing. */
  size?: { width: number; height: number };
};

export async function insertAsset(run: Run, asset: NewAsset): Promise<AssetRow> {
  const [row] = await run<AssetRow>(
    `insert into design_assets (id, team_id, name, type, description, file_format, file_size, file_url, preview_name,
       filename, mime_type, filesize, width, height, is_active)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, true) returning ${ASSET_COLUMNS}`,
    [
      asset.id,
      asset.teamId,
      asset.name,
      asset.type,
      asset.description,
      asset.fileFormat,
      asset.fileSize,
      asset.fileUrl,
      asset.previewName,
      asset.fileName,
      asset.mimeType,
      asset.bytes,
      asset.size?.width ?? null,
      asset.size?.height ?? null,
    ],
  );
  if (!row) throw new Error('The asset was not inserted.');
  return row;
}

export type AssetFile = { name: string; fileName: string | null; mimeType: string | null; previewName: string | null };

const FILE = `select name, filename as "fileName", mime_type as "mimeType", preview_name as "previewName" from design_assets`;

/** The caller checks the permission. */
export async function findAssetFile(payload: Payload, id: string): Promise<AssetFile | undefined> {
  const [row] = await query<AssetFile>(payload, `${FILE} where id = $1`, [id]);
  return row;
}

/** The caller checks the permission. */
export async function findAssetOfFile(payload: Payload, fileName: string): Promise<AssetFile | undefined> {
  const [row] = await query<AssetFile>(payload, `${FILE} where filename = $1`, [fileName]);
  return row;
}
