/** Top from the wearer’s left: the front on the left of the picture, the sleeve in front of the body. */
import { line } from '../svg';
import { half, mirror, symmetric, turn, type Segment, type Point } from '../geometry/path';
import type { Matrix } from '../marks';
import { fromSide } from './sides';
import { ribs, seam, trimRelief } from './stitching';
import type { TopMake, TopSize } from './top-size';
import type { Figure, Part } from './types';
import { combine, movePath } from '../outline-path';
import type { KitCollar } from '../document/kit-garments';

/** Overlap of front and back at the side seam, so that nothing shows through, mm. */
const LAP = 1.5;

function profile(size: TopSize, isFront: boolean, drop: number): string {
  const { chest, waist, hem, length, armpit } = size;
  const depth = chest * DEPTH;
  const [atWaist, atHem] = [waist * DEPTH * (isFront ? 0.97 : 0.88), hem * DEPTH * 0.98];
  const [x, y] = neckEnd(size, isFront, drop);
  const segments: Segment[] = [
    isFront ? [x * 0.34, y * 0.22, x * 0.62, y * 0.8, x, y] : [x * 0.4, -5, x * 0.7, -1, x, y],
    [x + (depth - x) * (isFront ? 0.5 : 0.8), y + (isFront ? 26 : 22), depth, armpit * 0.5, depth, armpit * 0.92],
    [depth, armpit + 80, atWaist, armpit + 110, atWaist, armpit + (length - armpit) * 0.42],
    [atWaist, armpit + (length - armpit) * 0.66, atHem, length - 110, atHem, length - 8],
    [atHem * 0.6, length + 5, atHem * 0.2, length + 6, 0, length + 6],
  ];
  return half([-LAP, -4], [...segments, [-LAP, length + 6]]);
}

function turnedSleeve({ sleeve, cuff, bicep }: TopSize, isLong: boolean): { d: string; cuffLine: string } {
  const [wide, narrow] = [bicep * (isLong ? 0.4 : 0.47), cuff * (isLong ? 0.62 : 0.53)];
  const d = symmetric(
    [0, 0],
    [
      [wide * 0.56, 0, wide * 0.84, 34, wide * 0.96, 92],
      [
        wide * 1.04,
        140,
        wide,
        sleeve * (isLong ? 0.4 : 0.72),
        narrow * (isLong ? 1.16 : 1.03),
        sleeve * (isLong ? 0.66 : 0.86),
      ],
      [narrow * (isLong ? 1.04 : 1.01), sleeve * 0.9, narrow, sleeve * 0.96, narrow, sleeve],
      [narrow * 0.5, sleeve + 7, narrow * 0.3, sleeve + 8, 0, sleeve + 8],
    ],
  );
  return { d, cuffLine: `M${-narrow} ${sleeve}Q0 ${sleeve + 12} ${narrow} ${sleeve}` };
}

export function sideOfTop(make: TopMake): Figure {
  const { size, isLong, collar, cuffDepth, rib, hasKnitCuffs } = make;
  const { chest, length, hem, slope } = size;
  const dressing = sideCollar(size, collar);
  const [front, back] = [mirror(profile(size, true, dressing.drop)), profile(size, false, 0)];
  const hang: Matrix = combine(turn(isLong ? 5 : 4), [1, 0, 0, 1, 3, slope * 0.72]);
  const sleeve = turnedSleeve(size, isLong);
  // Along the middle of the cuff, so that it raises nothing on the body below.
  const cuffLine = movePath(sleeve.cuffLine, combine([1, 0, 0, 1, 0, -cuffDepth / 2 - 1], hang));
  const halfBody = (d: string, surface: 'front' | 'back'): Part => ({
    d,
    cloth: { surface, matrix: fromSide(surface, chest) },
    volume: surface === 'front' ? 'side-front' : 'side-back',
  });
  const ribLine = `M${-hem * DEPTH} ${length - (rib ?? 0) / 2}Q0 ${length + 8 - (rib ?? 0) / 2} ${hem * DEPTH} ${length - (rib ?? 0) / 2}`;
  const arm = movePath(sleeve.d, hang);
  return {
    parts: [
      halfBody(front, 'front'),
      halfBody(back, 'back'),
      dressing.part,
      {
        d: arm,
        cloth: { surface: 'left-sleeve', matrix: hang },
        level: 0.74,
        volume: 'torso',
      },
    ],
    relief: trimRelief(cuffLine, cuffDepth) + (rib ? trimRelief(ribLine, rib) : ''),
    finish: (color) =>
      line(`M0 ${Math.min(length - 20, slope * 0.72 + size.sleeve + 14)}L0 ${length}`, '#000', 1.6, { opacity: 0.22 }) +
      (rib
        ? ''
        : seam(`M${-hem * DEPTH} ${length - 26}Q0 ${length - 12} ${hem * DEPTH} ${length - 26}`, color('base'))) +
      (hasKnitCuffs ? ribs(cuffLine, cuffDepth) : '') +
      line(arm, '#000', 1.6, { opacity: 0.16 }),
  };
}

/** Distance from the side seam to the middle of front or back, as a share of half the chest. */
const DEPTH = 0.46;

function neckEnd({ chest }: TopSize, isFront: boolean, drop: number): Point {
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

function sideCollar(size: TopSize, collar: KitCollar): SideCollar {
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
