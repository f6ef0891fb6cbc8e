import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Payload, UploadConfig } from 'payload';
import { PDF_TYPE } from '@/domain/pages/media';
import { query } from '@/lib/database/query';
import { mediaFolder } from '@/lib/files/media-files';
import { fileDownload } from '@/lib/files/serve-file';
import { refuse } from '@/lib/http/respond';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/** A PDF is a download under the name that the library knows it by; pictures are left to Payload. */
export const serveDocument: FileHandler = ({ payload }, { params: { filename } }) =>
  filename.endsWith('.pdf') ? download(payload, filename) : undefined;

async function download(payload: Payload, filename: string): Promise<Response> {
  const [row] = await query<{ name: string }>(
    payload,
    `select coalesce(nullif(title, ''), alt) as name from media where filename = $1 and mime_type = $2`,
    [filename, PDF_TYPE],
  );
  if (!row) return refuse('not_found', 'File not found.');
  const file = path.join(mediaFolder, path.basename(filename));
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
  return fileDownload({ size: (await stat(file)).size, body }, `${row.name}.pdf`, PDF_TYPE);
}
