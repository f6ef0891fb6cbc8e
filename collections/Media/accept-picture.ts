import { randomBytes } from 'node:crypto';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import sharp, { type Metadata } from 'sharp';
import { MAX_PICTURE_BYTES, NOT_A_PICTURE, TOO_LARGE } from '@/domain/media';
import { MAX_PIXELS } from '@/lib/files/limits';

const formats: Record<string, { extension: string; mimetype: string }> = {
  png: { extension: 'png', mimetype: 'image/png' },
  jpeg: { extension: 'jpg', mimetype: 'image/jpeg' },
  webp: { extension: 'webp', mimetype: 'image/webp' },
  heif: { extension: 'avif', mimetype: 'image/avif' },
  gif: { extension: 'gif', mimetype: 'image/gif' },
};

const refuse = (message: string) => new APIError(message, 422, undefined, true);

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
  const metadata = await readMetadata(file.data);
  const format = metadata && formats[metadata.format];
  if (!metadata || !format) throw refuse(NOT_A_PICTURE);
  if (metadata.width * metadata.height > MAX_PIXELS) throw refuse('Pictures can have at most 50 megapixels.');
  if (!(await decodes(file.data))) throw refuse('This picture is damaged: it cannot be read.');
  file.name = `${randomBytes(12).toString('hex')}.${format.extension}`;
  file.mimetype = format.mimetype;
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

/** Nothing where it is no picture; of no bytes at all, sharp throws before it promises. */
async function readMetadata(data: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(data, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch {
    return undefined;
  }
}

async function decodes(data: Buffer): Promise<boolean> {
  try {
    await sharp(data, { limitInputPixels: MAX_PIXELS }).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
