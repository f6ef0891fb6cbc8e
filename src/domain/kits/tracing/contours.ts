import type { Point } from '../geometry/path';

/** Along pixel edges, the inside on the right, so that holes run opposite to outer outlines. */
export function contoursOf(width: number, height: number, inside: (x: number, y: number) => boolean): Point[][] {
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

/** Middles of edges instead of their ends: stairs become slopes. */
export const smoothed = (points: readonly Point[]): Point[] =>
  points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
