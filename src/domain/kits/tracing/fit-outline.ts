/** Fits lines, corners and curves to a contour of pixels, in the manner of Selinger’s Potrace (2003). */
import { distance, signedArea, type Point } from '../geometry/path';

/** Distance of a vertex from the line between its neighbours, in tolerances, from which it is a corner. */
const CORNER = 5;
/** Share of the contour’s area that a fit may gain or lose. */
const LOST = 0.1;
/** Finest tolerance, px. */
const FINEST = 0.1;

/** Outline of a closed contour within about a tolerance in px; empty where nothing encloses an area. */
export function fitOutline(contour: readonly Point[], tolerance: number): string {
  const points = fromCorner(contour);
  const area = signedArea(points);
  for (let finer = tolerance; finer > FINEST; finer /= 2) {
    const vertices = verticesOf(points, finer);
    if (vertices.length > 2 && Math.abs(signedArea(vertices) / area - 1) < LOST) return pathOf(vertices, finer);
  }
  return area === 0 ? '' : pathOf(points, FINEST);
}

const at = <Each>(list: readonly Each[], index: number): Each => list[(index + list.length) % list.length] as Each;

/** Begins with the point farthest from the middle, as a fit has a vertex at its first. */
function fromCorner(contour: readonly Point[]): Point[] {
  const middle: Point = [0, 1].map(
    (axis) => contour.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / contour.length,
  ) as [number, number];
  const away = contour.map((point) => distance(point, middle));
  const first = away.indexOf(away.reduce((a, b) => Math.max(a, b), 0));
  return [...contour.slice(first), ...contour.slice(0, first)];
}

function verticesOf(points: readonly Point[], tolerance: number): Point[] {
  const sums = new Sums(points);
  const ends = polygonOf(points, sums, tolerance);
  const sides: Side[] = [];
  ends.forEach((start, i) => {
    const end = ends[i + 1] ?? points.length;
    const before = sides.at(-1);
    // A side that begins at the rounding of a corner may be cut short there.
    const isLong = before && distance(before.from, at(points, end)) >= LONG;
    const isOne = isLong && sums.strayOf(before.start, end) <= STRAIGHT * tolerance;
    const from = isOne ? before.start : start;
    if (isOne) sides.pop();
    sides.push({ start: from, from: at(points, from), to: at(points, end), line: sums.lineOf(from, end) });
  });
  const whole = sides.filter((side, i) => !isBlunted(at(sides, i - 1), side, at(sides, i + 1)));
  return whole.map((side, i) => {
    const before = at(whole, i - 1);
    return cornerOf(before, side) ?? halfway(before.line, side.line, between(before.to, side.from, 0.5));
  });
}

/** Length of a side that pixels put in the place of a corner, px. */
const BLUNT = 6;

/** True for a short side between two longer ones that meet near it. */
function isBlunted(before: Side, { from, to }: Side, after: Side): boolean {
  const length = distance(from, to);
  const isBetweenLonger = [before, after].every((side) => distance(side.from, side.to) >= 2 * length);
  return length <= BLUNT && isBetweenLonger && cornerOf(before, after) !== undefined;
}

/** Point where two sides meet, unless it is farther from the contour between them than pixels take off a corner. */
function cornerOf(before: Side, after: Side): Point | undefined {
  const [[ax, ay], [ux, uy]] = before.line;
  const [[bx, by], [vx, vy]] = after.line;
  const slant = ux * vy - uy * vx;
  if (slant === 0) return undefined;
  const along = ((bx - ax) * vy - (by - ay) * vx) / slant;
  const met: Point = [ax + along * ux, ay + along * uy];
  const sharpness = Math.sqrt(Math.max(0.01, (1 + ux * vx + uy * vy) / 2));
  const reach = ROUNDING + SHORTENING / sharpness;
  return [0, 0.5, 1].some((share) => distance(met, between(before.to, after.from, share)) <= reach) ? met : undefined;
}

/** Pixels that a corner may be off, and as many more as it is sharp: 1 for a straight line, 0 for a spike. */
const [ROUNDING, SHORTENING] = [0.2, 1.1];

/** Places of the vertices of the polygon with the fewest sides within the tolerance, the closest of them. */
function polygonOf(points: readonly Point[], sums: Sums, tolerance: number): number[] {
  const count = points.length;
  const sides = new Float64Array(count + 1).fill(Infinity);
  const misses = new Float64Array(count + 1).fill(Infinity);
  const before = new Int32Array(count + 1);
  sides[0] = misses[0] = 0;
  for (let from = 0; from < count; from += 1) {
    const [more, missed] = [(sides[from] ?? 0) + 1, misses[from] ?? 0];
    for (const to of reachable(points, from, tolerance)) {
      if (more > (sides[to] ?? 0)) continue;
      const miss = missed + sums.missOf(from, to);
      if (more === sides[to] && miss >= (misses[to] ?? 0)) continue;
      [sides[to], misses[to], before[to]] = [more, miss, from];
    }
  }
  const ends: number[] = [];
  for (let end = before[count] ?? 0; ; end = before[end] ?? 0) {
    ends.unshift(end);
    if (end === 0) return ends;
  }
}

