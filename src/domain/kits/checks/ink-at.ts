import type { KitInk } from '../document/kit-document';
import { flatten, type Point } from '../geometry/path';
import type { Blend, Mark, Matrix } from '../marks';
import { boundsOf, parsePath, type Bounds } from '../outline-path';

export interface MixedInk {
  from: KitInk;
  to: KitInk;
  share: number;
}

export type InkMap = readonly Layer[];

interface Stretch extends Bounds {
  points: readonly Point[];
}

/** One line of an outline; its corners are computed once a point comes near. */
interface Line extends Bounds {
  d: string;
  corners?: readonly Point[];
  stretches?: readonly Stretch[];
}

export interface Area extends Bounds {
  lines: readonly Line[];
}

type Layer =
  | { kind: 'fill'; area: Area; ink: KitInk | Blend }
  | { kind: 'stroke'; area: Area; ink: KitInk; reach: number }
  | { kind: 'group'; layers: InkMap; inverse?: Matrix; clip?: Area };

const NOWHERE: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export function areaOf(d: string, margin = 0): Area {
  const lines = d.split(/(?=M)/).map((part): Line => {
    const { left, top, right, bottom } = boundsOf(parsePath(part)) ?? NOWHERE;
    return { d: part, left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
  });
  const area = { ...NOWHERE, lines };
  for (const { left, top, right, bottom } of lines) {
    area.left = Math.min(area.left, left);
    area.top = Math.min(area.top, top);
    area.right = Math.max(area.right, right);
    area.bottom = Math.max(area.bottom, bottom);
  }
  return area;
}

const cornersOf = (line: Line): readonly Point[] => (line.corners ??= flatten(line.d).flat());

/** Edges per stretch: small enough to skip most of a long line. */
const STRETCH = 24;

function stretchesOf(line: Line): readonly Stretch[] {
  if (line.stretches) return line.stretches;
  const corners = cornersOf(line);
  const closed = [...corners, ...corners.slice(0, 1)];
  const stretches: Stretch[] = [];
  for (let from = 0; from < corners.length; from += STRETCH) {
    const part = closed.slice(from, from + STRETCH + 1);
    const [xs, ys] = [part.map(([x]) => x), part.map(([, y]) => y)];
    stretches.push({
      points: part,
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    });
  }
  line.stretches = stretches;
  return stretches;
}

function inverseOf([a, b, c, d, e, f]: Matrix): Matrix {
  const size = a * d - b * c || 1;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

export const inkMapOf = (marks: readonly Mark[]): InkMap =>
  marks.flatMap((mark): Layer | [] => {
    // Cloth has no pictures.
    if (mark.kind === 'picture') return [];
    if (mark.kind === 'fill') return { kind: 'fill', area: areaOf(mark.d), ink: mark.ink };
    if (mark.kind === 'stroke')
      return { kind: 'stroke', area: areaOf(mark.d, mark.width / 2), ink: mark.ink, reach: mark.width / 2 };
    return {
      kind: 'group',
      layers: inkMapOf(mark.marks),
      ...(mark.transform && { inverse: inverseOf(mark.transform) }),
      ...(mark.clip !== undefined && { clip: areaOf(mark.clip) }),
    };
  });

const inBox = ({ left, top, right, bottom }: Bounds, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** True if edges to the right of a point could wind around it. */
const isBeside = ({ top, bottom, right }: Bounds, [x, y]: Point): boolean => top <= y && bottom >= y && right >= x;

/** Nonzero rule. */
export function isWithin(area: Area, point: Point): boolean {
  if (!inBox(area, point)) return false;
  let winding = 0;
  for (const line of area.lines)
    if (isBeside(line, point))
      for (const stretch of stretchesOf(line))
        if (isBeside(stretch, point)) winding += windingOf(stretch.points, point);
  return winding !== 0;
}

/** Winding number: counts the edges passing on the right, up or down. */
function windingOf(points: readonly Point[], [x, y]: Point): number {
  let winding = 0;
  let [px, py] = points[0] ?? [x, y];
  for (const [qx, qy] of points) {
    if (py <= y !== qy <= y) {
      const side = (qx - px) * (y - py) - (x - px) * (qy - py);
      if (qy > py && side > 0) winding += 1;
      if (qy < py && side < 0) winding -= 1;
    }
    [px, py] = [qx, qy];
  }
  return winding;
}

function isNear(line: Line, [x, y]: Point, reach: number): boolean {
  const corners = cornersOf(line);
  return corners.some(([qx, qy], i) => {
    const [px, py] = corners[i - 1] ?? [qx, qy];
    const [dx, dy] = [qx - px, qy - py];
    const along = Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - px - along * dx, y - py - along * dy) <= reach;
  });
}

function blended({ from, to, x1, y1, x2, y2 }: Blend, [x, y]: Point): MixedInk {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
  return { from, to, share: Math.max(0, Math.min(1, share)) };
}

export function inkAt(map: InkMap, point: Point): KitInk | MixedInk | undefined {
  for (let index = map.length - 1; index >= 0; index -= 1) {
    const layer = map[index];
    const ink = layer && inkOf(layer, point);
    if (ink !== undefined) return ink;
  }
  return undefined;
}

function inkOf(layer: Layer, point: Point): KitInk | MixedInk | undefined {
  if (layer.kind === 'stroke')
    return layer.area.lines.some((line) => inBox(line, point) && isNear(line, point, layer.reach))
      ? layer.ink
      : undefined;
  if (layer.kind === 'fill') {
    if (!isWithin(layer.area, point)) return undefined;
    return typeof layer.ink === 'object' ? blended(layer.ink, point) : layer.ink;
  }
  const [x, y] = point;
  const [a, b, c, d, e, f] = layer.inverse ?? [1, 0, 0, 1, 0, 0];
  const own: Point = [a * x + c * y + e, b * x + d * y + f];
  return layer.clip && !isWithin(layer.clip, own) ? undefined : inkAt(layer.layers, own);
}
