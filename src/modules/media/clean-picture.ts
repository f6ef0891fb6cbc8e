import type { Metadata, Sharp } from 'sharp';
import { openPicture } from '@/lib/files/open-picture';

/**
 * Encodes a picture in its own format, in the quality of a camera’s or a designer’s file: all copies are made from it.
 */
export const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture) => picture.jpeg({ quality: 92 }),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
  'image/avif': (picture) => picture.avif({ quality: 75 }),
  'image/gif': (picture) => picture.gif(),
};

/** Keeps all frames of an animation. */
export const ALL_FRAMES = { animated: true } as const;

/** True if a picture holds metadata of a camera or a program. */
export const carriesData = ({ exif, xmp, iptc, comments, orientation = 1 }: Metadata): boolean =>
  Boolean(exif || xmp || iptc || comments) || orientation > 1;

/**
 * Rotates a picture as its camera noted, and drops place, device and other metadata: the file itself is public. Bytes
 * without any stay as they are. Animations have no orientation.
 * @param type MIME type, one of `encoders`
 */
export async function cleanPicture(bytes: Buffer, type: string, metadata: Metadata): Promise<Buffer> {
  const encode = encoders[type];
  if (!encode || !carriesData(metadata)) return bytes;
  const picture = (metadata.pages ?? 1) > 1 ? openPicture(bytes, ALL_FRAMES) : openPicture(bytes).autoOrient();
  return Buffer.from(await encode(picture.keepIccProfile()).toBuffer());
}
