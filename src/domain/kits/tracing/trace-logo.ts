/** Removes a flat background and reduces the colours to inks of the kit and the palette. */
import type { KitColorway, KitInk, KitLogo } from '../document/kit-document';
import { MAX_LOGO_LENGTH } from '../document/kit-limits';
import { nearestSwatch } from '../palette/kit-palette';
import { flatBackground, withoutBackground, withSoftEdge } from './background';
import { distance, fromHex, opaqueBox, toHex, type Picture, type Rgb } from './picture';
import { reduceColors, type Reduced } from './reduce-colors';

export const MOST_LOGO_COLORS = 8;

export interface TraceOptions {
  name: string;
  /** Limit. */
  colors: number;
  removeBackground: boolean;
  /** Close colours become these; others the nearest of the palette. */
  colorway: KitColorway;
  /** Pixel width of the source file; undefined for a drawing, sharp at any size. */
  pixels?: number;
}

export type Traced = { ok: true; logo: KitLogo; hadBackground: boolean } | { ok: false; message: string };

/** Colour distance within which a kit colour is used. */
const CLOSE = 40;
/** In pixels; the next is tried if an outline has too many details. */
const TOLERANCES = [0.7, 1.1, 1.8, 2.6];
/** Smaller specks are left out; square pixels. */
const SPECK = 9;

/** A generator, so that the caller can yield to other work between steps. */
export function* traceLogo(given: Picture, options: TraceOptions): Generator<undefined, Traced> {
  const background = flatBackground(given);
  yield;
  const picture = clearedPicture(given, options.removeBackground);
  if (!picture) return { ok: false, message: 'Nothing is left of this picture once its background is gone.' };
  yield;
  const reduced = reduceColors(picture, options.colors, blurOf(given, options));
  if (!reduced) return { ok: false, message: 'This picture is empty.' };
  yield;
  for (const tolerance of TOLERANCES) {
    const shapes = [];
    for (const [index, color] of reduced.colors.entries()) {
      const d = outline(reduced, index, tolerance);
      if (d) shapes.push({ d, color: inkOf(color, options.colorway) });
      yield;
    }
    if (shapes.length === 0) return { ok: false, message: 'This picture has nothing large enough to print.' };
    if (shapes.reduce((sum, { d }) => sum + d.length, 0) > MAX_LOGO_LENGTH) continue;
    const { width, height } = picture;
    const pixels = options.pixels && Math.max(1, Math.round((options.pixels * width) / given.width));
    const logo = { name: options.name, width, height, shapes, ...(pixels && { pixels }) };
    return { ok: true, logo, hadBackground: background !== undefined };
  }
  return {
    ok: false,
    message: 'This picture has too many details to be printed as a logo. Choose fewer colours, or a simpler picture.',
  };
}

/** Width over which a one-pixel edge is mixed after enlargement. */
const SMOOTHED = 2;
/** Maximum blur that is undone, pixels; anything enlarged further looks blurred in flat colours too. */
const MOST_BLURRED = 12;

/** Pixels over which edges are mixed: those of a small file were enlarged with it. */
const blurOf = ({ width }: Picture, { pixels = width }: Pick<TraceOptions, 'pixels'>): number =>
  width <= pixels ? 1 : Math.min(MOST_BLURRED, Math.ceil((SMOOTHED * width) / pixels));

export const clearedPicture = (given: Picture, removeBackground = true): Picture | undefined =>
  cleared(given, removeBackground, withoutBackground);

/** As `clearedPicture`, with a smooth edge for display and print. */
export const smoothPicture = (given: Picture, removeBackground: boolean): Picture | undefined =>
  cleared(given, removeBackground, (picture, background) =>
    withSoftEdge(withoutBackground(picture, background), background),
  );

function cleared(
  given: Picture,
  removeBackground: boolean,
  clear: (picture: Picture, background: Rgb) => Picture,
): Picture | undefined {
  const background = removeBackground ? flatBackground(given) : undefined;
  return cropped(background ? clear(given, background) : given);
}

function cropped(picture: Picture): Picture | undefined {
  const box = opaqueBox(picture);
  if (!box) return undefined;
  const { left, top, ...size } = box;
  const part = new Uint8ClampedArray(4 * size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    const from = 4 * ((top + y) * picture.width + left);
    part.set(picture.data.subarray(from, from + 4 * size.width), 4 * y * size.width);
  }
  return { ...size, data: part };
}

