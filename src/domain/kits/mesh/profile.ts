import type { Point } from '../geometry/path';

function furthest(
  line: readonly Point[],
  axis: 0 | 1,
  level: number,
  given: number,
  isFurther: (one: number, other: number) => boolean,
): number {
  const across = axis === 0 ? 1 : 0;
  let found = given;
  let from = line.at(-1) ?? [0, 0];
  for (const to of line) {
    if (from[axis] > level !== to[axis] > level) {
      const share = (level - from[axis]) / (to[axis] - from[axis]);
      const place = from[across] + share * (to[across] - from[across]);
      if (isFurther(place, found)) found = place;
    }
    from = to;
  }
  return found;
}

const more = (one: number, other: number): boolean => one > other;
const less = (one: number, other: number): boolean => one < other;

/** Half the width of an outline at a height, mm; 0 beyond it. */
export const halfWidthAt = (line: readonly Point[], y: number): number => furthest(line, 1, y, 0, more);

/** Highest point of an outline at a distance from its middle, or its lowest if none. In mm. */
export const topAt = (line: readonly Point[], x: number): number => furthest(line, 0, x, bottomOf(line), less);

export const bottomAt = (line: readonly Point[], x: number): number => furthest(line, 0, x, 0, more);

export const bottomOf = (line: readonly Point[]): number => Math.max(...line.map(([, y]) => y));

/** Turning points on the right half of a front or back, from the top down, as indexes into its outline. */
interface Landmarks {
  neck: number;
  shoulder: number;
  armpit: number;
  hem: number;
}

/** @param line outline of a front or back, its right half first. */
export function landmarksOf(line: readonly Point[]): Landmarks {
  const step = (index: number): Point => {
    const [[x, y], [u, v]] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
    return [u - x, v - y];
  };
  const next = (from: number, isThere: (dx: number, dy: number) => boolean): number => {
    let at = from;
    while (at < line.length - 1 && !isThere(...step(at))) at += 1;
    return at;
  };
  const neck = line.reduce((best, [x, y], index) => (x > 0 && y < (line[best]?.[1] ?? 0) ? index : best), 0);
  const shoulder = next(neck, (dx, dy) => dy > Math.abs(dx) * 1.5);
  const hole = next(shoulder, (dx) => dx > 0);
  const armpit = next(hole, (dx) => dx <= 0);
  return { neck, shoulder, armpit, hem: next(armpit, (dx, dy) => dx < 0 && -dx > dy) };
}
