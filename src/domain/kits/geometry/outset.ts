import { flatten, inset, type Point } from './path';

/** A moved point may be nearer to the outline by such a share of the distance: curves are straight lines here. */
const SLACK = 0.985;

/**
 * An outline moved outwards by a distance, as straight lines that a knife can follow: where a hollow is too narrow for
 * the distance, as the point of a V-neck, the line goes across it instead of turning in loops.
 */
export function outset(d: string, by: number): string {
  const original = flatten(d).map((line) => [...line, ...line.slice(0, 1)]);
  const isFree = (point: Point): boolean => original.every((line) => distanceTo(line, point) >= by * SLACK);
  return flatten(inset(d, -by))
    .map((line) => line.filter(isFree))
    .filter((line) => line.length > 2)
    .map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
    .join('');
}

/** From a point to the nearest of a line. */
function distanceTo(line: readonly Point[], [x, y]: Point): number {
  let least = Infinity;
  let [px, py] = line[0] ?? [x, y];
  for (const [qx, qy] of line) {
    const [dx, dy] = [qx - px, qy - py];
    const along = Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - px - along * dx, y - py - along * dy));
    [px, py] = [qx, qy];
  }
  return least;
}
