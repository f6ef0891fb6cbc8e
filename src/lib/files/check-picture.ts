import { MAX_PIXELS } from './drawing/limits.mjs';
import { isPadding, readPictureHeader } from './drawing/picture-header.mjs';
import { refuseFile, refuseUnread, type FileRefusal } from './file-refusal';
import { openPicture, PictureError } from './open-picture';

const DAMAGED = 'This picture is damaged: it cannot be read.';

/** Without decoding. */
export function headerFault(bytes: Buffer): FileRefusal | undefined {
  const header = readPictureHeader(bytes);
  if (!header) return refuseFile('This picture is damaged: part of it is missing.');
  if (header.isAnimated) return refuseFile('Animated pictures are not accepted. Save it as a still picture.');
  if (!isPadding(bytes, header.end)) {
    return refuseFile('This file contains more than a picture. Please save the picture again.');
  }
  const isTooLarge = header.width * header.height > MAX_PIXELS;
  return isTooLarge ? refuseFile('This picture is too large. It can have at most 50 megapixels.') : undefined;
}

export async function pictureFault(bytes: Buffer, content: 'png' | 'jpeg'): Promise<FileRefusal | undefined> {
  const measured = await measurePicture(bytes, content);
  return measured.ok ? undefined : measured;
}

type Measured = { ok: true; width: number; height: number };

/** Size as displayed, px. */
export async function measurePicture(bytes: Buffer, content: 'png' | 'jpeg'): Promise<Measured | FileRefusal> {
  const fault = headerFault(bytes);
  if (fault) return fault;
  try {
    const { format, pages = 1, ...stored } = await openPicture(bytes, { failOn: 'error' }).metadata();
    if (format !== content || pages > 1) return refuseFile(DAMAGED);
    await openPicture(bytes, { failOn: 'error' }).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    const { width, height } = stored.autoOrient;
    return { ok: true, width, height };
  } catch (error) {
    if (error instanceof PictureError) return refuseUnread(error.reason, DAMAGED);
    throw error;
  }
}
