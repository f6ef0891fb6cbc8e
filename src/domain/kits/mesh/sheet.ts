import type { KitSurface } from '../document/kit-garments';
import { flatten, type Box, type Point } from '../geometry/path';

/** Millimetres: x to the viewer’s right, y upwards, z towards the viewer. */
export type Place = readonly [x: number, y: number, z: number];

/** `positions` and `normals` go by vertex; each triangle indexes three, in the order seen from outside. */
export interface Bent {
  positions: number[];
  normals: number[];
  triangles: number[];
}

/** Bent surface of a garment. `uvs` are positions in its picture from the lower left corner, 0 to 1. */
export interface Sheet extends Bent {
  surface: KitSurface;
  name?: string;
  uvs: number[];
}

export type PlainPart = 'collar' | 'button' | 'base' | 'trim' | 'webbing';

export interface GarmentMesh {
  sheets: readonly Sheet[];
  plain: readonly { part: PlainPart; bent: Bent }[];
}

interface Net {
  points: Point[];
  triangles: number[];
}

/** Spacing of the lines along which cloth bends, mm: across, and down, where shoulders curve sharply. */
const COLUMN = 14;
const ROW = 6;

const inOrder = (values: Iterable<number>): number[] => [...new Set(values)].toSorted((one, other) => one - other);

const filled = (levels: readonly number[]): number[] =>
  levels.flatMap((from, index) => {
    const to = levels[index + 1] ?? from;
    const count = Math.max(1, Math.ceil((to - from) / ROW));
    return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / count);
  });

export const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Points of a flat or spatial line, by share of its length, 0 to 1. */
export function measured(line: readonly (readonly number[])[]): (share: number) => number[] {
  const lengths = [0];
  line.slice(1).forEach((point, index) => {
    const apart = Math.hypot(...point.map((value, axis) => value - (line[index]?.[axis] ?? 0)));
    lengths.push((lengths.at(-1) ?? 0) + apart);
  });
  return (share) => {
    const wanted = share * (lengths.at(-1) ?? 0);
    const next = between(
      lengths.findIndex((length) => length >= wanted),
      1,
      line.length - 1,
    );
    const [from = 0, to = 0] = [lengths[next - 1], lengths[next]];
    const part = to > from ? (wanted - from) / (to - from) : 0;
    return (line[next - 1] ?? []).map((value, axis) => value + ((line[next]?.[axis] ?? value) - value) * part);
  };
}

export const refined = (line: readonly Point[]): Point[] =>
  line.flatMap(([x, y], index): Point[] => {
    const next = line[index + 1];
    if (!next) return [[x, y]];
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - x, next[1] - y) / ROW));
    const share = (i: number): Point => [x + ((next[0] - x) * i) / count, y + ((next[1] - y) * i) / count];
    return Array.from({ length: count }, (_, i) => share(i));
  });

/** Follows the line exactly, in strips between levels that share corners; `levels` are extra, for parts sewn on. */
export function netOf(line: readonly Point[], levels: readonly number[]): Net {
  const bottom = Math.max(...line.map(([, y]) => y));
  const all = filled(inOrder([...line.map(([, y]) => y), ...levels.filter((y) => y < bottom)]));
  const reach = Math.ceil(Math.max(...line.map(([x]) => Math.abs(x))) / COLUMN);
  const columns = Array.from({ length: 2 * reach + 1 }, (_, i) => (i - reach) * COLUMN);
  const edges = line.map((from, index) => [from, line[(index + 1) % line.length] ?? from] as const);
  const strips = all.slice(1).map((to, row) => {
    const from = all[row] ?? to;
    const at = ([[x, y], [u, v]]: (typeof edges)[number], level: number) =>
      exact(x + ((u - x) * (level - y)) / (v - y));
    return edges
      .filter(([[, y], [, v]]) => y !== v && Math.min(y, v) <= from && Math.max(y, v) >= to)
      .map((edge) => [at(edge, from), at(edge, to)] as const)
      .toSorted(([a, b], [c, d]) => a + b - c - d);
  });
  const rows = all.map((y, row): Corner[] => {
    const met = [...(strips[row - 1] ?? []).map(([, x]) => x), ...(strips[row] ?? []).map(([x]) => x)];
    return inOrder([...columns, ...met]).map((x) => ({ at: [x, y] }));
  });
  const net: Net = { points: [], triangles: [] };
  const within = (row: number, from: number, to: number) =>
    (rows[row] ?? []).filter(({ at: [x] }) => x >= from && x <= to);
  strips.forEach((met, row) => {
    for (let left = 0; left + 1 < met.length; left += 2) {
      const [[a, b], [c, d]] = [met[left] ?? [0, 0], met[left + 1] ?? [0, 0]];
      zip(within(row, a, c), within(row + 1, b, d), net);
    }
  });
  return net;
}

const exact = (value: number): number => rounded(value, 0.01);

/** Rounds symmetrically, so that both halves, front and back meet. */
export const rounded = (value: number, unit: number): number =>
  Math.sign(value) * Math.round(Math.abs(value) / unit) * unit;

