import type { KitGarment } from '../document/kit-document';
import type { KitSurface } from '../document/kit-garments';
import { boxAround, inset, type Box } from '../geometry/path';
import { movePath } from '../outline-path';
import { shapeOf } from '.';
import type { Piece } from './types';

/** Distance of elements from sewn edges, mm. */
export const SEAM_MARGIN = 12;

/** Printed surface laid flat, in mm: x 0 is its middle, y 0 its highest point. */
export interface Surface {
  outline: string;
  /** Box around the outline: x is not always half the width, as the foot of a sock juts out on one side. */
  box: Box;
  width: number;
  height: number;
  safe: string;
  /** Seams and edges across the surface, as lines or outlines, that print should avoid. */
  seams: readonly string[];
}

const surfaceWith = (outline: string, seams: readonly string[]): Surface => {
  const box = boxAround(outline);
  return { outline, box, width: box.width, height: box.height, safe: inset(outline, SEAM_MARGIN), seams };
};

/** Surface in a size: scaled in width and length, with unscaled distances to sewn edges. */
export function surfaceIn(
  garment: KitGarment,
  surface: KitSurface,
  { across, along }: { across: number; along: number },
): Surface | undefined {
  const flat = shapeOf(garment).surfaces[surface];
  const grown = (d: string): string => movePath(d, [across, 0, 0, along, 0, 0]);
  return flat && surfaceWith(grown(flat.outline), flat.seams.map(grown));
}

const known = new WeakMap<object, Surface>();

export function surfaceOf(garment: KitGarment, surface: KitSurface): Surface | undefined {
  const flat = shapeOf(garment).surfaces[surface];
  if (!flat) return undefined;
  const before = known.get(flat);
  if (before) return before;
  const made = surfaceWith(flat.outline, flat.seams);
  known.set(flat, made);
  return made;
}

/** False for cloth that has only the colours of its surface, as a collar. */
export const isOfSurface = (garment: KitGarment, { flat, surface }: Pick<Piece, 'flat' | 'surface'>): boolean =>
  flat === shapeOf(garment).surfaces[surface];
