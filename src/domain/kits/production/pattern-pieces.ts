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
  /** How large logos and letters are printed, as a share of their size in the document. */
  printScale: number;
  /** Where it is sewn, where it is cut, and how far it is printed. */
  sewn: string;
  cut: string;
  bleed: string;
  /** Around the cut. */
  box: Box;
  /** How far its colours have to go on beyond the surface, in the surface’s own millimetres. */
  overlap: number;
}

/** The pieces of a garment in a size, in the order of its surfaces. */
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
        // Corners reach further than edges.
        overlap: Math.max(OVERLAP, Math.ceil((2 * beyond) / Math.min(grade.across, grade.along))),
      },
    ];
  });
}

/** What every player’s piece shares: colours, pattern and zones, which grow with the garment. Not clipped. */
export function clothMarks(document: KitDocument, { garment, surface, flat, grade, overlap }: PatternPiece): Mark {
  return {
    kind: 'group',
    transform: [grade.across, 0, 0, grade.along, 0, 0],
    marks: paintCloth(document, garment.type, surface, flat, overlap),
  };
}

/** Logos, texts, name and number on a piece, where they stand on it. */
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
