import type { PayloadRequest } from 'payload';
import type { Sharp } from 'sharp';
import type { Refusal } from '@/lib/failures';
import { readMedia } from '@/lib/files/media-files';
import { openPicture } from '@/lib/files/open-picture';
import { failure, type Result } from '@/lib/result';
import { ALL_FRAMES, encoders } from './clean-picture';
import { noPicture, replaceFile } from './replace-file';
import { findFile } from './data/media';

type CropPicture = { req: PayloadRequest; id: string; area: CropArea };

export async function cropPicture({ req, id, area }: CropPicture): Promise<Result<object, Refusal>> {
  const { payload } = req;
  const stored = await findFile(payload, id);
  const encode = encoders[stored?.mimeType ?? ''];
  if (!stored || !encode) return noPicture();
  const bytes = await readMedia(stored.filename);
  const data = bytes && (await cut(bytes, area, encode).catch(() => undefined));
  if (!data) return failure('refused', 'The file of this picture cannot be read. Replace it.');
  const file = { data, mimetype: stored.mimeType, name: stored.filename, size: data.length };
  const focus = focusWithin({ x: stored.focalX ?? 50, y: stored.focalY ?? 50 }, area);
  return replaceFile({ req, id, file, reason: 'cropped', focus });
}

/** Applies the orientation that cameras write beside the pixels. Animations stay animated. */
async function cut(bytes: Buffer, area: CropArea, encode: (picture: Sharp) => Sharp): Promise<Buffer> {
  const { width, pageHeight, autoOrient } = await openPicture(bytes, ALL_FRAMES).metadata();
  const whole = pageHeight ? { width, height: pageHeight } : autoOrient;
  const upright = pageHeight ? openPicture(bytes, ALL_FRAMES) : openPicture(bytes).autoOrient();
  return encode(upright.extract(cropPixels(area, whole)).keepIccProfile()).toBuffer();
}

/** A part of a picture, all in per cent of its width and height. */
interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The part in whole pixels, at least one, within the picture. */
export function cropPixels({ x, y, width, height }: CropArea, whole: { width: number; height: number }) {
  const left = between(0, Math.round((x / 100) * whole.width), whole.width - 1);
  const top = between(0, Math.round((y / 100) * whole.height), whole.height - 1);
  return {
    left,
    top,
    width: between(1, Math.round((width / 100) * whole.width), whole.width - left),
    height: between(1, Math.round((height / 100) * whole.height), whole.height - top),
  };
}

/** A focal point of the whole, in the part; at its nearest edge if it was cut off. */
export function focusWithin(focus: { x: number; y: number }, { x, y, width, height }: CropArea) {
  return {
    x: between(0, Math.round(((focus.x - x) / width) * 100), 100),
    y: between(0, Math.round(((focus.y - y) / height) * 100), 100),
  };
}