interface Corner {
  at: Point;
  index?: number;
}

function zip(upper: readonly Corner[], lower: readonly Corner[], net: Net): void {
  const placeOf = (corner: Corner): number => (corner.index ??= net.points.push(corner.at) - 1);
  let [i, j] = [0, 0];
  for (;;) {
    const [a, b, c, d] = [upper[i], upper[i + 1], lower[j], lower[j + 1]];
    const third = b && (!d || b.at[0] <= d.at[0]) ? b : d;
    if (!a || !c || !third) return;
    net.triangles.push(placeOf(a), placeOf(c), placeOf(third));
    if (third === b) i += 1;
    else j += 1;
  }
}

/** Triangles of a grid, row by row; rows go down and columns to the right, seen from outside. */
export function gridOf(columns: number, rows: number): number[] {
  const triangles: number[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      const [b, c, d] = [a + 1, a + columns + 1, a + columns + 2];
      triangles.push(a, c, b, b, c, d);
    }
  return triangles;
}

/** Vertices of sewn pieces that share a place share a normal, so that light does not break at the seam. */
export function face(pieces: readonly Bent[]): void {
  const sums = new Map<number, [number, number, number]>();
  const named = pieces.map((piece) => ({ piece, names: namesOf(piece) }));
  for (const { piece, names } of named) {
    const { positions, triangles } = piece;
    const edge = (from: number, to: number, axis: number): number =>
      (positions[3 * to + axis] ?? 0) - (positions[3 * from + axis] ?? 0);
    for (let at = 0; at < triangles.length; at += 3) {
      const [a = 0, b = 0, c = 0] = [triangles[at], triangles[at + 1], triangles[at + 2]];
      const [ux, uy, uz] = [edge(a, b, 0), edge(a, b, 1), edge(a, b, 2)];
      const [vx, vy, vz] = [edge(a, c, 0), edge(a, c, 1), edge(a, c, 2)];
      for (const vertex of [a, b, c]) {
        const name = names[vertex] ?? 0;
        const sum = sums.get(name) ?? [0, 0, 0];
        sum[0] += uy * vz - uz * vy;
        sum[1] += uz * vx - ux * vz;
        sum[2] += ux * vy - uy * vx;
        sums.set(name, sum);
      }
    }
  }
  for (const { piece, names } of named)
    for (const name of names) {
      const [x, y, z] = sums.get(name) ?? [0, 0, 1];
      const length = Math.hypot(x, y, z) || 1;
      piece.normals.push(x / length, y / length, z / length);
    }
}

/** Vertices within a quarter of a millimetre coincide. No garment extends beyond `REACH` of these units. */
export const NEAR = 0.25;
const REACH = 2 ** 14;

export function namesOf({ positions }: Pick<Bent, 'positions'>): number[] {
  const names: number[] = [];
  for (let at = 0; at < positions.length; at += 3) {
    // Offset, as corners of outlines would fall on the halves.
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map(
      (axis) => Math.round((positions[at + axis] ?? 0) / NEAR + 0.05) + REACH,
    );
    names.push((x * 2 * REACH + y) * 2 * REACH + z);
  }
  return names;
}

/** Corners of an outline, rounded alike on both sides of the middle, so that pieces meet. */
export const cornersOf = (d: string): Point[] =>
  (flatten(d)[0] ?? []).map(([x, y]): Point => [rounded(x, NEAR), rounded(y, NEAR)]);

export const uvIn = ({ x, y, width, height }: Box, [u, v]: Point): [number, number] => [
  (u - x) / width,
  1 - (v - y) / height,
];

export const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Leftmost and rightmost x of a closed line at a height, or at its nearest end. */
export function spanAt(line: readonly Point[], level: number): [number, number] {
  const ys = line.map(([, y]) => y);
  const y = between(level, Math.min(...ys) + 0.01, Math.max(...ys) - 0.01);
  const xs = line.flatMap(([ax, ay], i) => {
    const [bx, by] = line[(i + 1) % line.length] ?? [ax, ay];
    return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
  });
  return [Math.min(...xs), Math.max(...xs)];
}

const ARC = 48;

/** Length of an oval of width 1 and the given depth from an angle to its side, and angles by share of it; 0 is ahead. */
export function arcOf(from: number, depth: number): { length: number; angleAt: (share: number) => number } {
  const step = (Math.PI / 2 - from) / ARC;
  const lengths = [0];
  for (let i = 0; i < ARC; i += 1) {
    const angle = from + (i + 0.5) * step;
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(Math.cos(angle), depth * Math.sin(angle)) * step);
  }
  const length = lengths.at(-1) ?? 1;
  return {
    length,
    angleAt(share) {
      const wanted = share * length;
      const next = between(
        lengths.findIndex((each) => each >= wanted),
        1,
        ARC,
      );
      const [before = 0, after = 1] = [lengths[next - 1], lengths[next]];
      return from + (next - 1 + (wanted - before) / (after - before || 1)) * step;
    },
  };
}
