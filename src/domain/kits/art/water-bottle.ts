import { darken, inkOn } from '../color';
import { badge, figures, makersMark } from './logos';
import { flood, paintBody, symmetric } from './goods-cloth';
import { CENTER, line, rect } from '../svg';
import type { Design, Piece, Side, Sketch } from './types';

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

export function waterBottle(design: Design, side: Side, id: string): Sketch {
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
