import type { KitGarment } from '../document/kit-document';
import { KIT_GARMENTS, type KitSurface } from '../document/kit-garments';
import { flatten, type Box, type Point } from '../geometry/path';
import { surfaceOf } from '../garments/surface-of';
import { relax, type Cloth } from './relax';
import {
  NEAR,
  arcOf,
  between,
  face,
  gridOf,
  measured,
  netOf,
  refined,
  rounded,
  smooth,
  uvIn,
  type Place,
  type Sheet,
} from './sheet';

/** Flat surface: its outline, right half first, and the box of its picture. */
export interface Cut {
  surface: KitSurface;
  line: readonly Point[];
  box: Box;
}

/** Depth of a body as a share of its width; distance below the shoulder of its full depth, mm. */
const DEPTH = 0.6;
const SHOULDER = 280;
const FALL = 2.4;
/** Tolerance of shoulder and side seams, where front and back meet exactly, mm. */
const SEAM = 0.1;
/** Narrowing of worn shoulders compared with flat ones, as a share. */
const SLOPING = 0.1;

const STEP_MM = 4;
const LEAST_FALL = 0.05;

const quarters = new Map<number, ReturnType<typeof arcOf>>();

function quarterOf(depth: number): ReturnType<typeof arcOf> {
  const key = Math.round(depth * 1000);
  const known = quarters.get(key) ?? arcOf(0, key / 1000);
  quarters.set(key, known);
  return known;
}

/** Depth from 0 to 1 along cloth that goes over a shoulder, ahead at first and then down. */
const roundAt = (share: number): number => 1 - (1 - share) ** FALL;

/** Each level is half an oval as long as the cloth is wide, and cloth falls as far as its length lets it. */
export function bend({ line }: Cut, side: 1 | -1): (point: Point) => Place {
  const marks = landmarksOf(line);
  const at = (index: number): Point => line[index] ?? [0, 0];
  const [neck, shoulder, armpit, hem] = [at(marks.neck), at(marks.shoulder), at(marks.armpit), at(marks.hem)];
  const flare = (hem[0] - halfWidthAt(line, hem[1] - 40)) / 40;
  const halfAt = (y: number): number => {
    if (y <= armpit[1]) return armpit[0];
    return y < hem[1] ? Math.max(1, halfWidthAt(line, y)) : hem[0] + (y - hem[1]) * flare;
  };
  const topOf = (x: number): number => {
    if (x <= neck[0]) return neck[1];
    return x < shoulder[0] ? topAt(line, x) : shoulder[1] + (x - shoulder[0]) / 2;
  };
  const section = (x: number, y: number, top: number): [number, number] => {
    const half = halfAt(y);
    const share = x > half - SEAM ? 1 : x / half;
    const round = roundAt(between((y - top - SEAM) / SHOULDER, 0, 1));
    const { length, angleAt } = quarterOf(DEPTH * round);
    const angle = angleAt(share);
    const wide = (half / length) * (1 - SLOPING * (1 - round));
    return [wide * Math.sin(angle), wide * DEPTH * round * Math.cos(angle)];
  };
  const columns = new Map<number, { top: number; levels: number[]; ends: [number, number] }>();
  const levelAt = (x: number, y: number): number => {
    const top = topOf(x);
    const column = columns.get(x) ?? { top, levels: [-top], ends: section(x, top, top) };
    columns.set(x, column);
    const wanted = (y - top) / STEP_MM;
    while (column.levels.length <= wanted + 1) {
      const next = section(x, top + column.levels.length * STEP_MM, top);
      const away = Math.hypot(next[0] - column.ends[0], next[1] - column.ends[1]) / STEP_MM;
      const fall = Math.sqrt(Math.max(LEAST_FALL ** 2, 1 - away ** 2));
      column.levels.push((column.levels.at(-1) ?? 0) - fall * STEP_MM);
      column.ends = next;
    }
    if (wanted <= 0) return -y;
    const [from = 0, to = 0] = column.levels.slice(Math.floor(wanted));
    return from + (to - from) * (wanted % 1);
  };
  return ([x, y]) => {
    const away = Math.abs(x);
    const [wide, deep] = section(away, y, topOf(away));
    return [side * Math.sign(x) * wide, levelAt(away, y), side * deep];
  };
}

