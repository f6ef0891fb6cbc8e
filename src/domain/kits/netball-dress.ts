import { bothSides, type Fold } from './cloth';
import { darken, inkOn } from './color';
import { badge, lettering, makersMark } from './glyphs';
import { flood, paintBody } from './patterns';
import { CENTER, across, half, line, mirror, rect, symmetric, type Segment } from './svg';
import { seam, trim } from './top';
import type { Design, Piece, Side, Sketch } from './types';

const HEM: Segment = [260, 1338, 120, 1352, 0, 1352];
const SKIRT: readonly Segment[] = [[212, 640, 192, 700, 194, 770], [214, 900, 330, 1130, 388, 1296], HEM];
const NECKS: Record<Side, { start: readonly [number, number]; neck: Segment; arm: readonly Segment[] }> = {
  front: {
    start: [0, 344],
    neck: [70, 344, 96, 280, 104, 190],
    arm: [
      [130, 188, 152, 192, 176, 202],
      [170, 320, 180, 430, 246, 500],
    ],
  },
  back: {
    start: [0, 268],
    neck: [60, 268, 86, 240, 96, 190],
    arm: [
      [122, 188, 140, 192, 162, 202],
      [118, 320, 130, 440, 246, 500],
    ],
  },
};
const PRINCESS = half(
  [212, 430],
  [
    [150, 560, 132, 700, 138, 790],
    [152, 960, 210, 1180, 236, 1350],
  ],
  false,
);
const SIDE_PANEL = half(
  [246, 440],
  [
    [150, 560, 132, 700, 138, 790],
    [152, 960, 210, 1180, 236, 1370],
    [420, 1370],
    [420, 440],
  ],
);

const FOLDS: readonly Fold[] = [
  [40, 860, 66, 1350, 6, 24, -0.34],
  [70, 850, 130, 1350, -6, 30, 0.34],
  [112, 850, 190, 1350, 8, 24, -0.34],
  [140, 840, 250, 1346, -6, 32, 0.34],
  [170, 850, 310, 1330, 8, 26, -0.34],
  [186, 850, 360, 1310, -6, 24, 0.3],
  [10, 880, 10, 1350, 6, 30, 0.3],
  [236, 520, 110, 580, 10, 14, -0.3],
  [226, 570, 120, 640, -8, 14, 0.3],
  [190, 720, 70, 700, 10, 14, -0.3],
  [196, 760, 80, 780, 10, 16, 0.34],
];

/** A sleeveless A-line dress with a flared skirt and a position bib. */
export function netballDress(design: Design, side: Side, id: string): Sketch {
  const { colors, pattern, number } = design;
  const { primary, secondary, accent } = colors;
  const { start, neck, arm } = NECKS[side];
  const body = symmetric(start, [neck, ...arm, ...SKIRT]);
  const panels = pattern === 'plain' || pattern === 'side-panels' || pattern === 'pinstripe' || pattern === 'gradient';
  const ground = { left: 212, right: 988, top: 210, bottom: 1340 };
  const panelPaint = [SIDE_PANEL, mirror(SIDE_PANEL)].map((d) => `<path d="${d}" fill="${secondary}"/>`).join('');
  const hem = across([0, 1336], [[120, 1336, 256, 1322, 384, 1282]]);
  const dress: Piece = {
    d: body,
    paint:
      paintBody(pattern === 'side-panels' ? { ...design, pattern: 'plain' } : design, ground, `${id}-fade`) +
      (panels ? panelPaint : '') +
      line(hem, accent, 26) +
      line(hem, inkOn(accent, [primary, secondary], 1.4), 5, { transform: 'translate(0 -26)' }),
    folds: bothSides(FOLDS, `dress${side}`),
    volume: 'skirt',
  };
  const edge = inkOn(primary, [accent, secondary], 1.5);
  const collar = trim(across(start, [neck]), edge, 24, false);
  const armholes = armEdges(side).map((d) => trim(d, edge, 20, false));
  const inside: Piece[] =
    side === 'back'
      ? []
      : [
          {
            d: symmetric([0, 360], [neck, [70, 236, 40, 262, 0, 262]]),
            paint: flood(darken(primary, 0.24)),
            level: 0.16,
            volume: 'inside',
          },
        ];
  const seams = panels ? [PRINCESS, mirror(PRINCESS)] : [];
  const bib = drawBib(number ?? 'GA', primary, secondary, accent, side);
  const marks =
    side === 'back'
      ? ''
      : makersMark(CENTER - 112, 440, 58, edge) +
        badge(CENTER + 112, 438, 72, inkOn(primary, [secondary, accent]), accent, edge);
  return {
    pieces: [...inside, dress],
    prints: marks + bib + collar.paint + armholes.map(({ paint }) => paint).join(''),
    relief:
      rect(CENTER - 104, 506, 208, 184, { fill: '#fff', opacity: 0.12, rx: 14 }) +
      collar.relief +
      armholes.map(({ relief }) => relief).join('') +
      seams.map((d) => line(d, '#000', 10, { opacity: 0.24 })).join(''),
    stitches: seams.map((d) => line(d, accent, 5, { opacity: 0.9 }) + seam(d, primary)).join(''),
    focus: { x: 600, y: 440, zoom: 2.3 },
    crumple: 0.4,
  };
}

function armEdges(side: Side): [string, string] {
  const [shoulder, armhole] = NECKS[side].arm;
  if (!shoulder || !armhole) throw new Error('The dress has two armhole curves');
  const d = half([shoulder[4] ?? 0, shoulder[5] ?? 0], [armhole], false);
  return [d, mirror(d)];
}

function drawBib(text: string, primary: string, secondary: string, accent: string, side: Side): string {
  const patch = inkOn(primary, ['#ffffff', secondary], 1.6);
  const ink = inkOn(patch, [primary, secondary, accent], 3);
  const y = side === 'back' ? 590 : 598;
  return (
    rect(CENTER - 104, y - 92, 208, 184, { fill: patch, rx: 14, stroke: ink, 'stroke-width': 5 }) +
    lettering(text.slice(0, 2), CENTER, y, 116, ink, patch)
  );
}
