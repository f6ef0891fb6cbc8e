import { bodyLength } from '@kitroom/front/http/body-length';
import { attachment } from './disposition';
import type { DownloadName, StoredFile } from './store/file-store';
import type { StoredFolder } from './stored-folder';

/** Keeps uploads from running in our origin. */
const confined = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
};

export const typeOf = (fileName: string): string =>
  TYPES[fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** By a signed link where the store gives one. Undefined if the file is missing; checks no permission. */
export async function fileDownload(
  folder: StoredFolder,
  fileName: string | null | undefined,
  as: DownloadName,
): Promise<Response | undefined> {
  const found = await folder.download(fileName, as);
  if (!found || !('link' in found)) return found && serveDownload(found, as);
  return new Response(null, {
    status: 302,
    headers: { Location: found.link, 'Referrer-Policy': 'no-referrer', ...PRIVATE },
  });
}

export function serveDownload(content: StoredFile | Buffer, { name, type }: DownloadName): Response {
  const { size, body } = Buffer.isBuffer(content) ? { size: content.length, body: new Uint8Array(content) } : content;
  return new Response(body, {
    headers: {
      ...confined,
      'Content-Type': type,
      ...bodyLength(size),
      'Content-Disposition': attachment(name),
      ...PRIVATE,
    },
  });
}

/** Not public: access may change. */
export const previewPicture = (file: StoredFile): Response => servePicture(file, 'image/webp', 'private, max-age=300');

export function servePicture({ size, body }: StoredFile, mimeType: string, cacheControl: string): Response {
  return new Response(body, {
    headers: {
      ...confined,
      'Content-Type': mimeType,
      ...bodyLength(size),
      'Content-Disposition': 'inline',
      'Cache-Control': cacheControl,
    },
  });
}
