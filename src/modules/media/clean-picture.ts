import type { Metadata, Sharp } from 'sharp';
import { openPicture } from '@/lib/files/open-picture';

/** Writes a picture in its own format, as good as what a camera or a designer hands in: all copies are made of these bytes. */
export const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture) => picture.jpeg({ quality: 92 }),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
  'image/avif': (picture) => picture.avif({ quality: 75 }),
  'image/gif': (picture) => picture.gif(),
};

/** Keeps all frames of an animation. */
export const ALL_FRAMES = { animated: true } as const;

/** Whether its camera or a program noted anything in a picture. */
export const carriesData = ({ exif, xmp, iptc, comments, orientation = 1 }: Metadata): boolean =>
  Boolean(exif || xmp || iptc || comments) || orientation > 1;

/**
 * Turns a picture the way up that its camera noted, and drops place, device and other data that it carries: the public can
 * ask for the file itself. Bytes that carry none stay as they are. Moving pictures have no way up.
 * @param type MIME type, one of `encoders`
 */
export async function cleanPicture(bytes: Buffer, type: string, metadata: Metadata): Promise<Buffer> {
  const encode = encoders[type];
  if (!encode || !carriesData(metadata)) return bytes;
  const picture = (metadata.pages ?? 1) > 1 ? openPicture(bytes, ALL_FRAMES) : openPicture(bytes).autoOrient();
  return Buffer.from(await encode(picture.keepIccProfile()).toBuffer());
}
