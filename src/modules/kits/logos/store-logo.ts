import { createHash } from 'node:crypto';
import { MAX_PICTURE_SIDE } from '@/domain/kits/document/kit-limits';
import type { KitLogoPicture } from '@/domain/kits/document/kit-document';
import { MAX_PICTURE_BYTES } from '@/domain/kits/pictures/logo-upload';
import { headerFault } from '@/lib/files/check-picture';
import { refuseFile, refuseUnread, type FileRefusal } from '@/lib/files/file-refusal';
import { openPicture, PictureError } from '@/lib/files/open-picture';
import { sniff } from '@/lib/files/sniff';
import { failure, type Failure, type Success } from '@/lib/result';
import { listLogoFiles, writeLogoPicture } from './logo-files';
import { KEPT_MS } from './loose-logos';

/** Largest size on a kit, px. */
const SCREEN_SIDE = 600;
const SIDES = [MAX_PICTURE_SIDE, 1400, 1000, 700, 500];
/** Limit for strangers, bytes: pictures stored or used within the time that loose ones are kept. */
const ROOM = 2 * 1024 ** 3;

const FULL = failure('busy', 'Too many pictures were uploaded lately. Please use the logo’s flat colours.');

/** Encoded anew without metadata, as PNG if it may be transparent. `bounded` applies the limit for strangers. */
export async function storeLogo(
  bytes: Buffer,
  { bounded }: { bounded: boolean },
): Promise<Success<KitLogoPicture> | FileRefusal | Failure<'busy'>> {
  const content = sniff(bytes);
  if (content !== 'png' && content !== 'jpeg') return refuseFile('Please choose a PNG or JPEG picture.');
  const fault = headerFault(bytes);
  if (fault) return fault;
  if (bounded && (await bytesOfLate()) > ROOM) return FULL;
  try {
    const { hasAlpha } = await openPicture(bytes).metadata();
    const whole = await clean(bytes, hasAlpha);
    if (!whole) return refuseFile('This picture has too many details. Please choose a simpler one.');
    const { data, info } = whole;
    const small = openPicture(data).resize(SCREEN_SIDE, SCREEN_SIDE, INSIDE);
    const screen = await (hasAlpha ? small.png({ palette: true }) : small.jpeg({ quality: 82 })).toBuffer();
    const hash = createHash('sha256').update(data).digest('hex');
    await writeLogoPicture(hash, hasAlpha ? 'png' : 'jpg', { whole: data, screen });
    return { ok: true, hash, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof PictureError) return refuseUnread(error.reason, 'This picture is damaged: it cannot be read.');
    throw error;
  }
}

const INSIDE = { fit: 'inside', withoutEnlargement: true } as const;

async function clean(bytes: Buffer, hasAlpha: boolean) {
  for (const side of SIDES) {
    const picture = openPicture(bytes, { failOn: 'error' })
      .autoOrient()
      .resize(side, side, INSIDE)
      .toColourspace('srgb');
    const made = await (
      hasAlpha ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    ).toBuffer({ resolveWithObject: true });
    if (made.data.length <= MAX_PICTURE_BYTES) return made;
  }
  return undefined;
}

async function bytesOfLate(): Promise<number> {
  const since = Date.now() - KEPT_MS;
  return (await listLogoFiles()).reduce((sum, { bytes, usedAt }) => sum + (usedAt > since ? bytes : 0), 0);
}
