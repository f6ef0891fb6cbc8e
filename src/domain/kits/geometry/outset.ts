import { flatten, inset, type Point } from './path';

/** Slack as a share of the distance: curves are straight lines here. */
const SLACK = 0.985;

/** In straight lines that a knife can follow: hollows too narrow, as the point of a V-neck, are bridged, not looped. */
export function outset(d: string, by: number): string {
  const original = flatten(d).map((line) => [...line, ...line.slice(0, 1)]);
  const least = by * SLACK;
  return flatten(inset(d, -by))
    .map((line) => line.filter((point) => original.every((each) => isApart(each, point, least))))
    .filter((line) => line.length > 2)
    .map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
    .join('');
}

function isApart(line: readonly Point[], [x, y]: Point, least: number): boolean {
  let [px, py] = line[0] ?? [x, y];
  for (const [qx, qy] of line) {
    const isBeyond =
      Math.min(px, qx) - x > least ||
      x - Math.max(px, qx) > least ||
      Math.min(py, qy) - y > least ||
      y - Math.max(py, qy) > least;
    if (!isBeyond) {
      const [dx, dy] = [qx - px, qy - py];
      const along = Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
      if (Math.hypot(x - px - along * dx, y - py - along * dy) < least) return false;
    }
    [px, py] = [qx, qy];
  }
  return true;
}
