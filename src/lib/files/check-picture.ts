import sharp from 'sharp';
import { MAX_PIXELS } from './limits';
import { isPadding, readJpeg, readPng } from './picture-end';

/**
 * What is wrong with a PNG or JPEG, or nothing where it is one still picture that can be drawn.
 * The words are for whoever uploaded it.
 */
export async function pictureFault(bytes: Buffer, content: 'png' | 'jpeg'): Promise<string | undefined> {
  const read = content === 'png' ? readPng(bytes) : readJpeg(bytes);
  if (!read) return 'This picture is damaged: it breaks off.';
  if ('isAnimated' in read && read.isAnimated) return 'Animated pictures are not accepted. Save it as a still picture.';
  if (!isPadding(bytes, read.end)) return 'This file holds more than a picture. Please save the picture anew.';
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, width, height, pages = 1 } = await picture.metadata();
    if (format !== content || pages > 1) return 'This picture is damaged: it cannot be read.';
    if (width * height > MAX_PIXELS) return 'This picture is too large. It can have at most 50 megapixels.';
    await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return undefined;
  } catch (error) {
    return error instanceof Error && /pixel limit/i.test(error.message)
      ? 'This picture is too large. It can have at most 50 megapixels.'
      : 'This picture is damaged: it cannot be read.';
  }
}
