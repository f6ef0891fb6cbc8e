import sharp from 'sharp';
import type { Heights } from './hang-cloth';
import { STEP } from './hang-cloth';

/** Width of a pixel, mm: folds are wider than ten of them. */
const PIXEL = 4;
const LEVEL = 3;
const LIGHT = [-0.56, -0.52, 0.64] as const;
/** Opacity of shadows and highlights by how much darker or brighter a slope is than level cloth, and at the most. */
const SHADOW = { by: 0.9, most: 0.38 };
const GLEAM = { by: 0.55, most: 0.3 };
const HOLLOW = 0.05;

type Field = Float32Array;

function blurred(field: Field, columns: number, rows: number, rounds: number): Field {
  let from = field;
  for (let round = 0; round < rounds; round += 1) {
    const to = new Float32Array(from.length);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const value = (right: number, down: number): number => {
          const x = Math.max(0, Math.min(columns - 1, column + right));
          return from[Math.max(0, Math.min(rows - 1, row + down)) * columns + x] ?? 0;
        };
        const cross = value(1, 0) + value(-1, 0) + value(0, 1) + value(0, -1);
        const corners = value(1, 1) + value(-1, 1) + value(1, -1) + value(-1, -1);
        to[row * columns + column] = (4 * value(0, 0) + 2 * cross + corners) / 16;
      }
    from = to;
  }
  return from;
}

function spread({ columns, rows, z, isCloth }: Heights): Field {
  const field = Float32Array.from(z);
  const known = Uint8Array.from(isCloth);
  for (let ring = 0; ring < 12; ring += 1) {
    const before = Uint8Array.from(known);
    for (let at = 0; at < field.length; at += 1) {
      if (before[at]) continue;
      const column = at % columns;
      const near = [
        ...(column > 0 ? [at - 1] : []),
        ...(column < columns - 1 ? [at + 1] : []),
        ...(at >= columns ? [at - columns] : []),
        ...(at < columns * (rows - 1) ? [at + columns] : []),
      ].filter((other) => before[other]);
      if (near.length === 0) continue;
      field[at] = near.reduce((sum, other) => sum + (field[other] ?? 0), 0) / near.length;
      known[at] = 1;
    }
  }
  return field;
}

function brightness(heights: Heights): Field {
  const { columns, rows } = heights;
  const z = blurred(spread(heights), columns, rows, 2);
  const around = blurred(z, columns, rows, 12);
  const field = new Float32Array(z.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const value = (x: number, y: number): number => z[y * columns + x] ?? 0;
      const [left, right] = [Math.max(0, column - 1), Math.min(columns - 1, column + 1)];
      const [up, down] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)];
      const dx = (value(right, row) - value(left, row)) / ((right - left) * STEP);
      const dy = (value(column, down) - value(column, up)) / ((down - up) * STEP);
      const lit = (LIGHT[2] - dx * LIGHT[0] - dy * LIGHT[1]) / Math.hypot(dx, dy, 1);
      field[at] = lit / LIGHT[2] - 1 - HOLLOW * Math.max(0, (around[at] ?? 0) - (z[at] ?? 0));
    }
  return field;
}

/** Black and white of some opacity as a PNG, `strength` times as strong as they are. */
export async function lightOf(heights: Heights, strength: number): Promise<Buffer> {
  const { columns, rows } = heights;
  const width = Math.round((columns * STEP) / PIXEL);
  const height = Math.round((rows * STEP) / PIXEL);
  const field = brightness(heights);
  const pixels = Buffer.alloc(width * height * 2);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const value = between(field, heights, ((column + 0.5) * PIXEL) / STEP, ((row + 0.5) * PIXEL) / STEP);
      const { by, most } = value < 0 ? SHADOW : GLEAM;
      const opacity = 255 * most * Math.tanh((Math.abs(value) * by * strength) / most);
      pixels[2 * at] = value < 0 ? 0 : 255;
      pixels[2 * at + 1] = LEVEL * Math.round(opacity / LEVEL);
    }
  return sharp(pixels, { raw: { width, height, channels: 2 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
}

function between(field: Field, { columns, rows }: Heights, x: number, y: number): number {
  const [left, top] = [Math.min(columns - 2, Math.floor(x)), Math.min(rows - 2, Math.floor(y))];
  const [s, t] = [Math.min(1, x - left), Math.min(1, y - top)];
  const at = (right: number, down: number): number => field[(top + down) * columns + left + right] ?? 0;
  return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t;
}