function body(cut: Cut, other: Cut, side: 1 | -1): Sheet {
  const { points, triangles } = netOf(
    cut.line,
    other.line.map(([, y]) => y),
  );
  const place = bend(cut, side);
  return {
    surface: cut.surface,
    positions: points.flatMap((point) => [...place(point)]),
    normals: [],
    uvs: points.flatMap((point) => uvIn(cut.box, point)),
    triangles,
  };
}

const mirrored = (line: readonly Point[]): Point[] => line.map(([x, y]): Point => [-x, y]).reverse();

function neckline(cut: Cut, side: 1 | -1): Place[] {
  const half = refined(cut.line.slice(0, landmarksOf(cut.line).neck + 1));
  const whole = [...mirrored(half.slice(1)), ...half];
  return whole.map(bend(cut, side));
}

const HANG_DEGREES = { short: 34, long: 18 };
const COLUMNS = 72;
const ROWS = 28;
const ROUNDS = 160;
/** Share of a sleeve’s length over which it changes from the armhole’s shape to a tube. */
const SEWN = 0.62;
/** Overlap of a sleeve inside its armhole, so that no gap shows, mm. */
const ALLOWANCE = 8;

const mix = (one: readonly number[], other: readonly number[], share: number): number[] =>
  one.map((value, axis) => value + ((other[axis] ?? value) - value) * share);

function armhole(cut: Cut, side: 1 | -1, sign: 1 | -1): ReturnType<typeof measured> {
  const { shoulder, armpit } = landmarksOf(cut.line);
  const place = bend(cut, side);
  return measured(refined(cut.line.slice(shoulder, armpit + 1)).map(([x, y]) => place([side * sign * x, y])));
}