/** Places that a straight line from a point reaches while all between lie within the tolerance of it. */
function* reachable(points: readonly Point[], from: number, tolerance: number): Generator<number> {
  const [startX, startY] = at(points, from);
  let [middle, least, most, farthest] = [NaN, -Infinity, Infinity, 0];
  for (let to = from + 1; to <= points.length; to += 1) {
    const [x, y] = at(points, to);
    const away = Math.hypot(x - startX, y - startY);
    if (away < farthest - 2 * tolerance) return;
    farthest = Math.max(farthest, away);
    if (away <= tolerance) {
      if (to - from < 3) yield to;
      continue;
    }
    const heading = Math.atan2(y - startY, x - startX);
    if (Number.isNaN(middle)) middle = heading;
    const turned = turnOf(heading - middle);
    if (turned >= least && turned <= most) yield to;
    const room = Math.asin(tolerance / away);
    least = Math.max(least, turned - room);
    most = Math.min(most, turned + room);
    if (least > most) return;
  }
}

const turnOf = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/** A point of a line and its direction, of length 1. */
type Line = readonly [through: Point, direction: Point];
/** Ends on the contour, the first with its place there, and the line nearest to the points between. */
type Side = { start: number; from: Point; to: Point; line: Line };

/** Points at the ends of a side that lie on the rounding of its corners. */
const ROUNDED = 2;
/** Distance from its line, in tolerances, to which the points of two sides are of one; shorter ones are a curve’s, px. */
const [STRAIGHT, LONG] = [0.9, 40];

/** Running sums of coordinates and their products, for lines through any run of points. */
class Sums {
  readonly #points: readonly Point[];
  readonly #sums: Float64Array[];

  constructor(points: readonly Point[]) {
    this.#points = points;
    this.#sums = Array.from({ length: 5 }, () => new Float64Array(points.length + 2));
    for (let i = 0; i <= points.length; i += 1) {
      const [x, y] = at(points, i);
      [x, y, x * x, y * y, x * y].forEach((value, which) => {
        const sums = this.#sums[which];
        if (sums) sums[i + 1] = (sums[i] ?? 0) + value;
      });
    }
  }

  /** Means and variances of the points from one to another, both included. */
  #momentsOf(from: number, to: number) {
    const count = to - from + 1;
    const [x = 0, y = 0, xx = 0, yy = 0, xy = 0] = this.#sums.map(
      (sums) => ((sums[to + 1] ?? 0) - (sums[from] ?? 0)) / count,
    );
    return { count, x, y, xx: xx - x * x, yy: yy - y * y, xy: xy - x * y };
  }

  /** Sum of squared distances from the line between the ends. */
  missOf(from: number, to: number): number {
    const [[ax, ay], [bx, by]] = [at(this.#points, from), at(this.#points, to)];
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) return Infinity;
    const [nx, ny] = [(ay - by) / length, (bx - ax) / length];
    const { count, x, y, xx, yy, xy } = this.#momentsOf(from, to);
    const offset = nx * (x - ax) + ny * (y - ay);
    return count * (nx * nx * xx + 2 * nx * ny * xy + ny * ny * yy + offset * offset);
  }

  /** Greatest distance of the points between two vertices from their line. */
  strayOf(from: number, to: number): number {
    const [[x, y], [dx, dy]] = this.lineOf(from, to);
    let most = 0;
    for (let i = from + ROUNDED; i <= to - ROUNDED; i += 1) {
      const [px, py] = at(this.#points, i);
      most = Math.max(most, Math.abs(dx * (py - y) - dy * (px - x)));
    }
    return most;
  }

  lineOf(from: number, to: number): Line {
    const trim = to - from > 4 * ROUNDED ? ROUNDED : 0;
    const { x, y, xx, yy, xy } = this.#momentsOf(from + trim, to - trim);
    const [a, b] = [at(this.#points, from), at(this.#points, to)];
    const angle = Math.atan2(2 * xy, xx - yy) / 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const sign = dx * (b[0] - a[0]) + dy * (b[1] - a[1]) < 0 ? -1 : 1;
    return [
      [x, y],
      [sign * dx, sign * dy],
    ];
  }
}

function halfway(one: Line, other: Line, [px, py]: Point): Point {
  const [a, b] = [one, other].map(([[x, y], [dx, dy]]): Point => {
    const share = (px - x) * dx + (py - y) * dy;
    return [x + share * dx, y + share * dy];
  }) as [Point, Point];
  return between(a, b, 0.5);
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + share * (bx - ax),
  ay + share * (by - ay),
];

/** Share of the way from the middle of a side to a vertex at which a curve has its handle; 1 for a corner. */
function handleOf(before: Point, vertex: Point, after: Point, tolerance: number): number {
  const length = distance(before, after);
  const area = signedArea([before, vertex, after]);
  const height = length === 0 ? Infinity : Math.abs((2 * area) / length) / tolerance;
  return height >= CORNER ? 1 : Math.max(0.55, Math.min(0.95, (4 / 3) * (1 - 1 / Math.max(1, height))));
}

function pathOf(vertices: readonly Point[], tolerance: number): string {
  const handles = vertices.map((vertex, i) => handleOf(at(vertices, i - 1), vertex, at(vertices, i + 1), tolerance));
  const middle = (i: number): Point => between(at(vertices, i), at(vertices, i + 1), 0.5);
  const parts = [`M${pair(handles[0] === 1 ? at(vertices, 0) : middle(-1))}`];
  vertices.forEach((vertex, i) => {
    const handle = handles[i] ?? 1;
    if (handle === 1) {
      if (i > 0) parts.push(`L${pair(vertex)}`);
      if (at(handles, i + 1) !== 1) parts.push(`L${pair(middle(i))}`);
      return;
    }
    const [from, to] = [middle(i - 1), middle(i)];
    parts.push(`C${pair(between(from, vertex, handle))} ${pair(between(to, vertex, handle))} ${pair(to)}`);
  });
  return `${parts.join('')}Z`;
}
