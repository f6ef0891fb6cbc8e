import { outlineOf, regionOf, without } from '../geometry/region';
import { distance, flatten, type Point, rectangle, signedArea } from '../geometry/path';
import type { Outlines } from '../lettering/outlines';
import type { Mark, Matrix } from '../marks';
import { BLEED, type PatternPiece } from './pattern-pieces';
import { labelText } from './print-sheet';
import { LABEL_INK } from './spot-inks';

/** Height of capitals, 11 point, and of the patch they are on; all lengths in millimetres. */
const LETTERS = 4;
const PATCH_HEIGHT = 6;
const PATCH_EDGE = 2;
const CLEAR_OF_CUT = 2;
/** Most that an edge may bend along a patch for it to stay in the bleed. */
const MOST_BEND = BLEED - CLEAR_OF_CUT - PATCH_HEIGHT;
const STEP = 4;
const SHRINKS = [1, 0.8, 0.6, 0.45, 0.3];
const LEAST_OF_FULL = 0.6;

interface LabelledPiece {
  /** Outline of what is printed: the bleed less the patch, so that labels are read on cloth of any colour. */
  printed: string;
  label: Mark[];
}

/**
 * Labels a piece in its bleed, to be cut off with it, along the lowest edge that is straight for long enough.
 * `texts`: the fullest first; a shorter one is taken where letters would be missing or hard to read.
 */
export function labelPiece({ cut, bleed }: PatternPiece, texts: readonly string[], outlines: Outlines): LabelledPiece {
  const edge = clockwisePoints(cut);
  for (const [index, text] of texts.entries()) {
    const least = index === texts.length - 1 ? 0 : LEAST_OF_FULL;
    const labelled = labelAlong(edge, bleed, { text, least }, outlines);
    if (labelled) return labelled;
  }
  return { printed: bleed, label: [] };
}

function labelAlong(
  edge: readonly Point[],
  bleed: string,
  { text, least }: { text: string; least: number },
  outlines: Outlines,
): LabelledPiece | undefined {
  const textWithin = (maxWidth: number) => labelText(text, LABEL_INK, { height: LETTERS, maxWidth }, outlines);
  const { width: whole, missing } = textWithin(Infinity);
  if (missing.length > 0 && least > 0) return undefined;
  for (const shrink of SHRINKS.filter((each) => each >= least)) {
    const { marks, width } = textWithin(whole * shrink);
    const length = width + 2 * PATCH_EDGE;
    const place = placeAlong(edge, length);
    if (!place) continue;
    const patch = rectangle({ x: -length / 2, y: -PATCH_HEIGHT / 2, width: length, height: PATCH_HEIGHT });
    const printed = without(regionOf(bleed, [1, 0, 0, 1, 0, 0]), regionOf(patch, place));
    return { printed: outlineOf(printed), label: [{ kind: 'group', transform: place, marks }] };
  }
  return undefined;
}

function clockwisePoints(d: string): Point[] {
  const [line = []] = flatten(d).toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  const corners = signedArea(line) > 0 ? line : line.toReversed();
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const steps = Math.max(1, Math.round(distance(from, to) / STEP));
    return Array.from({ length: steps }, (_, step): Point => [
      from[0] + ((to[0] - from[0]) * step) / steps,
      from[1] + ((to[1] - from[1]) * step) / steps,
    ]);
  });
}

function placeAlong(edge: readonly Point[], length: number): Matrix | undefined {
  const places = edge.flatMap((_, index) => placeFrom(edge, index, length) ?? []);
  return places.toSorted((a, b) => b.y - a.y || Math.abs(a.x) - Math.abs(b.x))[0]?.place;
}

function placeFrom(edge: readonly Point[], index: number, length: number) {
  const from = edge[index] ?? [0, 0];
  const passed: Point[] = [];
  let to = from;
  while (distance(from, to) < length) {
    if (passed.length * STEP > length * 1.2 || passed.length >= edge.length) return undefined;
    to = edge[(index + passed.length + 1) % edge.length] ?? from;
    passed.push(to);
  }
  const chord = distance(from, to);
  const [along, down] = [(to[0] - from[0]) / chord, (to[1] - from[1]) / chord];
  const bends = passed.map(([x, y]) => (x - from[0]) * down - (y - from[1]) * along);
  const [outwards, inwards] = [Math.max(0, ...bends), Math.min(0, ...bends)];
  if (outwards - inwards > MOST_BEND) return undefined;
  const beyond = outwards + CLEAR_OF_CUT + PATCH_HEIGHT / 2;
  const [x, y] = [(from[0] + to[0]) / 2 + down * beyond, (from[1] + to[1]) / 2 - along * beyond];
  const sign = along < 0 ? -1 : 1;
  const place: Matrix = [sign * along, sign * down, -sign * down, sign * along, x, y];
  return { x, y, place };
}
