import { backpack } from './backpack';
import { type Design, type Side, type Sketch, type Piece } from './types';
import { darken, inkOn } from '../color';
import { badge, figures, makersMark } from './logos';
import { flood, paintBody, symmetric, creases, half, mirror } from './goods-cloth';
import { CENTER, line, rect, path, tag } from '../svg';
import type { Fold } from '../folds';
import { seam } from '../garments/stitching';

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

function cap(design: Design, side: Side, id: string): Sketch {
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

const BODY = symmetric(
  [0, 470],
  [
    [90, 470, 150, 480, 160, 540],
    [166, 620, 140, 690, 140, 760],
    [140, 830, 168, 880, 168, 950],
    [168, 1100, 168, 1200, 162, 1300],
    [150, 1340, 60, 1344, 0, 1344],
  ],
);
const LID = symmetric(
  [0, 346],
  [
    [60, 346, 130, 352, 148, 376],
    [160, 400, 164, 450, 164, 490],
    [110, 506, 50, 510, 0, 510],
  ],
);
const SPOUT = symmetric(
  [0, 214],
  [
    [34, 214, 46, 220, 48, 240],
    [50, 270, 40, 290, 44, 350],
    [30, 358, 10, 360, 0, 360],
  ],
);

function waterBottle(design: Design, side: Side, id: string): Sketch {
  const { primary, secondary, accent } = design.colors;
  const contrast = inkOn(primary, [secondary, accent], 1.5);
  const ridges = Array.from({ length: 23 }, (_, i) =>
    rect(CENTER - 165 + i * 15, 400, 5, 120, { fill: '#000', opacity: 0.2 }),
  ).join('');
  const mark = inkOn(primary, [accent, secondary]);
  const body: Piece = {
    d: BODY,
    paint:
      paintBody(design, { left: 432, right: 768, top: 470, bottom: 1344 }, `${id}-fade`) +
      rect(400, 1270, 400, 26, { fill: accent }),
    volume: 'torso',
  };
  const art =
    side === 'front'
      ? badge(CENTER, 1070, 170, inkOn(primary, [secondary, accent]), accent, mark)
      : design.number
        ? figures(design.number, { x: CENTER, y: 1070, height: 150 }, mark, primary, design.outlines)
        : makersMark(CENTER, 1070, 210, mark);
  return {
    pieces: [
      { d: SPOUT, paint: flood(accent), level: 0.5, volume: 'torso' },
      body,
      { d: LID, paint: flood(contrast) + ridges + line(LID, darken(contrast, 0.2), 6), level: 0.62, volume: 'torso' },
    ],
    prints: art,
    relief: [640, 700, 760, 820]
      .map((y) => line(`M440 ${y}Q600 ${y + 24} 760 ${y}`, '#000', 9, { opacity: 0.35 }))
      .join(''),
    stitches: line('M492 560C486 640 500 700 498 760C496 840 478 900 478 1000L478 1240', '#fff', 14, {
      opacity: 0.35,
      'stroke-linecap': 'round',
    }),
    focus: { x: 640, y: 560, zoom: 2.2 },
    crumple: 0,
  };
}

interface Good {
  draw: (design: Design, side: Side, id: string) => Sketch;
  scale: number;
  drop: number;
  floor: { y: number; radius: number };
}

export const GOODS = {
  backpack: { draw: backpack, scale: 1.04, drop: 10, floor: { y: 1326, radius: 420 } },
  cap: { draw: cap, scale: 1.12, drop: 90, floor: { y: 1290, radius: 420 } },
  'water-bottle': { draw: waterBottle, scale: 1.02, drop: -20, floor: { y: 1340, radius: 240 } },
} as const satisfies Record<string, Good>;

export type GoodType = keyof typeof GOODS;

export const isGood = (garment: string): garment is GoodType => Object.hasOwn(GOODS, garment);
