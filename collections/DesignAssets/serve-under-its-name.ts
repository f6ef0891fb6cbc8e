import type { UploadConfig } from 'payload';
import { downloadOf, type AssetFileRow } from '@/modules/team/assets/serve-asset';
import { query } from '@/lib/database/query';
import { refuse } from '@/lib/http/respond';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/** Answers with the file as a download that is called what the asset is called, or 404 where there is none. */
export const serveUnderItsName: FileHandler = async (req, { params: { filename } }): Promise<Response> => {
  const [row] = await query<AssetFileRow>(
    req.payload,
    'select name, filename, mime_type from design_assets where filename = $1',
    [filename],
  );
  const download = row && (await downloadOf(row));
  return download ?? refuse('not_found', 'File not found.');
};
