import { FRONT_AND_BACK } from '@/domain/kits/document/kit-garments';
import { drawKitPng } from '@/modules/kits/draw-kit-picture';
import type { FoundKit } from '@/modules/kits/find-kit-documents';
import type { DocumentLine } from './designs';

/** PNGs in the order of `FRONT_AND_BACK`, by kit and garments; without those that could not be drawn. */
export type KitPictures = ReadonlyMap<string, readonly Buffer[]>;

/** A team orders several garments of one kit. */
const keyOf = ({ hash, document }: FoundKit): string => [hash, ...document.garments.map(({ type }) => type)].join(' ');

type Made = Pick<DocumentLine, 'kit'>;

export const picturesOf = (pictures: KitPictures, { kit }: Made): readonly Buffer[] =>
  (kit && pictures.get(keyOf(kit))) ?? [];

/** On paper, px. */
const WIDTH = 600;

/** One after the other: each takes a good part of a second. */
export async function drawKitPictures(lines: readonly (DocumentLine | Made)[]): Promise<KitPictures> {
  const kits = new Map(lines.flatMap(({ kit }) => (kit ? [[keyOf(kit), kit.document]] : [])));
  const pictures = new Map<string, Buffer[]>();
  for (const [key, document] of kits) {
    const views: Buffer[] = [];
    for (const { type: garment } of document.garments) {
      for (const view of FRONT_AND_BACK) {
        const png = await drawKitPng(document, { garment, view, width: WIDTH });
        if (png.ok) views.push(png.picture);
      }
    }
    pictures.set(key, views);
  }
  return pictures;
}
