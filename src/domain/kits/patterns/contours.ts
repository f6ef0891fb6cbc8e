import type { Point } from '../geometry/path';
import { chance, steps, type Field } from './field';

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise from 0 to 1, fixed by place and salt; repeats after `around`, so that it meets at every seam. */
export function hills(width: number, height: number, salt: number, around: number): (x: number, y: number) => number {
  const count = Math.max(1, Math.round(around / width));
  const at = (i: number, j: number): number => chance(((i % count) + count) % count, j, salt);
  return (x, y) => {
    const [u, v] = [(x * count) / around, y / height];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [smooth(u - i), smooth(v - j)];
    const upper = at(i, j) * (1 - s) + at(i + 1, j) * s;
    const lower = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s;
    return upper * (1 - t) + lower * t;
  };
}

/** Marching squares by land corners (top left 1, top right 2, bottom right 4, bottom left 8); land lies on the left. */
const SHORES: Record<number, readonly (readonly [string, string])[]> = {
  1: [['top', 'left']],
  2: [['right', 'top']],
  3: [['right', 'left']],
  4: [['bottom', 'right']],
  5: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  6: [['bottom', 'top']],
  7: [['bottom', 'left']],
  8: [['left', 'bottom']],
  9: [['top', 'bottom']],
  10: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  11: [['right', 'bottom']],
  12: [['left', 'right']],
  13: [['top', 'right']],
  14: [['left', 'top']],
};

/** Closed contour lines above a level, found on a square grid; one square beyond the area counts as sea. */
export function contours(
  { area }: Field,
  cell: number,
  level: number,
  height: (x: number, y: number) => number,
): Point[][] {
  const across = (from: number, length: number): number[] => steps(from - cell, from + length + cell, cell);
  const [columns, rows] = [across(area.x, area.width), across(area.y, area.height)];
  const [lastI, lastJ] = [columns.length - 1, rows.length - 1];
  const above = rows.map((j, row) =>
    columns.map((i, column) =>
      row === 0 || column === 0 || row === lastJ || column === lastI ? -0.5 : height(i * cell, j * cell) - level,
    ),
  );
  const at = (column: number, row: number): number => above[row]?.[column] ?? -0.5;
  const next = new Map<string, string>();
  const places = new Map<string, Point>();
  const cross = (side: string, column: number, row: number): string => {
    const [c, r] = [side === 'right' ? column + 1 : column, side === 'bottom' ? row + 1 : row];
    const isLevel = side === 'top' || side === 'bottom';
    const name = `${isLevel ? 'h' : 'v'}${c},${r}`;
    const from = at(c, r);
    const share = from / (from - (isLevel ? at(c + 1, r) : at(c, r + 1)));
    const [x, y] = [(columns[c] ?? 0) + (isLevel ? share : 0), (rows[r] ?? 0) + (isLevel ? 0 : share)];
    places.set(name, [x * cell, y * cell]);
    return name;
  };
  for (let row = 0; row < lastJ; row += 1)
    for (let column = 0; column < lastI; column += 1) {
      const land =
        (at(column, row) > 0 ? 1 : 0) +
        (at(column + 1, row) > 0 ? 2 : 0) +
        (at(column + 1, row + 1) > 0 ? 4 : 0) +
        (at(column, row + 1) > 0 ? 8 : 0);
      for (const [from, to] of SHORES[land] ?? []) next.set(cross(from, column, row), cross(to, column, row));
    }
  const lines: Point[][] = [];
  for (const start of next.keys()) {
    const line: Point[] = [];
    for (let name: string | undefined = start; name !== undefined;) {
      const following = next.get(name);
      next.delete(name);
      const place = places.get(name);
      if (following !== undefined && place) line.push(place);
      name = following;
    }
    if (line.length > 3) lines.push(line);
  }
  return lines;
}
