/**
 * A garment as a body in space, on nobody: its flat surfaces bent to what they are when worn. Millimetres, x to the right as
 * one looks at it, y upwards, z towards the eye; what lies outside of a surface’s outline is left to its picture, which is
 * transparent there.
 */
import type { KitSurface } from '../document/kit-garments';
import type { KitGarment } from '../document/kit-document';
import { flatten, type Point } from '../geometry/path';
import { surfaceOf } from '../garments/surface-of';
import { bottomOf, halfWidthAt, topAt } from './profile';

/** One bent surface. `positions` and `uvs` go by vertex, `triangles` name three of them each, seen from outside. */
export interface Sheet {
  surface: KitSurface;
  positions: number[];
  /** Places in the picture of the surface’s box, from its lower left corner, 0 to 1. */
  uvs: number[];
  triangles: number[];
}

const COLUMNS = 48;
const ROWS = 64;

/** How deep a body is, as a share of its width, and how far below the shoulder it has its full depth. */
const DEPTH = 0.52;
const SHOULDER = 190;

type Place = { at: readonly [number, number, number]; uv: readonly [number, number] };

/** Pictures are looked up a little within the edges, where the cloth is not cut yet. */
const WITHIN = 0.992;

/** A grid of places as a sheet; `isTurned` where rows and columns run the other way round as seen from outside. */
function sheetOf(surface: KitSurface, isTurned: boolean, placeOf: (column: number, row: number) => Place): Sheet {
  const sheet: Sheet = { surface, positions: [], uvs: [], triangles: [] };
  for (let row = 0; row <= ROWS; row += 1)
    for (let column = 0; column <= COLUMNS; column += 1) {
      const { at, uv } = placeOf(column / COLUMNS, row / ROWS);
      sheet.positions.push(...at);
      sheet.uvs.push(...uv);
      if (row === ROWS || column === COLUMNS) continue;
      const corner = row * (COLUMNS + 1) + column;
      const [a, b, c, d] = [corner, corner + 1, corner + COLUMNS + 1, corner + COLUMNS + 2];
      sheet.triangles.push(...(isTurned ? [a, b, c, b, d, c] : [a, c, b, b, c, d]));
    }
  return sheet;
}

type Place3 = readonly [x: number, y: number, z: number];

/** Where the neck opening ends and shoulders begin: the highest point of a body’s outline, from its middle. */
function neckPoint(line: readonly Point[]): Point {
  const [x, y] = line.reduce((highest, point) => (point[1] < highest[1] ? point : highest));
  return [Math.abs(x), y];
}

/**
 * Where a point of a front or a back is once it is worn: swelling from its sides and shoulders, where both meet. Its neckline
 * lies around a neck, as deep as the cloth beside it.
 */
function bend(line: readonly Point[], side: 1 | -1): (x: number, y: number) => Place3 {
  const bottom = bottomOf(line);
  const [neck, highest] = neckPoint(line);
  return (x, y) => {
    const half = Math.max(1, halfWidthAt(line, Math.min(bottom - 1, Math.max(1, y))));
    const top = Math.abs(x) <= neck ? highest : topAt(line, x * 0.98);
    const under = Math.max(0, Math.min(1, (y - top) / SHOULDER));
    const round = Math.sqrt(Math.max(0, 1 - (x / half) ** 2));
    return [side * x, -y, side * DEPTH * half * round ** 0.8 * Math.sqrt(under * (2 - under))];
  };
}

/** A front or a back. */
function body(line: readonly Point[], side: 1 | -1): Sheet {
  const bottom = bottomOf(line);
  const reach = Math.max(...line.map(([x]) => Math.abs(x)));
  const place = bend(line, side);
  return sheetOf(side === 1 ? 'front' : 'back', false, (column, row) => {
    const y = row * bottom;
    const half = Math.max(1, halfWidthAt(line, Math.min(bottom - 1, Math.max(1, y))));
    const x = (2 * column - 1) * half;
    return { at: place(x, y), uv: [(x * WITHIN + reach) / (2 * reach), 1 - row] };
  });
}

