import type { KitGarment } from '../document/kit-document';
import type { KitSurface } from '../document/kit-garments';
import { boxAround, inset, type Box } from '../geometry/path';
import { movePath } from '../outline-path';
import { shapeOf } from '.';

/** How far elements keep from the edges of a surface, where it is sewn, mm. */
export const SEAM_MARGIN = 12;

/** A printed surface laid flat, in mm: x 0 is its middle, y 0 its highest point. */
export interface Surface {
  /** A closed path of absolute M, L, C and Q. */
  outline: string;
  /** The box around the outline: x is not always half the width, as the foot of a sock stands out to one side. */
  box: Box;
  width: number;
  height: number;
  /** Within this outline elements may lie: the surface without what is too near to its edges. */
  safe: string;
  /** Seams and edges that cross the surface, as lines or outlines: nothing is printed over them well. */
  seams: readonly string[];
}

const surfaceWith = (outline: string, seams: readonly string[]): Surface => {
  const box = boxAround(outline);
  return { outline, box, width: box.width, height: box.height, safe: inset(outline, SEAM_MARGIN), seams };
};

/** A surface as large as a size is: wider and longer by shares, its edges as near to what they are sewn to as ever. */
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

/** A surface of a garment in its cut; undefined where the garment has none such. */
export function surfaceOf(garment: KitGarment, surface: KitSurface): Surface | undefined {
  const flat = shapeOf(garment).surfaces[surface];
  if (!flat) return undefined;
  const before = known.get(flat);
  if (before) return before;
  const made = surfaceWith(flat.outline, flat.seams);
  known.set(flat, made);
  return made;
}
