import type { UploadConfig } from 'payload';
import { downloadOf } from '@/modules/team/assets/serve-asset';
import { refuse } from '@/lib/http/respond';
import { findAssetOfFile } from '@/modules/team/data/assets';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/** Serves the file as a download under the asset’s name. */
export const serveUnderItsName: FileHandler = async (req, { params: { filename } }): Promise<Response> => {
  const row = await findAssetOfFile(req.payload, filename);
  const download = row && (await downloadOf(row));
  return download ?? refuse('not_found', 'File not found.');
};
