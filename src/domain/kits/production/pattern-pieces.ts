import type { SizeCode } from '../../catalogue/sizes';
import type { KitDocument, KitGarment, KitPlayer } from '../document/kit-document';
import { KIT_GARMENTS, type KitSurface } from '../document/kit-garments';
import { shapeOf } from '../garments';
import type { Flat } from '../garments/types';
import { boxAround, inset, type Box } from '../geometry/path';
import type { Outlines } from '../lettering/outlines';
import type { Mark } from '../marks';
import { movePath } from '../outline-path';
import { paintCloth, paintElement } from '../paint/paint-surface';
import { type Grade, gradeOf } from './grading';

/** How far print goes on beyond the line that is cut, in millimetres. */
export const BLEED = 10;

export const SURFACE_LABELS: Record<KitSurface, string> = {
  front: 'Front',
  back: 'Back',
  'left-sleeve': 'Left sleeve',
  'right-sleeve': 'Right sleeve',
  left: 'Left',
  right: 'Right',
};

/** A piece of cloth as it is cut in a size: millimetres, x 0 is its middle, y 0 its highest point. */
export interface PatternPiece {
  garment: KitGarment;
  surface: KitSurface;
  size: SizeCode;
  /** The surface in its reference size, and how it grows. */
  flat: Flat;
  grade: Grade;
  /** Where it is cut, and how far it is printed. */
  cut: string;
  bleed: string;
  box: Box;
}

/** The pieces of a garment in a size, in the order of its surfaces. */
export function patternPieces(garment: KitGarment, size: SizeCode): PatternPiece[] {
  const grade = gradeOf(garment, size);
  const { surfaces } = shapeOf(garment);
  return KIT_GARMENTS[garment.type].surfaces.flatMap((surface) => {
    const flat = surfaces[surface];
    if (!flat) return [];
    const cut = movePath(flat.outline, [grade.across, 0, 0, grade.along, 0, 0]);
    return [{ garment, surface, size, flat, grade, cut, bleed: inset(cut, -BLEED), box: boxAround(cut) }];
  });
}

/** What every player’s piece shares: colours, pattern and zones, which grow with the garment. Not clipped. */
export function clothMarks(document: KitDocument, { garment, surface, flat, grade }: PatternPiece): Mark {
  return {
    kind: 'group',
    transform: [grade.across, 0, 0, grade.along, 0, 0],
    marks: paintCloth(document, garment.type, surface, flat),
  };
}

/** Logos, texts, name and number on a piece: their places move with the garment, they themselves keep their size. */
export function elementMarks(
  { elements }: KitDocument,
  { garment, surface, grade }: PatternPiece,
  player: KitPlayer,
  outlines: Outlines,
): Mark[] {
  return elements
    .filter((element) => element.garment === garment.type && element.surface === surface)
    .map((element) =>
      paintElement({ ...element, x: element.x * grade.across, y: element.y * grade.along }, { player, outlines }),
    );
}
