import { n, path, seeded } from './svg';
import type { Point } from './geometry/path';

/** [x from, y from, x to, y to, bend, width, depth]: x outwards from the centre line, lengths in mm, depth below 0 is a valley. */
export type Fold = readonly [number, number, number, number, number, number, number];

function lens([x1, y1]: Point, [x2, y2]: Point, bend: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const at = (offset: number): string => `${n(mx + nx * offset)} ${n(my + ny * offset)}`;
  return `M${n(x1)} ${n(y1)}Q${at(bend * 2 + width)} ${n(x2)} ${n(y2)}Q${at(bend * 2 - width)} ${n(x1)} ${n(y1)}Z`;
}

/** Height-map markup of folds on the right side (`sign` 1) or the left, varied a little by the seed. */
function folds(list: readonly Fold[], sign: 1 | -1, seed: string): string {
  const random = seeded(`${seed}${sign}`);
  const vary = (value: number, by: number): number => value + (random() - 0.5) * by;
  return list
    .map(([x1, y1, x2, y2, bend, width, depth]) =>
      path(
        lens(
          [sign * vary(x1, 8), vary(y1, 20)],
          [sign * vary(x2, 28), vary(y2, 36)],
          sign * vary(bend, Math.abs(bend) * 0.5),
          vary(width, width * 0.4),
        ),
        { fill: depth > 0 ? '#fff' : '#000', opacity: n(Math.min(1, Math.abs(vary(depth, 0.1)) * 1.35) * 100) / 100 },
      ),
    )
    .join('');
}

export const bothSides = (list: readonly Fold[], seed: string): string => folds(list, 1, seed) + folds(list, -1, seed);
