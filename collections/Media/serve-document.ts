import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Payload, UploadConfig } from 'payload';
import { PDF_TYPE } from '@/domain/pages/media';
import { mediaFolder } from '@/lib/files/media-files';
import { fileDownload } from '@/lib/files/serve-file';
import { refuse } from '@/lib/http/respond';
import { findDocumentName } from '@/modules/media/data/media';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/** Serves a PDF as a download under its name in the library; Payload serves pictures. */
export const serveDocument: FileHandler = ({ payload }, { params: { filename } }) =>
  filename.endsWith('.pdf') ? download(payload, filename) : undefined;

async function download(payload: Payload, filename: string): Promise<Response> {
  const name = await findDocumentName(payload, filename);
  if (name === undefined) return refuse('not_found', 'File not found.');
  const file = path.join(mediaFolder, path.basename(filename));
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
  return fileDownload({ size: (await stat(file)).size, body }, `${name}.pdf`, PDF_TYPE);
}
