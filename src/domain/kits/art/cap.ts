import type { Fold } from '../folds';
import { darken, inkOn } from '../color';
import { badge } from './logos';
import { creases, flood, half, mirror, paintBody, symmetric } from './goods-cloth';
import { CENTER, line, path, tag } from '../svg';
import { seam } from '../garments/stitching';
import type { Design, Piece, Side, Sketch } from './types';

const CROWN = symmetric(
  [0, 420],
  [
    [190, 420, 330, 540, 350, 800],
    [354, 850, 352, 880, 346, 910],
    [230, 960, 120, 970, 0, 970],
  ],
);
const PEAK = symmetric(
  [0, 876],
  [
    [140, 876, 262, 884, 340, 850],
    [376, 900, 392, 984, 362, 1076],
    [300, 1020, 150, 1000, 0, 1000],
  ],
);
const SEAM = half([40, 424], [[150, 520, 200, 680, 206, 880]], false);
const STRAP_GAP = symmetric(
  [0, 770],
  [
    [90, 770, 120, 830, 126, 900],
    [90, 930, 50, 936, 0, 936],
  ],
);
const FOLDS: readonly Fold[] = [
  [120, 500, 190, 820, 18, 30, 0.2],
  [300, 660, 330, 880, 10, 22, -0.24],
  [30, 560, 40, 800, 8, 40, 0.16],
];

export function cap(design: Design, side: Side, id: string): Sketch {
  const { primary, secondary, accent } = design.colors;
  const contrast = inkOn(primary, [secondary, accent], 1.5);
  const crown: Piece = {
    d: CROWN,
    paint: paintBody(design, { left: 250, right: 950, top: 420, bottom: 970 }, `${id}-fade`),
    folds: creases(FOLDS, 'cap'),
    volume: 'torso',
  };
  const seams = [SEAM, mirror(SEAM), 'M600 422L600 900'];
  const button = tag('ellipse', {
    cx: CENTER,
    cy: 424,
    rx: 26,
    ry: 12,
    fill: contrast,
    stroke: darken(contrast, 0.3),
    'stroke-width': 3,
  });
  const eyelets = [-250, 250]
    .map((dx) =>
      tag('circle', {
        cx: CENTER + dx,
        cy: 660,
        r: 9,
        fill: darken(primary, 0.5),
        stroke: contrast,
        'stroke-width': 5,
      }),
    )
    .join('');
  const common = {
    relief: seams.map((d) => line(d, '#000', 10, { opacity: 0.3 })).join(''),
    crumple: 0.3,
    before: button,
  };
  if (side === 'back') {
    const gap: Piece = { d: STRAP_GAP, paint: flood('#3a3c47'), level: 0.2, volume: 'inside' };
    const band =
      path('M470 866Q600 900 730 866L732 918Q600 950 468 918Z', { fill: contrast }) +
      line('M470 892Q600 926 730 892', accent, 7);
    return {
      ...common,
      pieces: [crown, gap],
      prints: band,
      stitches: seams.map((d) => seam(d, primary)).join('') + eyelets,
      focus: { x: 640, y: 800, zoom: 2.2 },
    };
  }
  const rows = [22, 44, 66]
    .map((drop) =>
      line(
        `M${CENTER - 380} ${1084 - drop}Q600 ${940 - drop} ${CENTER + 380} ${1084 - drop}`,
        darken(contrast, 0.2),
        2,
        { 'stroke-dasharray': '8 5' },
      ),
    )
    .join('');
  const peak: Piece = { d: PEAK, paint: flood(contrast) + rows + line(PEAK, accent, 12), level: 0.7, volume: 'skirt' };
  return {
    ...common,
    pieces: [crown, peak],
    prints: badge(CENTER, 720, 180, inkOn(primary, [secondary, accent]), accent, inkOn(primary, [accent, secondary])),
    stitches:
      seams
        .slice(0, 2)
        .map((d) => seam(d, primary))
        .join('') + eyelets,
    focus: { x: 640, y: 780, zoom: 2.2 },
  };
}
