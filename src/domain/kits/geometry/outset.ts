import { closed, distance, distanceToLine, flatten, inset, signedArea, type Point } from './path';

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

/** Edge that is folded inwards, by so many mm of its own cloth. */
export interface Hem {
  d: string;
  depth: number;
}

const ON = 1;

export const isOnHem = (hems: readonly Hem[], point: Point): boolean =>
  hems.some(({ d }) => distanceToLine(point, flatten(d)[0] ?? []) < ON);

/** Outline with the cloth of its hems beyond them, in straight lines; `less` of it is added elsewhere, in mm. */
export function withHems(outline: string, hems: readonly Hem[], less: number): string {
  if (hems.every(({ depth }) => depth <= less)) return outline;
  return flatten(outline)
    .map((given) => {
      const line = given.filter((point, i) => distance(point, given[(i + 1) % given.length] ?? point) > 0.01);
      const sign = Math.sign(signedArea(line));
      const edges = line.map((from, i) => {
        const to = line[(i + 1) % line.length] ?? from;
        const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        const by = Math.max(0, (hems.find((hem) => isOnHem([hem], middle))?.depth ?? 0) - less);
        const length = distance(from, to);
        return { x: (by * sign * (to[1] - from[1])) / length, y: (by * sign * (from[0] - to[0])) / length, by };
      });
      const points = line.flatMap(([x, y], i): Point[] => {
        const [before, after] = [edges.at(i - 1), edges[i]];
        if (!before || !after || before.by + after.by === 0) return [[x, y]];
        if (before.by === 0)
          return [
            [x, y],
            [x + after.x, y + after.y],
          ];
        if (after.by === 0)
          return [
            [x + before.x, y + before.y],
            [x, y],
          ];
        return [[x + (before.x + after.x) / 2, y + (before.y + after.y) / 2]];
      });
      return closed(points);
    })
    .join('');
}
