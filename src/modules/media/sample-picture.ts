import type { Payload } from 'payload';
import { readMedia } from '@/lib/files/media-files';
import { openPicture } from '@/lib/files/open-picture';
import { findSmallFile } from './data/media';
import type { PictureSample } from '@/domain/pages/editor/check/types';

const [WIDTH, HEIGHT] = [24, 14];

/** A picture of the library made small, to judge the contrast of words on it; undefined if none can be read. */
export async function samplePicture(payload: Payload, id: string): Promise<PictureSample | undefined> {
  const filename = await findSmallFile(payload, id);
  if (!filename) return undefined;
  try {
    const bytes = await readMedia(filename);
    if (!bytes) return undefined;
    const drawn = await openPicture(bytes).resize(WIDTH, HEIGHT, { fit: 'fill' }).raw().toBuffer();
    return { width: WIDTH, colors: colorsOf(Buffer.from(drawn)) };
  } catch {
    // Missing, or more than the drawing process draws: it is not judged.
    return undefined;
  }
}

/** Background of a hero’s pictures, which shows through them. */
const NIGHT = [0x0b, 0x0b, 0x12] as const;

/** Grey, grey with alpha, RGB or RGBA, by the number of bytes to a pixel. */
function colorsOf(bytes: Buffer): string[] {
  const channels = bytes.length / (WIDTH * HEIGHT);
  return Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const at = pixel * channels;
    const alpha = channels % 2 === 0 ? (bytes[at + channels - 1] ?? 255) / 255 : 1;
    const rgb = NIGHT.map((under, channel) => {
      const over = bytes[at + (channels < 3 ? 0 : channel)] ?? under;
      return Math.round(over * alpha + under * (1 - alpha));
    });
    return `#${Buffer.from(rgb).toString('hex')}`;
  });
}
