/** Position-based dynamics of a flat of cloth, in mm; z is towards the viewer. */
import { isInside } from '@/domain/kits/geometry/divide';
import { flatten, type Box } from '@/domain/kits/geometry/path';
import { seeded } from '@/domain/kits/svg';

/** Draws cloth together around a place and, unless that is in the middle, around its mirror image. Shares of 1, radii in mm. */
export interface Pinch {
  x: number;
  y: number;
  rx: number;
  ry: number;
  across?: number;
  along?: number;
}

export interface Hanging {
  outline: string;
  box: Box;
  pinches: readonly Pinch[];
  /** Resistance to bending, 0 to 1: heavier cloth has wider folds. */
  stiff: number;
  seed: string;
}

export interface Heights {
  columns: number;
  rows: number;
  z: Float32Array;
  isCloth: Uint8Array;
}

export const STEP = 6;
const ROUNDS = 420;
const REST = 0.0015;
const SINK = 0.02;
const FLAT = 0.94;
const UNEVEN = 14;

const AROUND = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

function noiseOf(seed: string, columns: number, rows: number): (column: number, row: number) => number {
  const random = seeded(seed);
  const octaves = [14, 7].map((cell) => {
    const wide = Math.ceil(columns / cell) + 2;
    const values = Array.from({ length: wide * (Math.ceil(rows / cell) + 2) }, () => random() - 0.5);
    return { cell, wide, values };
  });
  return (column, row) =>
    octaves.reduce((sum, { cell, wide, values }) => {
      const [u, v] = [column / cell, row / cell];
      const [i, j] = [Math.floor(u), Math.floor(v)];
      const at = (x: number, y: number): number => values[(j + y) * wide + i + x] ?? 0;
      const [s, t] = [u - i, v - j];
      const upper = at(0, 0) * (1 - s) + at(1, 0) * s;
      return sum + (upper * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t) * (cell / 14);
    }, 0);
}

function drawnTogether(x: number, y: number, pinches: readonly Pinch[]): [number, number] {
  let [u, v] = [x, y];
  for (const { x: middle, y: height, rx, ry, across = 0, along = 0 } of pinches)
    for (const centre of middle === 0 ? [0] : [middle, -middle]) {
      const [dx, dy] = [x - centre, y - height];
      const share = Math.exp(-((dx / rx) ** 2) - (dy / ry) ** 2);
      u -= across * dx * share;
      v -= along * dy * share;
    }
  return [u, v];
}

/** Seams draw the edge together; the cloth between has nowhere to go but out. */
export function hang({ outline, box, pinches, stiff, seed }: Hanging): Heights {
  const [columns, rows] = [Math.ceil(box.width / STEP) + 1, Math.ceil(box.height / STEP) + 1];
  const count = columns * rows;
  const edge = flatten(outline)[0] ?? [];
  const isCloth = new Uint8Array(count);
  const [x, y, z] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const noise = noiseOf(seed, columns, rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const [u, v] = [box.x + column * STEP, box.y + row * STEP];
      isCloth[at] = isInside(edge, [u, v]) ? 1 : 0;
      [x[at], y[at]] = drawnTogether(u, v, pinches);
      z[at] = UNEVEN * noise(column, row);
    }
  const has = (column: number, row: number): boolean =>
    column >= 0 && column < columns && row >= 0 && row < rows && isCloth[row * columns + column] === 1;
  const isSewn = new Uint8Array(count);
  const ties: number[] = [];
  const bends: number[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (!has(column, row)) continue;
      const at = row * columns + column;
      if (!has(column - 1, row) || !has(column + 1, row) || !has(column, row - 1) || !has(column, row + 1))
        isSewn[at] = 1;
      for (const [right, down] of AROUND) {
        const by = down * columns + right;
        if (has(column + right, row + down)) ties.push(at, at + by, STEP * Math.hypot(right, down));
        if (has(column + right, row + down) && has(column - right, row - down)) bends.push(at - by, at, at + by);
      }
    }
  const pull = (one: number, other: number, length: number): void => {
    const [dx, dy, dz] = [of(x, other) - of(x, one), of(y, other) - of(y, one), of(z, other) - of(z, one)];
    const apart = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1;
    const by = (0.5 * (apart - length)) / apart;
    if (!isSewn[one]) {
      x[one] = of(x, one) + dx * by;
      y[one] = of(y, one) + dy * by;
    }
    z[one] = of(z, one) + dz * by;
    if (!isSewn[other]) {
      x[other] = of(x, other) - dx * by;
      y[other] = of(y, other) - dy * by;
    }
    z[other] = of(z, other) - dz * by;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const isBackwards = round % 2 === 1;
    for (let i = 0; i < ties.length; i += 3) {
      const from = isBackwards ? ties.length - 3 - i : i;
      pull(of(ties, from), of(ties, from + 1), of(ties, from + 2));
    }
    for (let i = 0; i < bends.length; i += 3) {
      const [a, b, c] = [of(bends, i), of(bends, i + 1), of(bends, i + 2)];
      const out = stiff * 0.25 * ((of(z, a) + of(z, c)) / 2 - of(z, b));
      z[b] = of(z, b) + out;
      z[a] = of(z, a) - out / 2;
      z[c] = of(z, c) - out / 2;
    }
    for (let at = 0; at < count; at += 1) {
      z[at] = of(z, at) * (1 - REST);
      if (of(z, at) < 0) z[at] = of(z, at) * (1 - SINK);
      if (isSewn[at] && isCloth[at + columns]) z[at] = of(z, at) * FLAT;
    }
  }
  return { columns, rows, z, isCloth };
}

const of = (values: ArrayLike<number>, at: number): number => values[at] ?? 0;