/** The neckline of a front or a back, from one shoulder to the other, with x growing. */
function neckline(line: readonly Point[], side: 1 | -1): Place3[] {
  const [neck] = neckPoint(line);
  const upper = bottomOf(line) / 2;
  return line
    .filter(([x, y]) => Math.abs(x) <= neck && y < upper)
    .map(([x, y]) => bend(line, side)(x, y))
    .toSorted(([one], [other]) => one - other);
}

/** How far a sleeve goes into its armhole, so that nothing is seen between the two. */
const SEWN_IN = 12;

/** How a sleeve hangs: degrees from straight down. */
const HANG = { short: 34, long: 20 };

/** A sleeve rolled up and sewn into the armhole of the side that `sign` says, 1 for the right of the picture. */
function sleeve(surface: KitSurface, line: readonly Point[], shoulder: Point, sign: 1 | -1): Sheet {
  const bottom = bottomOf(line);
  const reach = Math.max(...line.map(([x]) => Math.abs(x)));
  const cap = line.find(([x]) => Math.abs(x) === reach)?.[1] ?? 0;
  const angle = ((bottom > 400 ? HANG.long : HANG.short) * Math.PI) / 180;
  const [along, out] = [
    [sign * Math.sin(angle), -Math.cos(angle)],
    [sign * Math.cos(angle), Math.sin(angle)],
  ] as const;
  return sheetOf(surface, sign === 1, (column, row) => {
    const y = row * bottom;
    const girth = Math.max(1, halfWidthAt(line, Math.min(bottom - 1, Math.max(cap, y))));
    const half = Math.max(1, halfWidthAt(line, Math.min(bottom - 1, Math.max(1, y))));
    const x = (2 * column - 1) * half;
    const turn = (x / girth) * Math.PI;
    const [thick, deep] = [girth * 0.3, girth * 0.36];
    const outward = thick * (Math.cos(turn) - 1);
    return {
      at: [
        sign * (shoulder[0] - SEWN_IN) + along[0] * y + out[0] * outward,
        -shoulder[1] + along[1] * y + out[1] * outward,
        sign * deep * Math.sin(turn) * sign,
      ],
      uv: [(x * WITHIN + reach) / (2 * reach), 1 - row],
    };
  });
}

/** Where the shoulder ends: the corner of the front’s outline that lies furthest out in its upper quarter. */
function shoulderOf(line: readonly Point[]): Point {
  const upper = bottomOf(line) / 6;
  return line.reduce<Point>((found, point) => (point[1] < upper && point[0] > found[0] ? point : found), [0, 0]);
}

/** What can be turned in space: what hangs from shoulders. */
export const canTurn = ({ type }: KitGarment): boolean =>
  ['football-shirt', 'rugby-jersey', 'netball-dress', 'cricket-shirt', 'training-tee', 'hoodie', 'baselayer'].includes(
    type,
  );

function lineOf(garment: KitGarment, surface: KitSurface): readonly Point[] | undefined {
  const found = surfaceOf(garment, surface);
  return found && flatten(found.outline)[0];
}

/** The edge that the collar is sewn to, once around the neck: front, then back. Empty for what does not turn. */
export function neckOf(garment: KitGarment): Place3[] {
  const [front, back] = [lineOf(garment, 'front'), lineOf(garment, 'back')];
  if (!canTurn(garment) || !front || !back) return [];
  return [...neckline(front, 1), ...neckline(back, -1).reverse()];
}

/** The sheets of a garment that `canTurn`; of others none. */
export function solidOf(garment: KitGarment): Sheet[] {
  if (!canTurn(garment)) return [];
  const [front, back] = [lineOf(garment, 'front'), lineOf(garment, 'back')];
  if (!front || !back) return [];
  const shoulder = shoulderOf(front);
  const arms = (['left-sleeve', 'right-sleeve'] as const).flatMap((surface) => {
    const line = lineOf(garment, surface);
    return line ? [sleeve(surface, line, shoulder, surface === 'left-sleeve' ? 1 : -1)] : [];
  });
  return [body(front, 1), body(back, -1), ...arms];
}
