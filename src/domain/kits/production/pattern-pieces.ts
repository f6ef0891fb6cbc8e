import type { SizeCode } from '../../catalogue/sizes';
import type { KitDocument, KitGarment, KitPlayer } from '../document/kit-document';
import { KIT_GARMENTS, type KitSurface } from '../document/kit-garments';
import { shapeOf } from '../garments';
import { type Grade, standingOn } from '../garments/on-cloth';
import { isOfSurface } from '../garments/surface-of';
import type { Flat } from '../garments/types';
import { outset, withHems } from '../geometry/outset';
import { apply, boxAround, inset, type Box } from '../geometry/path';
import type { Outlines } from '../lettering/outlines';
import { STILL, type Mark, type Matrix } from '../marks';
import { combine, movePath } from '../outline-path';
import { OVERLAP, paintCloth, paintElement, type Pictures } from '../paint/paint-surface';
import { gradeOf, printScaleOf } from './grading';
import { grainOf, notchesOf } from './sewing-guides';
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

export interface SizedSurface {
  garment: KitGarment;
  surface: KitSurface;
  size: SizeCode;
  grade: Grade;
  /** Scale of logos and letters relative to the document. */
  printScale: number;
  sewn: string;
}

/** Piece of cloth as cut in a size: millimetres, x 0 is the middle of its surface, y 0 the highest point. */
export interface PatternPiece extends SizedSurface {
  name: string;
  flat: Flat;
  /** Without logos and letters, as a collar, which has only the cloth of the front. */
  isPlain: boolean;
  cut: string;
  bleed: string;
  box: Box;
  /** From our piece to a workshop’s in its place, along both axes; none for our own. */
  fit?: Matrix;
  lines: readonly string[];
  /** Guides for sewing: lines, notches in the allowance, grain. */
  guides: readonly string[];
  /** Extension of colours beyond the surface, in the surface’s own millimetres. */
  overlap: number;
}

/** Printed surfaces of a garment that is bought sewn. */
export function sizedSurfaces(garment: KitGarment, size: SizeCode, { sizes }: MakeRules): SizedSurface[] {
  const grade = gradeOf(garment, size, sizes);
  const printScale = printScaleOf(garment, size, sizes);
  const { surfaces } = shapeOf(garment);
  return KIT_GARMENTS[garment.type].surfaces.flatMap((surface) => {
    const flat = surfaces[surface];
    return flat ? [{ garment, surface, size, grade, printScale, sewn: gradedBy(grade)(flat.outline) }] : [];
  });
}

const gradedBy =
  ({ across, along }: Grade) =>
  (d: string): string =>
    movePath(d, [across, 0, 0, along, 0, 0]);

export function patternPieces(garment: KitGarment, size: SizeCode, rules: MakeRules = USUAL_RULES): PatternPiece[] {
  const { seamAllowance, sizes } = rules;
  const grade = gradeOf(garment, size, sizes);
  const printScale = printScaleOf(garment, size, sizes);
  const graded = gradedBy(grade);
  const beyond = seamAllowance + BLEED;
  return shapeOf(garment).pieces.map((piece) => {
    const { name, surface, flat, outline, hems, lines, isPlain = !isOfSurface(garment, piece) } = piece;
    const sewn = graded(outline);
    const sewnOn = lines.map(graded);
    const folds = hems.map(({ d, depth }) => ({ d: graded(d), depth }));
    const turned = seamAllowance > 0 ? withHems(sewn, folds, seamAllowance) : sewn;
    const cut = seamAllowance > 0 ? outset(turned, seamAllowance) : sewn;
    const bleed = inset(turned, -beyond);
    return {
      ...{ garment, surface, size, name, flat, isPlain, grade, printScale, sewn, cut, bleed },
      box: boxAround(cut),
      lines: sewnOn,
      guides: [...sewnOn, ...notchesOf(sewn, folds, seamAllowance), grainOf(sewn)],
      overlap: overlapOf(flat, bleed, grade),
    };
  });
}

export function overlapOf({ outline }: Flat, bleed: string, { across, along }: Grade): number {
  const [own, all] = [boxAround(outline), boxAround(bleed)];
  const [left, top] = [own.x - all.x / across, own.y - all.y / along];
  const [right, bottom] = [all.width / across - own.width - left, all.height / along - own.height - top];
  return Math.max(OVERLAP, Math.ceil(Math.max(left, top, right, bottom)));
}

/** Print shared by all players: colours, pattern and zones, which grow with the garment. Not clipped. */
export function clothMarks(
  document: KitDocument,
  { garment, surface, flat, grade, overlap, fit = STILL }: PatternPiece,
): Mark {
  return {
    kind: 'group',
    transform: combine([grade.across, 0, 0, grade.along, 0, 0], fit),
    marks: paintCloth(document, garment.type, surface, flat, overlap),
  };
}

export function elementMarks(
  { elements }: KitDocument,
  { garment, surface, grade, printScale, isPlain, fit = STILL }: PatternPiece,
  player: KitPlayer,
  outlines: Outlines,
  pictures: Pictures = {},
): Mark[] {
  return elements
    .filter((element) => !isPlain && element.garment === garment.type && element.surface === surface)
    .map((element): Mark => {
      const mark = paintElement({ ...element, x: 0, y: 0 }, { player, outlines, pictures }, garment.technique);
      const { x, y, scale } = standingOn(element, grade, printScale);
      const place: Matrix = [scale, 0, 0, scale, ...apply(fit, [x, y])];
      return { kind: 'group', transform: place, marks: [mark] };
    });
}
