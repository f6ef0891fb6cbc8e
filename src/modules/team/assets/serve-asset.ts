import type { Payload, TypedUser } from 'payload';
import { query } from '@/lib/database/query';
import { readAssetFile } from '@/lib/files/asset-files';
import { fileDownload, previewPicture } from '@/lib/files/serve-file';

type ServeAsset = { payload: Payload; user: TypedUser; id: string };

/** The file of an asset as a download under the asset’s name, or nothing where this user may not have it. */
export async function serveAssetFile(args: ServeAsset): Promise<Response | undefined> {
  const row = await readableRow(args);
  return row && downloadOf(row);
}

export type AssetFileRow = { name: string; filename: string | null; mime_type: string | null };

/** A stored file as a download, whoever asks; nothing where it is missing. */
export async function downloadOf({ name, filename, mime_type }: AssetFileRow): Promise<Response | undefined> {
  const file = filename ? await readAssetFile(filename) : undefined;
  return file && fileDownload(file, `${name}.${filename?.split('.').at(-1)}`, mime_type);
}

/** The picture drawn of an asset. */
export async function servePreview(args: ServeAsset): Promise<Response | undefined> {
  const row = await readableRow(args);
  const file = row?.preview_name ? await readAssetFile(row.preview_name) : undefined;
  return file && previewPicture(file);
}

/** The collection’s own access rule says who reads it: its team while it is active, and staff. */
async function readableRow({ payload, user, id }: ServeAsset) {
  const { totalDocs } = await payload.count({
    collection: 'design-assets',
    where: { id: { equals: id } },
    user,
    overrideAccess: false,
  });
  if (totalDocs === 0) return undefined;
  const [row] = await query<AssetFileRow & { preview_name: string | null }>(
    payload,
    'select name, filename, mime_type, preview_name from design_assets where id = $1',
    [id],
  );
  return row;
}
