import { areaPaths, EndType, FillRule, inflatePaths, JoinType, union, type Path64 } from 'clipper2-ts';
import { flatten, signedArea, type Point } from '../geometry/path';
import { formatMoved, type Segment } from '../outline-path';

export interface StrokeStyle {
  width: number;
  cap: string;
  join: string;
  miterLimit: number;
  /** Largest deviation of straight lines from their curves, in units of the drawing. */
  fineness: number;
}

const CAPS: Record<string, EndType> = { round: EndType.Round, square: EndType.Square };
const JOINS: Record<string, JoinType> = { round: JoinType.Round, bevel: JoinType.Bevel };

/** Steps of Clipper’s whole numbers in the fineness. */
const STEPS = 100;

/** Outline of a stroked line, in straight lines; crossings are joined. */
export function strokeOutline(segments: readonly Segment[], style: StrokeStyle): Segment[] {
  const { width, cap, join, miterLimit, fineness } = style;
  const units = STEPS / fineness;
  const inflated = subpathsOf(segments)
    .filter(({ length }) => length > 1)
    .flatMap((subpath) => {
      const end = subpath.at(-1)?.command === 'Z' ? EndType.Joined : (CAPS[cap] ?? EndType.Butt);
      const line = inUnits(flattened(subpath, fineness), units);
      return inflatePaths([line], (width / 2) * units, JOINS[join] ?? JoinType.Miter, end, miterLimit, STEPS);
    });
  return straight(union(inflated, FillRule.NonZero), units);
}

const inUnits = (points: readonly Point[], units: number): Path64 =>
  points.map(([x, y]) => ({ x: Math.round(x * units), y: Math.round(y * units) }));

const straight = (paths: readonly Path64[], units: number): Segment[] =>
  paths.flatMap((path): Segment[] => [
    ...path.map(({ x, y }, i): Segment => ({ command: i === 0 ? 'M' : 'L', points: [x / units, y / units] })),
    { command: 'Z', points: [] },
  ]);

function subpathsOf(segments: readonly Segment[]): Segment[][] {
  const subpaths: Segment[][] = [];
  for (const segment of segments) {
    if (segment.command === 'M') subpaths.push([segment]);
    else subpaths.at(-1)?.push(segment);
  }
  return subpaths;
}

/** Enlarged while it is flattened, as outlines are written to the hundredth. */
function flattened(subpath: readonly Segment[], fineness: number): Point[] {
  const scale = 10 / fineness;
  const [line = []] = flatten(formatMoved(subpath, [scale, 0, 0, scale, 0, 0]), 10);
  return line.map(([x, y]): Point => [x / scale, y / scale]);
}

/** Share of an area by which a fill is another. */
const OTHER = 0.005;

/** The outline by the nonzero rule that fills what this does by the even-odd rule; in straight lines if its own cross. */
export function alternating(segments: readonly Segment[]): Segment[] {
  const subpaths = subpathsOf(segments);
  const fineness = finenessOf(segments);
  const units = STEPS / fineness;
  const lines = subpaths.map((subpath) => flattened(subpath, fineness));
  const turned = lines.map((line, i) => {
    const [start = [0, 0]] = line;
    const depth = lines.filter((other, j) => i !== j && isInside(other, start)).length;
    return signedArea(line) > 0 !== (depth % 2 === 0);
  });
  const paths = lines.map((line) => inUnits(line, units));
  const filled = union(paths, FillRule.EvenOdd);
  const area = Math.abs(areaPaths(filled));
  const inTurn = union(
    paths.map((path, i) => (turned[i] ? path.toReversed() : path)),
    FillRule.NonZero,
  );
  if (Math.abs(Math.abs(areaPaths(inTurn)) - area) > OTHER * area) return straight(filled, units);
  return subpaths.flatMap((subpath, i) => (turned[i] ? reversed(subpath) : subpath));
}

function finenessOf(segments: readonly Segment[]): number {
  const all = segments.flatMap(({ points }) => points);
  return (all.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1) / 1000;
}

function isInside(line: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  line.forEach(([ax, ay], i) => {
    const [bx, by] = line[(i + 1) % line.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

function reversed(subpath: readonly Segment[]): Segment[] {
  const steps = subpath.filter(({ command }) => command !== 'Z');
  const ends = steps.map(({ points }) => points.slice(-2));
  const back = steps.slice(1).map(({ command, points }, i): Segment => {
    const handles = points.slice(0, -2);
    const turned = handles.length === 4 ? [...handles.slice(2), ...handles.slice(0, 2)] : handles;
    return { command, points: [...turned, ...(ends[i] ?? [])] };
  });
  return [{ command: 'M', points: ends.at(-1) ?? [] }, ...back.toReversed(), { command: 'Z', points: [] }];
}
