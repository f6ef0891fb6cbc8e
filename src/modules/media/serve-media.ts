import { headersWithCors, type PayloadRequest, type UploadConfig } from 'payload';
import { bodyLength } from '@kitroom/front/http/body-length';
import { mediaFiles } from '@/lib/files/media-files';
import { fileDownload, typeOf } from '@/lib/files/serve-file';
import type { ByteRange } from '@/lib/files/store/file-store';
import { refuse } from '@/lib/http/respond';
import { findDocumentName } from './data/media';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

const notFound = () => refuse('not_found', 'File not found.');

export const serveMedia: FileHandler = (req, { params: { filename } }) =>
  filename.endsWith('.pdf') ? serveDocument(req, filename) : servePicture(req, filename);

async function serveDocument({ payload }: PayloadRequest, filename: string): Promise<Response> {
  const name = await findDocumentName(payload, filename);
  if (name === undefined) return notFound();
  return (await fileDownload(mediaFiles, filename, { name: `${name}.pdf`, type: typeOf(filename) })) ?? notFound();
}

/** All of it, or what a `Range` names. Names are generated, so a picture is immutable. */
async function servePicture(req: PayloadRequest, filename: string): Promise<Response> {
  const headers = headersWithCors({
    req,
    headers: new Headers({
      'Accept-Ranges': 'bytes',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Content-Disposition': 'inline',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  });
  const header = req.headers.get('range');
  const size = header === null ? undefined : (await mediaFiles.stat(filename))?.size;
  const range = header === null || size === undefined ? undefined : rangeIn(header, size);
  if (range === null) {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const file = await mediaFiles.read(filename, range);
  if (!file) return notFound();
  headers.set('Content-Type', typeOf(filename));
  for (const [name, value] of Object.entries(bodyLength(file.size))) headers.set(name, value);
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return new Response(file.body, { status: range ? 206 : 200, headers });
}

/** The first range of a header; null if it names no byte of the file. */
function rangeIn(header: string, size: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)/.exec(header) ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : null;
}
