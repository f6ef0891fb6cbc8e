import { createHash, randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { assetFormat, assetSize, type AssetUsage } from '@/domain/teams/design-assets';
import type { AssetUploadInput } from '@/domain/teams/design-assets-input';
import { query } from '@/lib/database/query';
import { inTransaction } from '@/lib/database/transaction';
import { acceptAsset, type AcceptedFile } from '@/lib/files/accept-asset';
import { newAssetNames, removeAssetFiles, writeAssetFile } from '@/lib/files/asset-files';
import { drawPreview } from '@/lib/files/draw-preview';
import type { Failure, Success } from '@/lib/result';
import { ASSET_COLUMNS, assetFileUrl, assetView, type AssetRow, type AssetView } from '../data/asset-view';
import { quotaRefusal, readUsage, shownUsage, type Run } from '../data/asset-usage';

type StoreAsset = {
  payload: Payload;
  req: PayloadRequest;
  team: { id: string };
  input: AssetUploadInput;
  file: { name: string; bytes: Buffer };
};

export type StoredAsset = { asset: AssetView; usage: AssetUsage };

/**
 * Adds a file to a team’s assets. Its bytes are checked, its preview is drawn, and its room is taken in the
 * transaction that inserts it, with the team’s row locked: two uploads at once cannot both take the last of it.
 * @returns `invalid` with what is wrong with the file, `unavailable` where too many are read just now, `quota` where it
 *   does not fit; a repeated upload id answers what was stored the first time.
 */
export async function storeAsset(args: StoreAsset): Promise<Success<StoredAsset> | Failure> {
  const { payload, team, input, file } = args;
  const id = idOf(team.id, input.uploadId);
  const run: Run = (text, values) => query(payload, text, values);
  const before = await alreadyStored(run, team.id, id);
  if (before) return before;
  const accepted = await acceptAsset(file.name, file.bytes);
  if (!accepted.ok) return accepted;
  const refusal = quotaRefusal(await readUsage(run, team.id), accepted.bytes.length);
  if (refusal) return refusal;

  const { fileName, previewName } = newAssetNames(accepted.extension);
  const preview = await drawPreview(accepted.bytes, accepted.content);
  const names = { fileName, previewName: preview ? previewName : null };
  let isStored = false;
  try {
    await writeAssetFile(fileName, accepted.bytes);
    if (preview) await writeAssetFile(previewName, preview);
    const result = await insertAsset({ ...args, id, accepted, names });
    isStored = result.ok && result.isNew;
    return result.ok ? { ok: true, asset: result.asset, usage: result.usage } : result;
  } finally {
    if (!isStored) await removeAssetFiles([fileName, previewName]);
  }
}

type InsertAsset = StoreAsset & {
  id: string;
  accepted: AcceptedFile;
  names: { fileName: string; previewName: string | null };
};

function insertAsset(args: InsertAsset): Promise<Success<StoredAsset & { isNew: boolean }> | Failure> {
  const { req, team, input, id, accepted, names } = args;
  const { length } = accepted.bytes;
  return inTransaction(req, async ({ client }) => {
    const run: Run = async (text, values) => (await client.query(text, values)).rows;
    await run('select id from team_profiles where id = $1 for no key update', [team.id]);
    const before = await alreadyStored(run, team.id, id);
    if (before) return { ...before, isNew: false };
    const refusal = quotaRefusal(await readUsage(run, team.id), length);
    if (refusal) return refusal;
    const [row] = await run<AssetRow>(
      `insert into design_assets (id, team_id, name, type, description, file_format, file_size, file_url, preview_name,
         filename, mime_type, filesize, is_active)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true) returning ${ASSET_COLUMNS}`,
      [
        id,
        team.id,
        input.name,
        input.type,
        input.description || null,
        assetFormat(accepted.extension),
        assetSize(length),
        assetFileUrl(id),
        names.previewName,
        names.fileName,
        accepted.mimeType,
        length,
      ],
    );
    if (!row) throw new Error('The asset was not inserted.');
    return { ok: true, isNew: true, asset: assetView(row), usage: shownUsage(await readUsage(run, team.id)) };
  });
}

async function alreadyStored(run: Run, teamId: string, id: string): Promise<Success<StoredAsset> | undefined> {
  const [row] = await run<AssetRow>(`select ${ASSET_COLUMNS} from design_assets where id = $1 and team_id = $2`, [
    id,
    teamId,
  ]);
  return row && { ok: true, asset: assetView(row), usage: shownUsage(await readUsage(run, teamId)) };
}

/** The id that an upload gets: always the same for one upload id of a team, and never that of another team’s. */
function idOf(teamId: string, uploadId: string | undefined): string {
  if (!uploadId) return randomUUID();
  const hash = createHash('sha256').update(`${teamId} ${uploadId}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
