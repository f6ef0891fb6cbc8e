import { createHash, randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { assetFormat, assetSize, type AssetUsage } from '@/domain/teams/design-assets';
import type { AssetUploadInput } from '@/domain/teams/design-assets-input';
import { inTransaction } from '@/lib/database/transaction';
import { acceptAsset, type AcceptedAsset } from '@/lib/files/accept-asset';
import { assetFiles, newAssetNames } from '@/lib/files/asset-files';
import { drawPreview } from '@/lib/files/draw-preview';
import type { Failure, Success } from '@/lib/result';
import { assetFileUrl, assetView, type AssetView } from '../data/asset-view';
import { quotaRefusal, readUsage, shownUsage, type Run } from '../data/asset-usage';
import { findAsset, insertAsset, lockRoom, runAlone, runIn } from '../data/assets';

type StoreAsset = {
  req: PayloadRequest;
  team: { id: string };
  input: AssetUploadInput;
  file: { name: string; bytes: Buffer };
};

export type StoredAsset = { asset: AssetView; usage: AssetUsage };

/** Locks the team’s room. A repeated upload id returns the stored asset. `unavailable`: too many are read just now. */
export async function storeAsset(args: StoreAsset): Promise<Success<StoredAsset> | Failure> {
  const { req, team, input, file } = args;
  const { payload } = req;
  const id = idOf(team.id, input.uploadId);
  const run = runAlone(payload);
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
    await assetFiles.write(fileName, accepted.bytes);
    if (preview) await assetFiles.write(previewName, preview);
    const result = await addAsset({ ...args, id, accepted, names });
    isStored = result.ok && result.isNew;
    return result.ok ? { ok: true, asset: result.asset, usage: result.usage } : result;
  } finally {
    if (!isStored) await assetFiles.discard([fileName, previewName]);
  }
}

type AddAsset = StoreAsset & {
  id: string;
  accepted: AcceptedAsset;
  names: { fileName: string; previewName: string | null };
};

function addAsset(args: AddAsset): Promise<Success<StoredAsset & { isNew: boolean }> | Failure> {
  const { req, team, input, id, accepted, names } = args;
  const { length } = accepted.bytes;
  return inTransaction(req, async (session) => {
    const run = runIn(session);
    await lockRoom(run, team.id);
    const before = await alreadyStored(run, team.id, id);
    if (before) return { ...before, isNew: false };
    const refusal = quotaRefusal(await readUsage(run, team.id), length);
    if (refusal) return refusal;
    const row = await insertAsset(run, {
      id,
      teamId: team.id,
      name: input.name,
      type: input.type,
      description: input.description || null,
      fileFormat: assetFormat(accepted.extension),
      fileSize: assetSize(length),
      fileUrl: assetFileUrl(id),
      previewName: names.previewName,
      fileName: names.fileName,
      mimeType: accepted.mimeType,
      bytes: length,
      size: accepted.size,
    });
    return { ok: true, isNew: true, asset: assetView(row), usage: shownUsage(await readUsage(run, team.id)) };
  });
}

async function alreadyStored(run: Run, teamId: string, id: string): Promise<Success<StoredAsset> | undefined> {
  const row = await findAsset(run, teamId, id);
  return row && { ok: true, asset: assetView(row), usage: shownUsage(await readUsage(run, teamId)) };
}

/** Stable for an upload id of a team, and never another team’s. */
function idOf(teamId: string, uploadId: string | undefined): string {
  if (!uploadId) return randomUUID();
  const hash = createHash('sha256').update(`${teamId} ${uploadId}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
