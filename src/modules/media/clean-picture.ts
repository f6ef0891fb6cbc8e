import type { Metadata, Sharp } from 'sharp';
import { openPicture } from '@/lib/files/open-picture';

/** In the quality of a camera’s or a designer’s file: all copies are made from it. */
export const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture) => picture.jpeg({ quality: 92 }),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
  'image/avif': (picture) => picture.avif({ quality: 75 }),
  'image/gif': (picture) => picture.gif(),
};

export const ALL_FRAMES = { animated: true } as const;

export const carriesData = ({ exif, xmp, iptc, comments, orientation = 1 }: Metadata): boolean =>
  Boolean(exif || xmp || iptc || comments) || orientation > 1;

/** Rotates as the camera noted, and drops metadata such as place and device: the file is public. */
export async function cleanPicture(bytes: Buffer, type: string, metadata: Metadata): Promise<Buffer> {
  const encode = encoders[type];
  if (!encode || !carriesData(metadata)) return bytes;
  const picture = (metadata.pages ?? 1) > 1 ? openPicture(bytes, ALL_FRAMES) : openPicture(bytes).autoOrient();
  return Buffer.from(await encode(picture.keepIccProfile()).toBuffer());
}
