/** Outlines about a garment’s middle line: x 0 is the middle, y runs downwards. Only absolute M, L, C, Q and Z. */
import type { Matrix } from '../marks';
import { boundsOf, movePath, parsePath } from '../outline-path';

export type Point = readonly [number, number];
/** A line (2 numbers) or a cubic curve (6), x outwards from the middle. */
export type Segment = readonly [number, number] | Curve;
export type Curve = readonly [number, number, number, number, number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rounds to a tenth, to keep outlines and markup small. */
export const n = (value: number): number => Math.round(value * 10) / 10;

function pairs(segment: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < segment.length; i += 2) points.push([segment[i] ?? 0, segment[i + 1] ?? 0]);
  return points;
}

const coordinates = (points: readonly Point[], sign: number): string =>
  points.map(([x, y]) => `${n(sign * x)} ${n(y)}`).join(' ');

const command = (points: readonly Point[], sign: number): string =>
  `${points.length === 1 ? 'L' : 'C'}${coordinates(points, sign)}`;

function returning(start: Point, steps: readonly Point[][]): string {
  const ends: Point[] = [start, ...steps.map((points) => points.at(-1) ?? start)];
  return steps
    .map((points, i) => command([...points.slice(0, -1).reverse(), ends[i] ?? start], -1))
    .reverse()
    .join('');
}

export function half(start: Point, segments: readonly Segment[], close = true): string {
  const body = segments.map((segment) => command(pairs(segment), 1)).join('');
  return `M${coordinates([start], 1)}${body}${close ? 'Z' : ''}`;
}

/** The path and its mirror image as one shape. Start and end lie on the middle line. */
export function symmetric(start: Point, segments: readonly Segment[], close = true): string {
  const steps = segments.map(pairs);
  const there = steps.map((points) => command(points, 1)).join('');
  return `M${coordinates([start], 1)}${there}${returning(start, steps)}${close ? 'Z' : ''}`;
}

export function across(start: Point, segments: readonly Segment[]): string {
  const steps = segments.map(pairs);
  const end = steps.at(-1)?.at(-1) ?? start;
  return `M${coordinates([end], -1)}${returning(start, steps)}${steps.map((points) => command(points, 1)).join('')}`;
}

export const mirror = (d: string): string => movePath(d, [-1, 0, 0, 1, 0, 0]);

export const move = (d: string, dx: number, dy: number, scale = 1): string => movePath(d, [scale, 0, 0, scale, dx, dy]);

export const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

export function turn(degrees: number, [x, y]: Point = [0, 0]): Matrix {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

const STEPS = 10;

/** Steps that keep straight lines within a distance of a curve, by its largest bend. */
function stepsWithin(controls: readonly Point[], tolerance: number): number {
  const bends = controls.slice(2).map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [controls[i] ?? [x, y], controls[i + 1] ?? [x, y]];
    return Math.hypot(ax - 2 * bx + x, ay - 2 * by + y);
  });
  const degree = controls.length - 1;
  return Math.max(1, Math.ceil(Math.sqrt((degree * (degree - 1) * Math.max(0, ...bends)) / (8 * tolerance))));
}

/** Corners of each closed line; curves in ten steps, or in as many as the tolerance needs. */
export function flatten(d: string, tolerance?: number): Point[][] {
  const lines: Point[][] = [];
  for (const { command, points } of parsePath(d)) {
    const given = pairs(points);
    if (command === 'M') lines.push(given);
    const line = lines.at(-1) ?? [];
    const controls = [line.at(-1) ?? [0, 0], ...given];
    const steps = given.length < 2 ? 1 : tolerance ? stepsWithin(controls, tolerance) : STEPS;
    if (command !== 'M' && given.length > 0)
      for (let step = 1; step <= steps; step += 1) line.push(along(controls, step / steps));
  }
  return lines;
}

/** Point of a Bézier curve of any order (de Casteljau). */
function along(controls: readonly Point[], at: number): Point {
  let points = controls;
  while (points.length > 1)
    points = points.slice(1).map(([x, y], i): Point => {
      const [px, py] = points[i] ?? [x, y];
      return [px + (x - px) * at, py + (y - py) * at];
    });
  return points[0] ?? [0, 0];
}

