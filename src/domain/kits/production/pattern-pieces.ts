import type { SizeCode } from '../../catalogue/sizes';
import type { KitDocument, KitGarment, KitPlayer } from '../document/kit-document';
import { KIT_GARMENTS, type KitSurface } from '../document/kit-garments';
import { shapeOf } from '../garments';
import { type Grade, standingOn } from '../garments/on-cloth';
import type { Flat } from '../garments/types';
import { outset } from '../geometry/outset';
import { boxAround, inset, type Box } from '../geometry/path';
import type { Outlines } from '../lettering/outlines';
import type { Mark, Matrix } from '../marks';
import { movePath } from '../outline-path';
import { OVERLAP, paintCloth, paintElement, type Pictures } from '../paint/paint-surface';
import { gradeOf, printScaleOf } from './grading';
import { type MakeRules, USUAL_RULES } from './make-rules';

/** Extension of print beyond the cut line, in millimetres. */
export const BLEED = 10;

export const SURFACE_LABELS: Record<KitSurface, string> = {
  front: 'Front',
  back: 'Back',
  'left-sleeve': 'Left sleeve',
  'right-sleeve': 'Right sleeve',
  left: 'Left',
  right: 'Right',
};

/** Piece of cloth as cut in a size: millimetres, x 0 is its middle, y 0 its highest point. */
export interface PatternPiece {
  garment: KitGarment;
  surface: KitSurface;
  size: SizeCode;
  /** Surface in its reference size, and its growth. */
  flat: Flat;
  grade: Grade;
  /** Scale of logos and letters relative to the document. */
  printScale: number;
  sewn: string;
  cut: string;
  bleed: string;
  box: Box;
  /** Extension of colours beyond the surface, in the surface’s own millimetres. */
  overlap: number;
}

export function patternPieces(garment: KitGarment, size: SizeCode, rules: MakeRules = USUAL_RULES): PatternPiece[] {
  const { seamAllowance, sizes } = rules;
  const grade = gradeOf(garment, size, sizes);
  const printScale = printScaleOf(garment, size, sizes);
  const { surfaces } = shapeOf(garment);
  const beyond = seamAllowance + BLEED;
  return KIT_GARMENTS[garment.type].surfaces.flatMap((surface) => {
    const flat = surfaces[surface];
    if (!flat) return [];
    const sewn = movePath(flat.outline, [grade.across, 0, 0, grade.along, 0, 0]);
    const cut = seamAllowance > 0 ? outset(sewn, seamAllowance) : sewn;
    return [
      {
        ...{ garment, surface, size, flat, grade, printScale, sewn, cut },
        bleed: inset(sewn, -beyond),
        box: boxAround(cut),
        // Corners extend further than edges.
        overlap: Math.max(OVERLAP, Math.ceil((2 * beyond) / Math.min(grade.across, grade.along))),
      },
    ];
  });
}

/** Print shared by all players: colours, pattern and zones, which grow with the garment. Not clipped. */
export function clothMarks(document: KitDocument, { garment, surface, flat, grade, overlap }: PatternPiece): Mark {
  return {
    kind: 'group',
    transform: [grade.across, 0, 0, grade.along, 0, 0],
    marks: paintCloth(document, garment.type, surface, flat, overlap),
  };
}

export function elementMarks(
  { elements }: KitDocument,
  { garment, surface, grade, printScale }: PatternPiece,
  player: KitPlayer,
  outlines: Outlines,
  pictures: Pictures = {},
): Mark[] {
  return elements
    .filter((element) => element.garment === garment.type && element.surface === surface)
    .map((element): Mark => {
      const mark = paintElement({ ...element, x: 0, y: 0 }, { player, outlines, pictures }, garment.technique);
      const { x, y, scale } = standingOn(element, grade, printScale);
      const place: Matrix = [scale, 0, 0, scale, x, y];
      return { kind: 'group', transform: place, marks: [mark] };
    });
}
