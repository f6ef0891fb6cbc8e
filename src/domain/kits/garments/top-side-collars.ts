import { line } from '../svg';
import type { KitCollar } from '../document/kit-garments';
import { half, type Point } from '../geometry/path';
import type { TopSize } from './top-size';
import type { Part } from './types';

/** Distance from the side seam to the middle of front or back, as a share of half the chest. */
export const DEPTH = 0.46;

export function neckEnd({ chest }: TopSize, isFront: boolean, drop: number): Point {
  return isFront ? [chest * DEPTH * 0.64, drop] : [chest * DEPTH * 0.5, 6];
}

interface SideCollar {
  part: Part;
  drop: number;
}

const DROPS: Record<KitCollar, number> = { crew: 66, vee: 104, polo: 84, grandad: 70, mock: 40, hood: 70 };

/** Band from the throat over the side of the neck to the nape, `stand` above the neckline and `fall` below it. */
function band(size: TopSize, drop: number, stand: number, fall: number): string {
  const [throat, y] = neckEnd(size, true, drop);
  const [nape, napeY] = neckEnd(size, false, 0);
  return half(
    [-throat + stand * 0.24, y - stand],
    [
      [-throat * 0.62, y * 0.8 - stand, -throat * 0.34, y * 0.22 - stand, 0, -4 - stand],
      [nape * 0.4, -5 - stand, nape * 0.7, -4 - stand, nape - stand * 0.1, napeY - stand],
      [nape + 5, napeY + fall],
      [nape * 0.7, fall + 1, nape * 0.4, fall - 3, 0, fall - 2],
      [-throat * 0.34, y * 0.22 + fall, -throat * 0.66, y * 0.8 + fall, -throat - 4, y + fall],
    ],
  );
}

const HOOD = half(
  [-84, 80],
  [
    [-104, 16, -106, -112, -68, -174],
    [-24, -214, 66, -206, 102, -124],
    [124, -68, 116, 0, 72, 26],
    [20, 44, -40, 34, -84, 80],
  ],
);
const HOOD_SEAM = half([-58, 62], [[-80, 10, -80, -104, -44, -176]], false);

export function sideCollar(size: TopSize, collar: KitCollar): SideCollar {
  const drop = DROPS[collar] * (size.neck / 90);
  // Drawn on the collar itself, as a sleeve may cover it.
  const one = (d: string, level: number, grain = ''): SideCollar => ({
    drop,
    part: { d, cloth: { zone: 'collar' }, level, volume: 'limb', grain: grain + line(d, '#000', 3, { opacity: 0.3 }) },
  });
  switch (collar) {
    case 'crew':
    case 'vee':
      return one(band(size, drop, 3, 17), 0.6);
    case 'grandad':
      return one(band(size, drop, 26, 3), 0.6);
    case 'mock':
      return one(band(size, drop, 52, 8), 0.6);
    case 'hood':
      return one(
        HOOD,
        0.66,
        line(HOOD_SEAM, '#000', 9, { opacity: 0.1 }) + line(HOOD_SEAM, '#000', 1.6, { opacity: 0.3 }),
      );
    case 'polo': {
      const [throat, y] = neckEnd(size, true, drop);
      const leaf = half(
        [-throat + 8, y - 18],
        [
          [-throat * 0.5, y * 0.5 - 20, -16, -26, 26, -30],
          [44, -31, 54, -26, 62, -16],
          [70, 6, 72, 24, 70, 42],
          [30, 44, -10, 52, -throat - 2, y + 58],
          [-throat - 12, y + 30, -throat - 6, y, -throat + 8, y - 18],
        ],
      );
      return one(leaf, 0.68);
    }
  }
}
