import { bodyLength } from '@kitroom/front/http/body-length';
import { attachment } from './disposition';
import type { StoredFile } from './file-store';

/** Keeps uploads from running in our origin. */
const confined = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** `name` may be in any language. */
export function fileDownload({ size, body }: StoredFile, name: string, mimeType: string | null): Response {
  return new Response(body, {
    headers: {
      ...confined,
      'Content-Type': mimeType ?? 'application/octet-stream',
      ...bodyLength(size),
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
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
