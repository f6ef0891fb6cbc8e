/** Reads, moves and measures outlines of absolute M, L, C, Q and Z. */
import type { Matrix } from './marks';

export interface Segment {
  command: 'M' | 'L' | 'C' | 'Q' | 'Z';
  /** x and y of each point: two numbers for M and L, four for Q, six for C, none for Z. */
  points: number[];
}

/** Splits an outline so that each segment has its own command, as PDF wants. */
export function parsePath(d: string): Segment[] {
  const segments: Segment[] = [];
  for (const [, letter, rest = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    let command = letter as Segment['command'];
    if (command === 'Z') {
      segments.push({ command, points: [] });
      continue;
    }
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = { M: 2, L: 2, Q: 4, C: 6 }[command];
    for (let at = 0; at + count <= numbers.length; at += count) {
      segments.push({ command, points: numbers.slice(at, at + count) });
      if (command === 'M') command = 'L';
    }
  }
  return segments;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100 || 0;

/** Outline of moved segments, to the hundredth of a unit. Hot: each letter typed moves thousands of points. */
export function formatMoved(segments: readonly Segment[], [a, b, c, d, e, f]: Matrix): string {
  let path = '';
  for (const { command, points } of segments) {
    path += command;
    for (let at = 0; at < points.length; at += 2) {
      const x = points[at] ?? 0;
      const y = points[at + 1] ?? 0;
      if (at > 0) path += ' ';
      path += `${hundredths(a * x + c * y + e)} ${hundredths(b * x + d * y + f)}`;
    }
  }
  return path;
}

export const movePath = (d: string, matrix: Matrix): string => formatMoved(parsePath(d), matrix);

/** Matrix that applies `first`, then `second`. */
export function combine([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Parameters between 0 and 1 at which a curve through these values turns back. */
function turns([a = 0, b = 0, c = 0, d]: number[]): number[] {
  if (d === undefined) return [(a - b) / (a - 2 * b + c)];
  // A third of the derivative, At² + Bt + C.
  const [A, B, C] = [d - 3 * c + 3 * b - a, 2 * (a - 2 * b + c), b - a];
  if (Math.abs(A) < 1e-9) return [-C / B];
  const root = Math.sqrt(B * B - 4 * A * C);
  return [(-B + root) / (2 * A), (-B - root) / (2 * A)];
}

function valueAt(values: number[], at: number): number {
  const [first = 0, ...others] = values;
  if (others.length === 0) return first;
  const [start, end] = [values.slice(0, -1), others];
  return valueAt(start, at) * (1 - at) + valueAt(end, at) * at;
}

/** Box around an outline, exact for curves; null if it has no points. */
export function boundsOf(segments: readonly Segment[]): Bounds | null {
  const least = [Infinity, Infinity];
  const most = [-Infinity, -Infinity];
  let from: number[] = [];
  for (const { points } of segments) {
    for (const axis of [0, 1]) {
      const values = [...from, ...points].filter((_, index) => index % 2 === axis);
      const reached = points.length > 2 ? turns(values).filter((at) => at > 0 && at < 1) : [];
      const ends = points.slice(-2).filter((_, index) => index === axis);
      const all = [...ends, ...reached.map((at) => valueAt(values, at))];
      least[axis] = Math.min(least[axis] ?? 0, ...all);
      most[axis] = Math.max(most[axis] ?? 0, ...all);
    }
    if (points.length > 0) from = points.slice(-2);
  }
  const [[left = 0, top = 0], [right = 0, bottom = 0]] = [least, most];
  return left <= right ? { left, top, right, bottom } : null;
}

export const overlaps = (a: Bounds | null, b: Bounds | null): boolean =>
  !!a && !!b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
