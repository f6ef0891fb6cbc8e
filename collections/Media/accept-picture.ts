import { randomBytes } from 'node:crypto';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp, { type Metadata } from 'sharp';

const maxBytes = 25 * 1024 * 1024;
const maxPixels = 50_000_000;
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
  if (!file || (operation !== 'create' && operation !== 'update')) return args;
  if (file.size > maxBytes) throw refuse('Pictures can be at most 25 MB.');
  const metadata = await readMetadata(file.data);
  const format = metadata && formats[metadata.format];
  if (!metadata || !format) throw refuse('This file is not a picture we can use (PNG, JPEG, WebP, AVIF or GIF).');
  if (metadata.width * metadata.height > maxPixels) throw refuse('Pictures can have at most 50 megapixels.');
  file.name = `${randomBytes(12).toString('hex')}.${format.extension}`;
  file.mimetype = format.mimetype;
  return args;
};

/** Nothing where it is no picture; of no bytes at all, sharp throws before it promises. */
async function readMetadata(data: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(data, { limitInputPixels: maxPixels }).metadata();
  } catch {
    return undefined;
  }
}
