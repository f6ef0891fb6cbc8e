import type { KitView } from '@/domain/kits/document/kit-garments';
import { drawKitPng } from '@/modules/kits/pictures/draw-kit-picture';
import type { DocumentLine } from './designs';

/** What a sheet shows of a kit. */
export const SHEET_VIEWS = ['front', 'back'] as const satisfies readonly KitView[];

/** PNGs of kits in the order of `SHEET_VIEWS`, by the hash of the kit; those that could not be drawn are missing. */
export type KitPictures = ReadonlyMap<string, readonly Buffer[]>;

/** On paper, px. */
const WIDTH = 600;

/** The kits of these lines as pictures, one after the other: each takes a good part of a second. */
export async function drawKitPictures(lines: readonly DocumentLine[]): Promise<KitPictures> {
  const kits = new Map(lines.flatMap(({ kit }) => (kit ? [[kit.hash, kit.document]] : [])));
  const pictures = new Map<string, Buffer[]>();
  for (const [hash, document] of kits) {
    const garment = document.garments[0]?.type;
    if (!garment) continue;
    const views: Buffer[] = [];
    for (const view of SHEET_VIEWS) {
      const png = await drawKitPng(document, { garment, view, width: WIDTH });
      if (png.ok) views.push(png.picture);
    }
    pictures.set(hash, views);
  }
  return pictures;
}
