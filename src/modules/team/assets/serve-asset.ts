import type { Payload, TypedUser } from 'payload';
import { readAssetFile } from '@/lib/files/asset-files';
import { fileDownload, previewPicture } from '@/lib/files/serve-file';
import { findAssetFile, type AssetFile } from '../data/assets';

type ServeAsset = { payload: Payload; user: TypedUser; id: string };

export async function serveAssetFile(args: ServeAsset): Promise<Response | undefined> {
  const row = await readableRow(args);
  return row && downloadOf(row);
}

/** Checks no permission; undefined if the file is missing. */
export async function downloadOf({ name, fileName, mimeType }: AssetFile): Promise<Response | undefined> {
  const file = fileName ? await readAssetFile(fileName) : undefined;
  return file && fileDownload(file, `${name}.${fileName?.split('.').at(-1)}`, mimeType);
}

export async function servePreview(args: ServeAsset): Promise<Response | undefined> {
  const row = await readableRow(args);
  const file = row?.previewName ? await readAssetFile(row.previewName) : undefined;
  return file && previewPicture(file);
}

/** By the collection’s access rule: its active team, and staff. */
async function readableRow({ payload, user, id }: ServeAsset) {
  const { totalDocs } = await payload.count({
    collection: 'design-assets',
    where: { id: { equals: id } },
    user,
    overrideAccess: false,
  });
  if (totalDocs === 0) return undefined;
  return findAssetFile(payload, id);
}
