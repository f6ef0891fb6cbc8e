import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';
import sharp from 'sharp';
import { fileAddress } from '../../../src/modules/media/data/media-item';
import { mediaFiles } from '@/lib/files/media-files';
import type { Media } from '@/payload-types';

type PictureWords = Pick<Media, 'alt' | 'title' | 'folder'>;

/** Skips the decoding and encoding of an upload, half a second each: all our pictures are WebP. */
export async function storePicture(req: PayloadRequest, words: PictureWords, bytes: Buffer): Promise<string> {
  const name = randomBytes(12).toString('hex');
  const { data: pixels, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const write = async (suffix: string, content: Buffer, { width, height }: { width: number; height: number }) => {
    const filename = `${name}${suffix}.webp`;
    await mediaFiles.write(filename, content);
    return {
      filename,
      url: fileAddress(filename),
      mimeType: 'image/webp',
      filesize: content.length,
      width,
      height,
    };
  };
  const sizes: Record<string, Awaited<ReturnType<typeof write>>> = {};
  for (const { name: size, width, formatOptions } of copiesOf(req)) {
    const picture = sharp(pixels, { raw: info })
      .resize({ width })
      .toFormat(formatOptions?.format ?? 'webp', formatOptions?.options);
    const copy =
      width && width < info.width ? await picture.toBuffer({ resolveWithObject: true }) : { data: bytes, info };
    sizes[size] = await write(`-${copy.info.width}x${copy.info.height}`, copy.data, copy.info);
  }
  const data = {
    ...words,
    ...(await write('', bytes, info)),
    focalX: 50,
    focalY: 50,
    sizes,
  };
  const { id } = await req.payload.db.create({
    collection: 'media',
    data,
    req,
  });
  return String(id);
}

const copiesOf = (req: PayloadRequest) => req.payload.collections.media.config.upload.imageSizes ?? [];

export const storePictureFile = async (req: PayloadRequest, alt: string, file: string): Promise<string> =>
  storePicture(req, { alt }, await readFile(file));

export const storeDrawing = async (req: PayloadRequest, alt: string, svg: string, width: number): Promise<string> =>
  storePicture(req, { alt }, await sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 88 }).toBuffer());
