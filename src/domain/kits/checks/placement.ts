import { SAMPLE_PLAYER, type KitElement } from '../document/kit-document';
import type { Surface } from '../garments/surface-of';
import { apply, flatten, turn, type Point } from '../geometry/path';
import { layOutText } from '../lettering/lay-out-text';
import type { Outlines } from '../lettering/outlines';
import { areaOf, isWithin, type Area } from './ink-at';
import type { KitOrderPlayer, KitProblem } from './kit-problem';
import { textsOf } from './texts-of';

/** Printed width and height, mm; that of the longest text. */
export function sizeOf(element: KitElement, players: readonly KitOrderPlayer[], outlines: Outlines): [number, number] {
  if (element.kind === 'logo') return [element.width, (element.width * element.logo.height) / element.logo.width];
  const texts = textsOf(element, players.length > 0 ? players : [SAMPLE_PLAYER]);
  const layouts = texts.map(({ text }) => layOutText(text, element.lettering, element, outlines));
  return [Math.max(0, ...layouts.map(({ width }) => width)), Math.max(0, ...layouts.map(({ height }) => height))];
}

export function edgeOf(
  [width, height]: [number, number],
  { x, y, rotation }: Pick<KitElement, 'x' | 'y' | 'rotation'>,
): Point[] {
  const place = turn(rotation);
  const around: Point[] = [
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ];
  return around.map(([dx, dy]) => {
    const [px, py] = apply(place, [(dx * width) / 2, (dy * height) / 2]);
    return [x + px, y + py];
  });
}

const cross = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number =>
  (bx - ax) * (py - ay) - (by - ay) * (px - ax);

const meet = (a: Point, b: Point, c: Point, d: Point): boolean =>
  cross(a, b, c) > 0 !== cross(a, b, d) > 0 && cross(c, d, a) > 0 !== cross(c, d, b) > 0;

export type Finding = 'over-edge' | 'over-seam' | 'outside-safe-area';

interface Bounds {
  cut: Area;
  safe: Area;
  seams: readonly (readonly Point[])[];
}

const known = new WeakMap<Surface, Bounds>();

function boundsOf(surface: Surface): Bounds {
  const before = known.get(surface);
  if (before) return before;
  const { outline, safe, seams } = surface;
  const made = { cut: areaOf(outline), safe: areaOf(safe), seams: seams.flatMap(flatten) };
  known.set(surface, made);
  return made;
}

export function findPlacement(edge: readonly Point[], surface: Surface): Finding | null {
  const { cut, safe, seams } = boundsOf(surface);
  if (edge.some((point) => !isWithin(cut, point))) return 'over-edge';
  const isCrossed = (from: Point, to: Point): boolean =>
    edge.some((point, i) => meet(from, to, point, edge[(i + 1) % edge.length] ?? point));
  if (seams.some((line) => line.some((to, i) => isCrossed(line[i - 1] ?? to, to)))) return 'over-seam';
  return edge.some((point) => !isWithin(safe, point)) ? 'outside-safe-area' : null;
}

export const FINDINGS: Record<Finding, Pick<KitProblem, 'code' | 'severity'> & { says: string }> = {
  'over-edge': { code: 'over-seam', severity: 'blocks', says: 'runs over the edge' },
  'over-seam': { code: 'over-seam', severity: 'warns', says: 'lies over a seam' },
  'outside-safe-area': { code: 'outside-safe-area', severity: 'warns', says: 'is too near the edge' },
};
