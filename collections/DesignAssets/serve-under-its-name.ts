import type { UploadConfig } from 'payload';
import { downloadOf } from '@/modules/team/assets/serve-asset';
import { refuse } from '@/lib/http/respond';
import { findAssetOfFile } from '@/modules/team/data/assets';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/** Answers with the file as a download that is called what the asset is called, or 404 where there is none. */
export const serveUnderItsName: FileHandler = async (req, { params: { filename } }): Promise<Response> => {
  const row = await findAssetOfFile(req.payload, filename);
  const download = row && (await downloadOf(row));
  return download ?? refuse('not_found', 'File not found.');
};
