import type { Payload } from 'payload';
import { readMedia } from '@/lib/files/media-files';
import { openPicture } from '@/lib/files/open-picture';
import type { Attachment } from '@/lib/mail/email';
import { FILE_WIDTH } from '@/lib/mail/kit-picture';
import { findProductPictures, type ColoredProduct } from '../data/line-pictures';

/** Different pictures in an email, about 8 KB each. */
const MAX_PICTURES = 20;

export type PictureIds = readonly (string | undefined)[];

type LinePictures = { cids: PictureIds; attachments: Attachment[] };

export const productPictures = async (payload: Payload, products: readonly ColoredProduct[]): Promise<LinePictures> =>
  drawPictures(await findProductPictures(payload, products));

/** JPEG: mail programs show no WebP, and may load nothing from elsewhere. Lines that look alike share a picture. */
async function drawPictures(urls: readonly (string | null)[]): Promise<LinePictures> {
  const drawn = new Map<string, Attachment>();
  for (const url of new Set(urls)) {
    if (url === null || drawn.size === MAX_PICTURES) continue;
    const content = await drawJpeg(url);
    const name = `picture-${drawn.size + 1}`;
    if (content) drawn.set(url, { filename: `${name}.jpg`, content, cid: name });
  }
  return { cids: urls.map((url) => drawn.get(url ?? '')?.cid), attachments: [...drawn.values()] };
}

/** Cut to 4:5 on white; undefined if its file is missing or unreadable. */
async function drawJpeg(url: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readMedia(new URL(url, 'http://localhost').pathname);
    if (!bytes) return undefined;
    const size = { width: FILE_WIDTH, height: (FILE_WIDTH * 5) / 4 };
    return Buffer.from(
      await openPicture(bytes).resize(size).flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer(),
    );
  } catch {
    return undefined;
  }
}