/** Its cap is sewn to both armholes; `sign` is 1 for the wearer’s left, which is on the right of the front. */
function sleeve(cut: Cut, front: Cut, back: Cut, sign: 1 | -1): Sheet {
  const { line } = cut;
  const length = bottomOf(line);
  const widest = line.findIndex(([x], index) => x > (line[index + 1]?.[0] ?? 0));
  const half = line[widest]?.[0] ?? 1;
  const cuff = halfWidthAt(line, length - 1);
  const cap = measured(line.slice(0, widest + 1));
  const holes = { front: armhole(front, 1, sign), back: armhole(back, -1, sign) };
  const [x0 = 0, y0 = 0] = holes.front(0);
  const angle = ((length > 400 ? HANG_DEGREES.long : HANG_DEGREES.short) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const sheet: Sheet & Cloth = {
    ...{ surface: cut.surface, positions: [], normals: [], uvs: [], triangles: gridOf(COLUMNS, ROWS), flat: [] },
  };
  for (let row = 0; row <= ROWS; row += 1)
    for (let column = 0; column <= COLUMNS; column += 1) {
      // -1 and 1 are the edges that meet under the arm; the first row is the allowance.
      const across = (2 * column) / COLUMNS - 1;
      const down = Math.max(0, row - 1) / (ROWS - 1);
      const [u = 0, v = 0] = cap(Math.abs(across));
      const flat: Point = [Math.sign(across) * (u + (Math.abs(across) * cuff - u) * down), v + (length - v) * down];
      const hole = holes[across * sign < 0 ? 'front' : 'back'](Math.abs(across));
      const girth = half + (cuff - half) * down;
      const inwards = girth * 0.3 * (Math.cos(across * Math.PI) - 1);
      const tube = [
        x0 + sign * (sin * flat[1] + cos * inwards),
        y0 - cos * flat[1] + sin * inwards,
        -sign * girth * 0.36 * Math.sin(across * Math.PI),
      ];
      const [x = 0, y = 0, z = 0] = mix(hole, tube, smooth(Math.min(1, down / SEWN)));
      sheet.positions.push(row === 0 ? x - sign * ALLOWANCE : x, y, z);
      sheet.uvs.push(...uvIn(cut.box, flat));
      sheet.flat.push(flat);
    }
  relax([sheet], ROUNDS, (vertex) => vertex < 2 * (COLUMNS + 1));
  return sheet;
}

export const hangsFromShoulders = ({ type }: KitGarment): boolean => KIT_GARMENTS[type].collars.length > 0;

export function cutOf(garment: KitGarment, surface: KitSurface): Cut | undefined {
  const found = surfaceOf(garment, surface);
  const given = found && flatten(found.outline)[0]?.map(([x, y]): Point => [rounded(x, NEAR), rounded(y, NEAR)]);
  if (!found || !given) return undefined;
  // Both halves exactly alike, so that front and back meet.
  const half = given.slice(0, given.findIndex(([x], index) => index > 0 && x === 0) + 1);
  return { surface, line: [...half, ...mirrored(half.slice(1, -1))], box: found.box };
}

/** Edge the collar is sewn to, once around the neck: front, then back. Empty for others than tops and dresses. */
export function neckOf(garment: KitGarment): Place[] {
  const [front, back] = [cutOf(garment, 'front'), cutOf(garment, 'back')];
  if (!hangsFromShoulders(garment) || !front || !back) return [];
  return [...neckline(front, 1), ...neckline(back, -1).slice(1, -1)];
}

export function solidOf(garment: KitGarment): Sheet[] {
  const [front, back] = [cutOf(garment, 'front'), cutOf(garment, 'back')];
  if (!hangsFromShoulders(garment) || !front || !back) return [];
  const arms = (['left-sleeve', 'right-sleeve'] as const).flatMap((surface) => {
    const cut = cutOf(garment, surface);
    return cut ? [sleeve(cut, front, back, surface === 'left-sleeve' ? 1 : -1)] : [];
  });
  const bodies = [body(front, back, 1), body(back, front, -1)];
  face(bodies);
  for (const arm of arms) face([arm]);
  return [...bodies, ...arms];
}

function furthest(
  line: readonly Point[],
  axis: 0 | 1,
  level: number,
  given: number,
  isFurther: (one: number, other: number) => boolean,
): number {
  const across = axis === 0 ? 1 : 0;
  let found = given;
  let from = line.at(-1) ?? [0, 0];
  for (const to of line) {
    if (from[axis] > level !== to[axis] > level) {
      const share = (level - from[axis]) / (to[axis] - from[axis]);
      const place = from[across] + share * (to[across] - from[across]);
      if (isFurther(place, found)) found = place;
    }
    from = to;
  }
  return found;
}

const more = (one: number, other: number): boolean => one > other;
const less = (one: number, other: number): boolean => one < other;

const halfWidthAt = (line: readonly Point[], y: number): number => furthest(line, 1, y, 0, more);

const topAt = (line: readonly Point[], x: number): number => furthest(line, 0, x, bottomOf(line), less);

const bottomOf = (line: readonly Point[]): number => Math.max(...line.map(([, y]) => y));

/** Turning points on the right half of a front or back, from the top down, as indexes into its outline. */
interface Landmarks {
  neck: number;
  shoulder: number;
  armpit: number;
  hem: number;
}

function landmarksOf(line: readonly Point[]): Landmarks {
  const step = (index: number): Point => {
    const [[x, y], [u, v]] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
    return [u - x, v - y];
  };
  const next = (from: number, isThere: (dx: number, dy: number) => boolean): number => {
    let at = from;
    while (at < line.length - 1 && !isThere(...step(at))) at += 1;
    return at;
  };
  const neck = line.reduce((best, [x, y], index) => (x > 0 && y < (line[best]?.[1] ?? 0) ? index : best), 0);
  const shoulder = next(neck, (dx, dy) => dy > Math.abs(dx) * 1.5);
  const hole = next(shoulder, (dx) => dx > 0);
  const armpit = next(hole, (dx) => dx <= 0);
  return { neck, shoulder, armpit, hem: next(armpit, (dx, dy) => dx < 0 && -dx > dy) };
}
