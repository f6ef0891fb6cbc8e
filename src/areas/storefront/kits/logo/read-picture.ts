import { MAX_PICTURE_SIDE } from '@/domain/kits/document/kit-limits';
import { isShaded } from '@/domain/kits/tracing/is-shaded';
import type { Picture } from '@/domain/kits/tracing/picture';
import { clearedPicture } from '@/domain/kits/tracing/trace-logo';

export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml,.png,.jpg,.jpeg,.webp,.svg';
const MAX_BYTES = 10 * 1024 * 1024;
/** The longer side it is traced at, in pixels. */
const TRACED = 512;
const MAX_NAME = 120;

export type PictureReading =
  | {
      ok: true;
      name: string;
      /** As it is traced. */
      picture: Picture;
      /** As large as it may be printed. */
      whole: Picture;
      /** Whether it loses much in flat colours. */
      isShaded: boolean;
      /** Width of the file; none of a drawing. */
      pixels?: number;
    }
  | { ok: false; message: string };

const refused = (message: string): PictureReading => ({ ok: false, message });

/**
 * The pixels of a picture. It is read as an <img>: no script in it runs, and
 * nothing it refers to is loaded.
 */
export async function readPicture(file: File): Promise<PictureReading> {
  if (file.size > MAX_BYTES) return refused('This file is larger than 10 MB. Please choose a smaller one.');
  const isDrawing = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  if (!isDrawing && !/^image\/(?:png|jpeg|webp)$/.test(file.type))
    return refused('Please choose a PNG, JPG, WebP or SVG file.');
  const url = URL.createObjectURL(new Blob([file], { type: isDrawing ? 'image/svg+xml' : file.type }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const picture = drawn(image, TRACED, true);
    const whole = drawn(image, MAX_PICTURE_SIDE, isDrawing);
    if (!picture || !whole) return refused('This picture is empty.');
    const name =
      file.name
        .replace(/\.\w+$/, '')
        .trim()
        .slice(0, MAX_NAME) || 'Logo';
    return {
      ok: true,
      name,
      picture,
      whole,
      isShaded: isShaded(clearedPicture(picture) ?? picture),
      ...(!isDrawing && { pixels: image.naturalWidth }),
    };
  } catch {
    return refused(
      'This picture cannot be read. It may be damaged, too large in pixels, or not the kind of file its name says.',
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param grows whether a small one is enlarged. */
function drawn(image: HTMLImageElement, side: number, grows: boolean): Picture | undefined {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) return undefined;
  const fit = side / Math.max(naturalWidth, naturalHeight);
  const scale = grows ? fit : Math.min(1, fit);
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
