export const WIDTH = 1200;
export const HEIGHT = 1500;
/** The line garments are symmetrical about. */
export const CENTER = WIDTH / 2;

export type Point = readonly [number, number];
/** A line (2 numbers) or a cubic curve (6), x measured outwards from the centre line. */
export type Segment = readonly [number, number] | readonly [number, number, number, number, number, number];

type Attributes = Record<string, string | number | undefined>;

/** Rounds to a tenth of a pixel, to keep the markup small. */
export const n = (value: number): number => Math.round(value * 10) / 10;

/** One element; attributes that are undefined are left out. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return content ? `<${name}${list}>${content}</${name}>` : `<${name}${list}/>`;
}

export const path = (d: string, attributes: Attributes): string => tag('path', { d, ...attributes });

/** An unfilled line. */
export const line = (d: string, stroke: string, width: number, attributes: Attributes = {}): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, ...attributes });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  tag('rect', { x: n(x), y: n(y), width: n(width), height: n(height), ...attributes });

function pairs(segment: Segment): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < segment.length; i += 2) points.push([segment[i] ?? 0, segment[i + 1] ?? 0]);
  return points;
}

const coordinates = (points: readonly Point[], sign: number): string =>
  points.map(([x, y]) => `${n(CENTER + sign * x)} ${n(y)}`).join(' ');

const command = (points: readonly Point[], sign: number): string =>
  `${points.length === 1 ? 'L' : 'C'}${coordinates(points, sign)}`;

/** A path on the right-hand side only. */
export function half(start: Point, segments: readonly Segment[], close = true): string {
  const body = segments.map((segment) => command(pairs(segment), 1)).join('');
  return `M${coordinates([start], 1)}${body}${close ? 'Z' : ''}`;
}

/** The path and its mirror image as one shape. Start and end lie on the centre line. */
export function symmetric(start: Point, segments: readonly Segment[], close = true): string {
  const steps = segments.map(pairs);
  const ends: Point[] = [start, ...steps.map((points) => points.at(-1) ?? start)];
  const back = steps
    .map((points, i) => command([...points.slice(0, -1).reverse(), ends[i] ?? start], -1))
    .reverse()
    .join('');
  return `M${coordinates([start], 1)}${steps.map((points) => command(points, 1)).join('')}${back}${close ? 'Z' : ''}`;
}

/** A line across the centre: from the mirrored end, over the middle, to the end. */
export function across(start: Point, segments: readonly Segment[]): string {
  const steps = segments.map(pairs);
  const ends: Point[] = [start, ...steps.map((points) => points.at(-1) ?? start)];
  const left = steps
    .map((points, i) => command([...points.slice(0, -1).reverse(), ends[i] ?? start], -1))
    .reverse()
    .join('');
  const right = steps.map((points) => command(points, 1)).join('');
  return `M${coordinates([ends.at(-1) ?? start], -1)}${left}${right}`;
}

/** Flips a path of absolute M, L, C, Q commands about the centre line. */
export function mirror(d: string): string {
  let index = 0;
  return d.replace(/-?\d+(?:\.\d+)?/g, (value) => (index++ % 2 === 0 ? String(n(WIDTH - Number(value))) : value));
}

/** Moves and scales a path of absolute M, L, C, Q commands. */
export function place(d: string, dx: number, dy: number, scale = 1): string {
  let index = 0;
  return d.replace(/-?\d+(?:\.\d+)?/g, (value) => String(n(Number(value) * scale + (index++ % 2 === 0 ? dx : dy))));
}

/** Numbers in [0, 1) that only depend on the seed. */
export function seeded(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** FNV-1a. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}