/** Outlines a colour together with all later ones, which are drawn over it, so that no gap shows. */
function outline({ width, height, labels }: Reduced, index: number, tolerance: number): string {
  return contoursOf(width, height, (x, y) => (labels[y * width + x] ?? -1) >= index)
    .filter((contour) => areaOf(contour) >= SPECK)
    .map((contour) => pathOf(simplified(smoothed(contour), tolerance)))
    .join('');
}

function inkOf(color: Rgb, { colors }: KitColorway): KitInk {
  const gaps = colors.map((hex) => distance(fromHex(hex), color));
  const slot = gaps.indexOf(Math.min(...gaps));
  return (gaps[slot] ?? Infinity) <= CLOSE ? slot : nearestSwatch(toHex(color)).swatch.hex;
}

type Point = readonly [x: number, y: number];

/** Along pixel edges, the inside on the right, so that holes run opposite to outer outlines. */
function contoursOf(width: number, height: number, inside: (x: number, y: number) => boolean): Point[][] {
  const stride = width + 1;
  /** Target corners by start corner; two edges start where two pixels touch by a corner. */
  const edges = new Map<number, number[]>();
  const edge = (x1: number, y1: number, x2: number, y2: number) => {
    const from = y1 * stride + x1;
    const to = y2 * stride + x2;
    const known = edges.get(from);
    if (known) known.push(to);
    else edges.set(from, [to]);
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!inside(x, y)) continue;
      if (y === 0 || !inside(x, y - 1)) edge(x, y, x + 1, y);
      if (x === width - 1 || !inside(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (y === height - 1 || !inside(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (x === 0 || !inside(x - 1, y)) edge(x, y + 1, x, y);
    }
  const contours: Point[][] = [];
  for (const [start, leads] of edges) {
    while (leads.length > 0) {
      const contour: Point[] = [];
      let at = start;
      for (let next = leads.pop(); next !== undefined; next = edges.get(at)?.pop()) {
        contour.push([at % stride, Math.floor(at / stride)]);
        at = next;
        if (at === start) break;
      }
      contours.push(contour);
    }
  }
  return contours;
}

function areaOf(points: readonly Point[]): number {
  let twice = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/** Middles of edges instead of their ends: stairs become slopes. */
const smoothed = (points: readonly Point[]): Point[] =>
  points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });

/** Closed outline with as few points as stay within a distance of it (Douglas and Peucker). */
function simplified(points: readonly Point[], tolerance: number): Point[] {
  const far = farthest(points, points[0] ?? [0, 0]);
  const there = reduced([...points.slice(0, far + 1)], tolerance);
  const back = reduced([...points.slice(far), ...points.slice(0, 1)], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function farthest(points: readonly Point[], [fromX, fromY]: Point): number {
  let best = 0;
  let most = -1;
  points.forEach(([x, y], i) => {
    const away = Math.hypot(x - fromX, y - fromY);
    if (away > most) [most, best] = [away, i];
  });
  return best;
}

function reduced(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return [];
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const a = points[from] ?? first;
    const b = points[to] ?? last;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let most = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i += 1) {
      const [x, y] = points[i] ?? a;
      const cross = (b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1]);
      const away = length === 0 ? Math.hypot(x - a[0], y - a[1]) : Math.abs(cross) / length;
      if (away > most) [most, at] = [away, i];
    }
    if (at === -1) continue;
    keep[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return points.filter((_, i) => keep[i]);
}

/** Least angle of a corner, in degrees. */
const CORNER = 50;

const figure = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;

function pathOf(points: readonly Point[]): string {
  if (points.length < 3) return '';
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const middle = (i: number): Point => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2];
  const parts = [`M${pair(middle(-1))}`];
  points.forEach((point, i) => {
    if (bendOf(at(i - 1), point, at(i + 1)) > CORNER) parts.push(`L${pair(point)}L${pair(middle(i))}`);
    else parts.push(`Q${pair(point)} ${pair(middle(i))}`);
  });
  return `${parts.join('')}Z`;
}

function bendOf(before: Point, point: Point, after: Point): number {
  const turn =
    Math.atan2(after[1] - point[1], after[0] - point[0]) - Math.atan2(point[1] - before[1], point[0] - before[0]);
  const degrees = Math.abs((turn * 180) / Math.PI) % 360;
  return degrees > 180 ? 360 - degrees : degrees;
}
