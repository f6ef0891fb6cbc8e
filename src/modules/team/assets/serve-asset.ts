import type { Payload, TypedUser } from 'payload';
import { assetFiles } from '@/lib/files/asset-files';
import { fileDownload, previewPicture, serveDownload } from '@/lib/files/serve-file';
import type { DownloadName } from '@/lib/files/store/file-store';
import { findAssetFile, type AssetFile } from '../data/assets';

type ServeAsset = { payload: Payload; user: TypedUser; id: string; isScript?: boolean };

/** Scripts read it from the shop: no page may fetch from elsewhere. */
export async function serveAssetFile(args: ServeAsset): Promise<Response | undefined> {
  const row = await readableRow(args);
  if (!row || !args.isScript) return row && downloadOf(row);
  const file = await assetFiles.read(row.fileName);
  return file && serveDownload(file, downloadName(row));
}

/** Checks no permission; undefined if the file is missing. */
export async function downloadOf(row: AssetFile): Promise<Response | undefined> {
  return fileDownload(assetFiles, row.fileName, downloadName(row));
}

const downloadName = ({ name, fileName, mimeType }: AssetFile): DownloadName => ({
  name: `${name}.${fileName?.split('.').at(-1)}`,
  type: mimeType ?? 'application/octet-stream',
});

export async function servePreview(args: ServeAsset): Promise<Response | undefined> {
  const row = await readableRow(args);
  const file = await assetFiles.read(row?.previewName);
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
