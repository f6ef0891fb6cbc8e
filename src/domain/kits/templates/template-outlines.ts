/** Closed outlines of a workshop’s pattern file, in mm, y downwards as they lie in it. */
import { isTangled } from '../geometry/crossings';
import { distance, flatten, signedArea, type Point } from '../geometry/path';
import { boundsOf, formatMoved, type Segment } from '../outline-path';
import { Unreadable } from '../vectors/read-svg';

export interface TemplateOutline {
  /** Names of the groups it lies in, from the outermost, or its layer. */
  layer: string;
  name: string;
  d: string;
}

export const TEMPLATE_UNITS = ['file', 'mm', 'cm', 'in', 'pt', 'px'] as const;
export type TemplateUnit = (typeof TEMPLATE_UNITS)[number];

export const UNIT_MM: Readonly<Record<Exclude<TemplateUnit, 'file'>, number>> = {
  mm: 1,
  cm: 10,
  in: 25.4,
  pt: 25.4 / 72,
  px: 25.4 / 96,
};

export const TEMPLATE_NAME_MAX = 120;
export const MAX_OUTLINES = 1000;
const MAX_POINTS = 60_000;
const MAX_OUTLINE_SEGMENTS = 4000;
/** Millimetres: smaller ones are notches, drill holes and letters; larger ones no cloth. */
const LEAST_SIDE = 8;
const MOST_SIDE = 4000;
const MAX_OPEN_LINES = 20_000;
/** Ends of lines that meet, mm. */
const NEAR = 0.5;

export interface TemplateLine {
  layer: string;
  name: string;
  segments: readonly Segment[];
}

/** @throws Unreadable for a file without outlines, or beyond the limits */
export function closedOutlines(lines: readonly TemplateLine[]): TemplateOutline[] {
  if (lines.reduce((sum, { segments }) => sum + segments.length, 0) > MAX_POINTS)
    throw new Unreadable(`It has more than ${MAX_POINTS} points. Save the outlines alone, with fewer points.`);
  const outlines = joinLines(lines).flatMap(({ layer, name, segments }): TemplateOutline[] => {
    const box = boundsOf(segments);
    const [width, height] = box ? [box.right - box.left, box.bottom - box.top] : [0, 0];
    if (!Number.isFinite(width + height) || Math.max(width, height) > MOST_SIDE)
      throw new Unreadable('A piece is more than 4 m long. Check the unit of the file.');
    if (Math.min(width, height) < LEAST_SIDE) return [];
    if (segments.length > MAX_OUTLINE_SEGMENTS)
      throw new Unreadable(`An outline has more than ${MAX_OUTLINE_SEGMENTS} points. Save it with fewer points.`);
    return [{ layer, name, d: `${formatMoved(segments, [1, 0, 0, 1, 0, 0])}Z` }];
  });
  if (outlines.length === 0) throw new Unreadable('It has no closed outlines of 8 mm or more. Check its unit.');
  if (outlines.length > MAX_OUTLINES) throw new Unreadable(`It has more than ${MAX_OUTLINES} outlines.`);
  if (outlines.some(({ d }) => isTangled([d]))) throw new Unreadable('An outline crosses itself too often.');
  return outlines;
}

const endsOf = ({ segments }: TemplateLine): [Point, Point] => {
  const [x = 0, y = 0] = segments[0]?.points ?? [];
  const [u = 0, v = 0] = segments.findLast(({ points }) => points.length > 0)?.points.slice(-2) ?? [];
  return [
    [x, y],
    [u, v],
  ];
};

function joinLines(lines: readonly TemplateLine[]): TemplateLine[] {
  const closed: TemplateLine[] = [];
  const open = new Map<string, TemplateLine[]>();
  for (const line of lines) {
    const [from, to] = endsOf(line);
    const isClosed = line.segments.at(-1)?.command === 'Z' || (line.segments.length > 2 && distance(from, to) < NEAR);
    if (isClosed) {
      closed.push({ ...line, segments: line.segments.filter(({ command }) => command !== 'Z') });
      continue;
    }
    const inLayer = open.get(line.layer);
    if (inLayer) inLayer.push(line);
    else open.set(line.layer, [line]);
  }
  for (const left of open.values()) closed.push(...chains(left));
  return closed;
}

