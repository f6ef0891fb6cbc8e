import { type Hem, isOnHem } from '../geometry/outset';
import { boxAround, distance, flatten, signedArea, type Point } from '../geometry/path';

const CORNER_DEGREES = 35;
const LEAST_SEAM = 60;
const BARB = 6;

/** Notches across the allowance in the middle of each seam, which meet where seams are equally long. */
export function notchesOf(sewn: string, hems: readonly Hem[], allowance: number): string[] {
  if (allowance === 0) return [];
  return seamsOf(sewn).flatMap((seam) => {
    const { at, away } = middleOf(seam);
    if (lengthAlong(seam) < LEAST_SEAM || isOnHem(hems, at)) return [];
    return [drawn([at, [at[0] + away[0] * allowance, at[1] + away[1] * allowance]])];
  });
}

/** Arrow along the grain, which runs down every piece. */
export function grainOf(sewn: string): string {
  const [line = []] = flatten(sewn);
  const { y, height } = boxAround(sewn);
  const middle = y + height / 2;
  const across = levelsAt(line, 1, middle);
  const [left, right] = spansOf(across).toSorted(([a, b], [c, d]) => d - c - (b - a))[0] ?? [0, 0];
  const x = (left + right) / 2;
  const along = levelsAt(line, 0, x);
  const [top, bottom] = spansOf(along).find(([from, to]) => from <= middle && to >= middle) ?? [y, y + height];
  const [from, to] = [top + (bottom - top) * 0.3, top + (bottom - top) * 0.7];
  const barb = Math.min(BARB, (to - from) / 3);
  const head = (tip: number, by: number): string =>
    drawn([
      [x - barb, tip + by],
      [x, tip],
      [x + barb, tip + by],
    ]);
  return (
    drawn([
      [x, from],
      [x, to],
    ]) +
    head(from, barb) +
    head(to, -barb)
  );
}

const tenths = (value: number): number => Math.round(value * 10) / 10 || 0;
const drawn = (line: readonly Point[]): string => `M${line.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join('L')}`;

function seamsOf(sewn: string): Point[][] {
  const [given = []] = flatten(sewn);
  const apart = given.filter((point, i) => distance(point, given[(i + 1) % given.length] ?? point) > 0.05);
  const line = signedArea(apart) > 0 ? apart : apart.toReversed();
  const at = (i: number): Point => line[(i + line.length) % line.length] ?? [0, 0];
  const corners = [...line.keys()].filter((i) => turnAt(at(i - 1), at(i), at(i + 1)) > CORNER_DEGREES);
  return corners.map((from, i) => {
    const to = corners[i + 1] ?? (corners[0] ?? 0) + line.length;
    return Array.from({ length: to - from + 1 }, (_, step) => at(from + step));
  });
}

function turnAt([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  const turn = Math.abs(Math.atan2(by - ay, bx - ax) - Math.atan2(cy - by, cx - bx));
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
}

const lengthAlong = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, to, i) => sum + distance(line[i] ?? to, to), 0);

function middleOf(line: readonly Point[]): { at: Point; away: Point } {
  let left = lengthAlong(line) / 2;
  for (const [i, to] of line.slice(1).entries()) {
    const from = line[i] ?? to;
    const length = distance(from, to);
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    if (left <= length) return { at: [from[0] + dx * left, from[1] + dy * left], away: [dy, -dx] };
    left -= length;
  }
  return { at: line[0] ?? [0, 0], away: [0, 0] };
}

/** Crossings of a closed line with a level of x (axis 0) or y, in order. */
function levelsAt(line: readonly Point[], axis: 0 | 1, level: number): number[] {
  const across = axis === 0 ? 1 : 0;
  return line
    .flatMap((from, i) => {
      const to = line[(i + 1) % line.length] ?? from;
      if (from[axis] > level === to[axis] > level) return [];
      return [from[across] + ((to[across] - from[across]) * (level - from[axis])) / (to[axis] - from[axis])];
    })
    .toSorted((a, b) => a - b);
}

const spansOf = (levels: readonly number[]): [number, number][] =>
  levels.flatMap((from, i): [number, number][] => (i % 2 === 0 ? [[from, levels[i + 1] ?? from]] : []));
