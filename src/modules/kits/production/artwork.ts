import type { KitDocument } from '@/domain/kits/document/kit-document';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import type { Outlines } from '@/domain/kits/lettering/outlines';
import { shownPictures, type Pictures } from '@/domain/kits/paint/paint-surface';
import { LABEL_FONT } from '@/domain/kits/production/print-sheet';
import { readPictureHeader } from '@/lib/files/drawing/picture-header.mjs';
import { openPicture } from '@/lib/files/open-picture';
import { pictureHref, type ReadPicture } from '../logos/logo-pictures';
import { printJpeg, printPixels, type Pixels, type PrintPicture } from './print-picture';

export interface Artwork {
  outlines: Outlines;
  pictures: Pictures;
  prints: ReadonlyMap<string, PrintPicture>;
}

/** Loads fonts and pictures of a kit. Throws if a picture is missing: its shapes are not what was approved. */
export async function loadArtwork(document: KitDocument, read: ReadPicture): Promise<Artwork> {
  const pictures: Record<string, string> = {};
  const prints = new Map<string, PrintPicture>();
  for (const hash of shownPictures(document)) {
    const picture = await read(hash, 'whole');
    if (!picture) throw new Error(`The picture ${hash} of a logo is missing.`);
    pictures[hash] = pictureHref(picture);
    prints.set(hash, await printPicture(picture.bytes, picture.type));
  }
  return { outlines: await loadOutlines([...fontsOf(document), LABEL_FONT]), pictures, prints };
}

async function printPicture(bytes: Buffer, type: string): Promise<PrintPicture> {
  if (type === 'image/jpeg') {
    const size = readPictureHeader(bytes);
    if (!size) throw new Error('A stored picture is damaged.');
    return printJpeg(bytes, size);
  }
  const { data, info } = await openPicture(bytes).raw().toBuffer({ resolveWithObject: true });
  return printPixels({ ...info, data } satisfies Pixels);
}
