import { boxAround } from '../geometry/path';
import { grownRegion, outlineOf, regionOf } from '../geometry/region';
import { STILL, type Matrix } from '../marks';
import { combine, movePath } from '../outline-path';
import { BLEED, overlapOf, type PatternPiece } from '../production/pattern-pieces';
import { grainOf } from '../production/sewing-guides';
import type { SizeCode } from '../../catalogue/sizes';
import type { MappedPiece, Turn } from './template-mapping';

interface TemplatePiece {
  size: SizeCode;
  piece: string;
  cut: string | null;
  seam: string | null;
}

export interface UsedTemplate {
  id: string;
  name: string;
  /** From the seam line to the cut line, mm, where the file has one of the two. */
  allowance: number;
  pieces: readonly TemplatePiece[];
}

const QUARTERS: Record<Turn, Matrix> = {
  0: STILL,
  90: [0, 1, -1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, -1, 1, 0, 0, 0],
};

export function uprightPiece(
  { size, piece, cut, seam, turn, isMirrored }: MappedPiece,
  outlines: readonly { d: string }[],
): TemplatePiece {
  const pose = combine(isMirrored ? [-1, 0, 0, 1, 0, 0] : STILL, QUARTERS[turn]);
  const posed = (place: number | null): string | null => {
    const outline = place === null ? undefined : outlines[place];
    return outline ? movePath(outline.d, pose) : null;
  };
  return { size, piece, cut: posed(cut), seam: posed(seam) };
}

export function linesOfPiece(
  { cut, seam }: Pick<TemplatePiece, 'cut' | 'seam'>,
  allowance: number,
): { cut: string; sewn: string } | undefined {
  const moved = (d: string, by: number): string => (by === 0 ? d : outlineOf(grownRegion(regionOf(d, STILL), by)));
  const sewn = seam ?? (cut && moved(cut, -allowance));
  const cutting = cut ?? (seam && moved(seam, allowance));
  return sewn && cutting ? { cut: cutting, sewn } : undefined;
}

/**
 * The workshop’s piece in place of ours: its seam line lies in the middle of ours, what is printed on the cloth is
 * stretched from the box of our seam line to that of theirs, and logos and letters move with it in their true size.
 */
export function fitPiece(own: PatternPiece, { allowance, pieces }: UsedTemplate): PatternPiece {
  const piece = pieces.find((each) => each.size === own.size && each.piece === own.name);
  const lines = piece && linesOfPiece(piece, allowance);
  if (!lines) return own;
  const [ours, theirs] = [boxAround(own.sewn), boxAround(lines.sewn)];
  const middle = { x: ours.x + ours.width / 2, y: ours.y + ours.height / 2 };
  const place: Matrix = [
    ...([1, 0, 0, 1] as const),
    middle.x - theirs.x - theirs.width / 2,
    middle.y - theirs.y - theirs.height / 2,
  ];
  const [across, along] = [theirs.width / ours.width, theirs.height / ours.height];
  const fit: Matrix = [across, 0, 0, along, middle.x * (1 - across), middle.y * (1 - along)];
  const [cut, sewn] = [movePath(lines.cut, place), movePath(lines.sewn, place)];
  const bleed = outlineOf(grownRegion(regionOf(cut, STILL), BLEED));
  return {
    ...{ ...own, cut, sewn, bleed, fit },
    box: boxAround(cut),
    guides: [...own.lines.map((d) => movePath(d, fit)), grainOf(sewn)],
    overlap: overlapOf(own.flat, movePath(bleed, inverse(fit)), own.grade),
  };
}

const inverse = ([a, , , d, e, f]: Matrix): Matrix => [1 / a, 0, 0, 1 / d, -e / a, -f / d];
