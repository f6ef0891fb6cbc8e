import type { Fold } from '../folds';
import { darken, inkOn, lighten } from '../color';
import { badge, makersMark } from './logos';
import { across, creases, flood, half, mirror, paintBody, symmetric } from './goods-cloth';
import { CENTER, line, rect } from '../svg';
import { seam } from '../garments/stitching';
import type { Design, Piece, Side, Sketch } from './types';

const BODY = symmetric(
  [0, 286],
  [
    [160, 286, 270, 330, 300, 470],
    [336, 660, 346, 980, 330, 1190],
    [324, 1256, 290, 1280, 240, 1284],
    [160, 1290, 80, 1290, 0, 1290],
  ],
);
const POCKET = symmetric(
  [0, 770],
  [
    [120, 770, 210, 774, 234, 800],
    [262, 900, 268, 1080, 254, 1196],
    [180, 1218, 80, 1220, 0, 1220],
  ],
);
const TOP_ZIP = across(
  [0, 366],
  [
    [130, 366, 220, 410, 244, 520],
    [258, 590, 264, 640, 266, 690],
  ],
);
const LOOP = 'M520 300C520 200 550 176 600 176S680 200 680 300L650 300C650 230 634 208 600 208S550 230 550 300Z';
const STRAP = half(
  [110, 330],
  [
    [250, 420, 260, 760, 226, 1000],
    [200, 1120, 260, 1180, 300, 1220],
    [270, 1240],
    [180, 1180, 120, 1100, 146, 980],
    [170, 760, 160, 520, 40, 380],
  ],
);
const MESH = half(
  [316, 900],
  [
    [380, 900, 392, 920, 386, 1000],
    [384, 1120, 370, 1200, 330, 1230],
    [300, 1230],
    [300, 900],
  ],
);

const FOLDS: readonly Fold[] = [
  [300, 540, 170, 640, 14, 26, 0.3],
  [310, 700, 290, 1100, 12, 26, -0.3],
  [80, 420, 200, 700, 12, 36, 0.16],
  [300, 1180, 180, 1260, -10, 22, -0.34],
];

export function backpack(design: Design, side: Side, id: string): Sketch {
  const { primary, secondary, accent } = design.colors;
  const contrast = inkOn(primary, [secondary, accent], 1.5);
  const dark = inkOn(primary, [darken(primary, 0.55), '#22232b', lighten(primary, 0.2)], 1.3);
  const body: Piece = {
    d: BODY,
    paint:
      paintBody(design, { left: 264, right: 936, top: 290, bottom: 1290 }, `${id}-fade`) +
      rect(200, 1196, 800, 120, { fill: dark }) +
      line('M200 1196L1000 1196', accent, 8) +
      line('M200 1186L1000 1186', secondary, 8),
    folds: creases(FOLDS, `pack${side}`),
    volume: 'torso',
  };
  const meshes = [MESH, mirror(MESH)].map((d): Piece => ({ d, paint: flood(dark), level: 0.34, volume: 'limb' }));
  const loop: Piece = { d: LOOP, paint: flood(dark), level: 0.4 };
  const zip = (d: string): string => line(d, '#14141a', 20) + line(d, '#a9acb8', 8, { 'stroke-dasharray': '3 4' });
  const mark = inkOn(primary, [accent, secondary]);
  if (side === 'back') {
    const straps = [STRAP, mirror(STRAP)].map((d): Piece => ({
      d,
      paint: flood(dark) + line(d, accent, 10),
      level: 0.74,
      volume: 'limb',
    }));
    const pad: Piece = {
      d: symmetric(
        [0, 420],
        [
          [90, 420, 150, 440, 160, 520],
          [176, 800, 176, 1000, 160, 1130],
          [100, 1150, 60, 1150, 0, 1150],
        ],
      ),
      paint: flood(dark),
      level: 0.6,
      volume: 'torso',
    };
    return {
      pieces: [loop, ...meshes, body, pad, ...straps],
      prints: makersMark(CENTER, 380, 90, mark),
      relief: '',
      stitches: '',
      focus: { x: 700, y: 560, zoom: 2.2 },
      crumple: 0.35,
    };
  }
  const pocket: Piece = {
    d: POCKET,
    paint: flood(contrast) + rect(300, 764, 600, 60, { fill: darken(contrast, 0.12) }),
    level: 0.68,
    volume: 'torso',
  };
  return {
    pieces: [loop, ...meshes, body, pocket],
    prints:
      zip(TOP_ZIP) +
      line('M376 834Q600 822 824 834', '#14141a', 18) +
      line('M376 834Q600 822 824 834', '#a9acb8', 7, { 'stroke-dasharray': '3 4' }) +
      makersMark(CENTER, 560, 150, mark) +
      badge(CENTER, 1010, 150, inkOn(contrast, [primary, accent]), accent, inkOn(contrast, [accent, primary])),
    relief: line(TOP_ZIP, '#000', 30, { opacity: 0.3 }) + line(TOP_ZIP, '#999', 14, { opacity: 0.7 }),
    stitches:
      seam(POCKET, contrast) + rect(806, 830, 12, 56, { fill: '#2a2b33', stroke: '#8b8e9a', 'stroke-width': 2, rx: 5 }),
    focus: { x: 660, y: 840, zoom: 2.2 },
    crumple: 0.35,
  };
}
