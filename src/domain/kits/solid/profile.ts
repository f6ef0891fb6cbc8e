import type { Point } from '../geometry/path';

/** Where a closed line crosses a level: `across` gives the places along the other axis. */
function crossings(line: readonly Point[], axis: 0 | 1, level: number): number[] {
  const other = axis === 0 ? 1 : 0;
  return line.flatMap((from, index) => {
    const to = line[(index + 1) % line.length] ?? from;
    if (from[axis] > level === to[axis] > level) return [];
    return [from[other] + ((level - from[axis]) / (to[axis] - from[axis])) * (to[other] - from[other])];
  });
}

/** Half the width of an outline about its middle at a height; 0 beyond it. In mm. */
export const halfWidthAt = (line: readonly Point[], y: number): number =>
  Math.max(0, ...crossings(line, 1, y).map(Math.abs));

/** The highest point of an outline at a distance from its middle, or its lowest where there is none. In mm. */
export function topAt(line: readonly Point[], x: number): number {
  const found = crossings(line, 0, x);
  return found.length > 0 ? Math.min(...found) : Math.max(...line.map(([, y]) => y));
}

export const bottomOf = (line: readonly Point[]): number => Math.max(...line.map(([, y]) => y));