/** Ends are looked up by cells of the tolerance, so that joining thousands of short lines takes no time. */
function chains(lines: readonly TemplateLine[]): TemplateLine[] {
  if (lines.length > MAX_OPEN_LINES) throw new Unreadable(`A layer has more than ${MAX_OPEN_LINES} open lines.`);
  const cells = new Map<string, Set<number>>();
  const placeOf = ([x, y]: Point): [number, number] => [Math.floor(x / NEAR), Math.floor(y / NEAR)];
  const cellsOf = (line: TemplateLine): string[] => endsOf(line).map((end) => placeOf(end).join(' '));
  lines.forEach((line, index) => {
    for (const cell of cellsOf(line)) cells.set(cell, (cells.get(cell) ?? new Set()).add(index));
  });
  const used = new Set<number>();
  const mark = (line: TemplateLine, index: number) => {
    used.add(index);
    for (const cell of cellsOf(line)) cells.get(cell)?.delete(index);
  };
  const next = (at: Point): { line: TemplateLine; isTurned: boolean } | undefined => {
    const [column, row] = placeOf(at);
    for (const x of [column, column - 1, column + 1])
      for (const y of [row, row - 1, row + 1])
        for (const index of cells.get(`${x} ${y}`) ?? []) {
          const line = lines[index];
          if (!line) continue;
          const [from, to] = endsOf(line);
          const isTurned = distance(at, from) >= NEAR;
          if (isTurned && distance(at, to) >= NEAR) continue;
          mark(line, index);
          return { line, isTurned };
        }
    return undefined;
  };
  return lines.flatMap((first, index): TemplateLine[] => {
    if (used.has(index)) return [];
    mark(first, index);
    const [start, end] = endsOf(first);
    const segments = [...first.segments];
    let at = end;
    for (let found = next(at); found; found = next(at)) {
      const [from, to] = endsOf(found.line);
      for (const segment of (found.isTurned ? turned(found.line.segments) : found.line.segments).slice(1))
        segments.push(segment);
      at = found.isTurned ? from : to;
      if (distance(at, start) < NEAR) return [{ ...first, segments }];
    }
    return [];
  });
}

function turned(segments: readonly Segment[]): Segment[] {
  const back: Segment[] = [];
  segments.forEach(({ points }, index) => {
    const before = segments[index - 1]?.points.slice(-2) ?? [];
    const following = segments[index];
    if (index === 0 || !following) return;
    const [middle, [x = 0, y = 0]] = [points.slice(0, -2), before];
    const handles = middle.length === 4 ? [...middle.slice(2), ...middle.slice(0, 2)] : middle;
    back.unshift({ command: following.command, points: [...handles, x, y] });
  });
  return [{ command: 'M', points: segments.at(-1)?.points.slice(-2) ?? [] }, ...back];
}

export interface OutlineMeasure {
  width: number;
  height: number;
  area: number;
  /** Centre of its area from the middle of its box, as shares of width and height. */
  lean: readonly [across: number, along: number];
}

/** Millimetres, and mm². */
export function measureOutline(d: string): OutlineMeasure {
  const lines = flatten(d).toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  const [line = []] = lines;
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const [left, top] = [least(xs), least(ys)];
  const [width, height] = [-least(xs.map((x) => -x)) - left, -least(ys.map((y) => -y)) - top];
  const area = signedArea(line);
  let [across, along] = [0, 0];
  line.forEach(([x, y], index) => {
    const [u, v] = line[(index + 1) % line.length] ?? [x, y];
    const cross = (x - left) * (v - top) - (u - left) * (y - top);
    across += (x + u - 2 * left) * cross;
    along += (y + v - 2 * top) * cross;
  });
  const share = 6 * area;
  return {
    ...{ width, height, area: Math.abs(area) },
    lean: share === 0 ? [0, 0] : [across / share / (width || 1) - 0.5, along / share / (height || 1) - 0.5],
  };
}

const least = (values: readonly number[]): number => values.reduce((all, each) => Math.min(all, each), Infinity);
