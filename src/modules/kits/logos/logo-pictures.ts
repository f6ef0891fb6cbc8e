import type { KitDocument } from '@/domain/kits/document/kit-document';
import { shownPictures, type Pictures } from '@/domain/kits/paint/paint-surface';

/** As uploaded and cleaned, or as large as screens show it. */
export type PictureSize = 'whole' | 'screen';

interface PictureFile {
  type: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

export type ReadPicture = (hash: string, size: PictureSize) => Promise<PictureFile | undefined>;

export const pictureHref = ({ type, bytes }: PictureFile): string => `data:${type};base64,${bytes.toString('base64')}`;

export async function screenPictures(document: KitDocument, read: ReadPicture): Promise<Pictures> {
  const pictures: Record<string, string> = {};
  for (const hash of shownPictures(document)) {
    const picture = await read(hash, 'screen');
    if (picture) pictures[hash] = pictureHref(picture);
  }
  return pictures;
}