export function boxAround(d: string): Box {
  const { left, top, right, bottom } = boundsOf(parsePath(d)) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Sharpness of a corner that is not followed: 1 less the cosine between its edges. */
const SHARP = 0.4;

/** Outline moved inwards, in straight lines; inwards only for outlines without corners sharper than the distance. */
export function inset(d: string, by: number): string {
  return flatten(d)
    .map((given) => {
      const line = given.filter((point, i) => distance(point, given[(i + 1) % given.length] ?? point) > 0.01);
      const clockwise = Math.sign(signedArea(line));
      const moved = line.map((point, i) => {
        const before = normal(line.at(i - 1) ?? point, point);
        const after = normal(point, line[(i + 1) % line.length] ?? point);
        const far = by * clockwise;
        const turn = 1 + before[0] * after[0] + before[1] * after[1];
        const at = ([x, y]: Point): string => `${n(point[0] + x * far)} ${n(point[1] + y * far)}`;
        const isConvex = clockwise * (before[0] * after[1] - before[1] * after[0]) > 0;
        // Goes straight across beyond the tip of a sharp corner.
        if (by < 0 && turn < SHARP && isConvex) {
          const [[a, b], [c, d]] = [before, after];
          return `${at([a - clockwise * b, b + clockwise * a])}L${at([c + clockwise * d, d - clockwise * c])}`;
        }
        const reach = 1 / Math.max(SHARP, turn);
        return at([(before[0] + after[0]) * reach, (before[1] + after[1]) * reach]);
      });
      return `M${moved.join('L')}Z`;
    })
    .join('');
}

export const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);

export function distanceToLine([x, y]: Point, line: readonly Point[]): number {
  const away = line.slice(1).map(([u, v], i) => {
    const [px, py] = line[i] ?? [u, v];
    const [dx, dy] = [u - px, v - py];
    const along = Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - px - along * dx, y - py - along * dy);
  });
  return Math.min(...away);
}

export const lengthOf = (d: string): number =>
  flatten(d, 0.02).reduce(
    (sum, line) => line.slice(1).reduce((length, to, i) => length + distance(line[i] ?? to, to), sum),
    0,
  );

const hundredths = (value: number): number => Math.round(value * 100) / 100 || 0;

export const closed = (line: readonly Point[]): string =>
  `M${line.map(([x, y]) => `${hundredths(x)} ${hundredths(y)}`).join('L')}Z`;

/** Area within a closed line; negative if it runs anticlockwise. */
export function signedArea(line: readonly Point[]): number {
  let twice = 0;
  line.forEach(([x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}

function normal([x, y]: Point, [u, v]: Point): Point {
  const length = Math.hypot(u - x, v - y) || 1;
  return [-(v - y) / length, (u - x) / length];
}

export function prolonged(d: string, by: number): string {
  const [line = []] = flatten(d);
  const beyond = ([x, y]: Point, [u, v]: Point): string => {
    const share = by / Math.hypot(x - u, y - v);
    return `${n(x + (x - u) * share)} ${n(y + (y - v) * share)}`;
  };
  const [first = [0, 0], second = first] = line;
  const [last = first, before = last] = line.toReversed();
  return `M${beyond(first, second)}L${d.slice(1)}L${beyond(last, before)}`;
}

export function clearOf(d: string, other: string, by: number): string {
  const [line = [], edge = []] = [d, other].flatMap((each) => flatten(each, 0.002));
  const isNear = ([x, y]: Point) => edge.some(([u, v]) => (u - x) ** 2 + (v - y) ** 2 < by ** 2);
  const left = line.slice(line.findLastIndex(isNear) + 1);
  // Searched finely, drawn in fewer steps.
  const drawn = left.filter((_, i) => i % 8 === 0 || i === left.length - 1);
  return `M${drawn.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
}

export const rectangle = ({ x, y, width, height }: Box): string =>
  `M${n(x)} ${n(y)}L${n(x + width)} ${n(y)}L${n(x + width)} ${n(y + height)}L${n(x)} ${n(y + height)}Z`;

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
