import { randomBytes } from 'node:crypto';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { MAX_PICTURE_BYTES, NOT_A_PICTURE, TOO_LARGE } from '@/domain/media';
import { MAX_PIXELS } from '@/lib/files/drawing/limits.mjs';
import { refuseUnread } from '@/lib/files/file-refusal';
import { openPicture, PictureError } from '@/lib/files/open-picture';

const formats: Record<string, { extension: string; mimetype: string }> = {
  png: { extension: 'png', mimetype: 'image/png' },
  jpeg: { extension: 'jpg', mimetype: 'image/jpeg' },
  webp: { extension: 'webp', mimetype: 'image/webp' },
  heif: { extension: 'avif', mimetype: 'image/avif' },
  gif: { extension: 'gif', mimetype: 'image/gif' },
};

const DAMAGED = 'This picture is damaged: it cannot be read.';
const TOO_MANY_PIXELS = 'Pictures can have at most 50 megapixels, all frames of an animation together.';

const refuse = (message: string, status = 422) => new APIError(message, status, undefined, true);

/**
 * Judges an uploaded picture by its bytes, never by what it is called: it must decode, within the limits of
 * size and pixels, and is stored under a generated name with the extension of what it is.
 */
export const acceptPicture: CollectionBeforeOperationHook<'media'> = async ({ args, operation, req }) => {
  const { file } = req;
  if (operation !== 'create' && operation !== 'update') return args;
  if (!file) {
    keepFile(req);
    return args;
  }
  if (file.size > MAX_PICTURE_BYTES) throw refuse(TOO_LARGE);
  const { format, width, height, pages = 1 } = await orRefuse(openPicture(file.data).metadata(), NOT_A_PICTURE);
  const kept = formats[format];
  if (!kept) throw refuse(NOT_A_PICTURE);
  if (width * height * pages > MAX_PIXELS) throw refuse(TOO_MANY_PIXELS);
  await orRefuse(openPicture(file.data).resize(8, 8, { fit: 'fill' }).raw().toBuffer(), DAMAGED);
  file.name = `${randomBytes(12).toString('hex')}.${kept.extension}`;
  file.mimetype = kept.mimetype;
  return args;
};

/**
 * Payload cuts a stored picture by writing over its file, which browsers keep for ever under its name, and nothing
 * brings it back. Its panel sends a part with every focal point: the whole picture is no such wish.
 */
function keepFile({ query }: PayloadRequest): void {
  const edits = query.uploadEdits;
  if (typeof edits !== 'object' || edits === null) return;
  const { focalPoint, crop } = edits as { focalPoint?: unknown; crop?: Partial<Record<'width' | 'height', unknown>> };
  if (crop && (Number(crop.width) < 100 || Number(crop.height) < 100)) throw refuse('Crop pictures at /cms/media.');
  query.uploadEdits = { focalPoint };
}

/** What the drawing process answers, or the refusal of a picture that it cannot read. */
async function orRefuse<Value>(drawn: Promise<Value>, message: string): Promise<Value> {
  try {
    return await drawn;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const refusal = refuseUnread(error.reason, message);
    throw refuse(refusal.message, refusal.code === 'unavailable' ? 503 : 422);
  }
}
