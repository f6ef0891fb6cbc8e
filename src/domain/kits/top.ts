import { darken, inkOn, lighten, mix } from './color';
import { bothSides, folds, type Fold } from './cloth';
import { badge, lettering, makersMark } from './glyphs';
import { flood, paintBody, paintSleeve } from './patterns';
import { CENTER, line, mirror, rect } from './svg';
import { backCollarPath, bodyPath, insidePath, necklinePath, sleevePaths, type TopShape } from './top-shape';
import type { Design, Piece, Side, Sketch } from './types';

const BODY: readonly Fold[] = [
  [300, 640, 90, 560, 14, 16, 0.3],
  [306, 668, 120, 640, -10, 14, -0.34],
  [296, 690, 150, 760, 16, 16, 0.28],
  [150, 330, 262, 560, 18, 18, 0.2],
  [120, 360, 190, 640, -14, 20, -0.18],
  [290, 850, 130, 930, 14, 20, 0.3],
  [286, 880, 150, 1000, -12, 18, -0.28],
  [80, 700, 60, 1080, 20, 28, 0.14],
  [150, 1000, 190, 1240, 10, 26, 0.34],
  [210, 990, 250, 1240, -12, 20, -0.34],
  [40, 1010, 60, 1240, -10, 26, -0.22],
  [100, 1060, 118, 1240, 8, 18, 0.26],
];

const SHORT_SLEEVE: readonly Fold[] = [
  [318, 600, 430, 560, 12, 14, -0.34],
  [326, 640, 460, 640, 12, 16, 0.32],
  [300, 520, 380, 420, 14, 18, 0.24],
  [352, 700, 478, 690, -8, 12, -0.24],
  [420, 440, 470, 640, 8, 16, 0.2],
];

const LONG_SLEEVE: readonly Fold[] = [
  [318, 600, 430, 540, 12, 14, -0.34],
  [326, 650, 452, 640, 12, 16, 0.32],
  [352, 780, 470, 740, 12, 15, -0.34],
  [360, 820, 486, 830, -10, 17, 0.36],
  [372, 880, 480, 930, 12, 14, -0.3],
  [380, 960, 490, 960, 12, 18, 0.26],
  [392, 1060, 500, 1090, 10, 14, -0.26],
  [400, 1120, 505, 1120, -8, 12, 0.28],
  [404, 1150, 512, 1164, 8, 10, -0.28],
];

/** Rib or piping along a line: paint and its height. */
export function trim(d: string, color: string, width: number, ribbed = true): { paint: string; relief: string } {
  const ribs = ribbed ? line(d, darken(color, 0.3), width - 2, { 'stroke-dasharray': '1.5 3.5', opacity: 0.28 }) : '';
  return {
    paint: line(d, mix(color, '#000000', 0.12), width) + line(d, color, width - 3) + ribs,
    relief: line(d, '#000', width + 6, { opacity: 0.14 }) + line(d, '#8c8c8c', width - 4),
  };
}

/** A seam: a shadow line with a row of stitches on each side. */
export function seam(d: string, cloth: string): string {
  const thread = inkOn(cloth, [], 1) === '#ffffff' ? lighten(cloth, 0.28) : darken(cloth, 0.22);
  return (
    line(d, '#000', 2, { opacity: 0.26 }) +
    line(d, thread, 1.6, { 'stroke-dasharray': '7 4', opacity: 0.7, transform: 'translate(0 -6)' })
  );
}

export interface TopStyle {
  shape: TopShape;
  /** Colour of the ribs of the cuffs and the hem. */
  cuffs: string;
  /** Depth of the ribbed cuff. */
  cuffDepth: number;
  ribbedHem?: boolean;
  /** Chest number on the front, besides the back. */
  frontNumber: boolean;
  seed: string;
}

/** Body and sleeves with their folds, cuffs, hem, crest and number: what all tops share. Collars come from the garment. */
export function drawTop(design: Design, side: Side, style: TopStyle, id: string): Sketch {
  const { colors, pattern, number } = design;
  const { shape, seed } = style;
  const back = side === 'back';
  const body = bodyPath(shape, back);
  const { outline, cuffLine } = sleevePaths(shape);
  const ground = { left: CENTER - shape.chest, right: CENTER + shape.chest, top: 270, bottom: shape.length };
  const angle = shape.sleeve === 'short' ? 17 : 9;
  const sleeveFolds = shape.sleeve === 'short' ? SHORT_SLEEVE : LONG_SLEEVE;
  const sleeve = (sign: 1 | -1): Piece => ({
    d: sign === 1 ? outline : mirror(outline),
    paint: paintSleeve(design, sign, angle),
    level: 0.46,
    folds: folds(sleeveFolds, sign, seed),
    volume: 'limb',
  });
  const cuffs = [cuffLine, mirror(cuffLine)].map((d) => trim(d, style.cuffs, style.cuffDepth * 2));
  const hem = `M${CENTER - shape.hem} ${shape.length - 48}Q${CENTER} ${shape.length - 2} ${CENTER + shape.hem} ${shape.length - 48}`;
  const rib = style.ribbedHem ? trim(hem, style.cuffs, 96) : { paint: '', relief: '' };
  const marks = back ? hemTab(shape, colors.accent) : frontMarks(design, shape);
  const figure = number ? figures(design, number, back, style.frontNumber) : '';
  return {
    pieces: [
      ...(back
        ? []
        : [
            {
              d: insidePath(shape),
              paint: flood(darken(colors.primary, 0.22)),
              level: 0.16,
              volume: 'inside',
            } satisfies Piece,
          ]),
      sleeve(1),
      sleeve(-1),
      { d: body, paint: paintBody(design, ground, `${id}-fade`), folds: bothSides(BODY, seed + side), volume: 'torso' },
    ],
    prints: marks + figure + cuffs.map(({ paint }) => paint).join('') + rib.paint,
    relief: cuffs.map(({ relief }) => relief).join('') + rib.relief,
    stitches: style.ribbedHem
      ? ''
      : seam(
          hem.replace(/Q.*/, `Q${CENTER} ${shape.length - 12} ${CENTER + shape.hem} ${shape.length - 48}`),
          pattern === 'gradient' ? colors.secondary : colors.primary,
        ),
    focus: { x: CENTER + 40, y: 400, zoom: 2.5 },
    crumple: 0.55,
  };
}

function frontMarks({ colors, pattern }: Design, shape: TopShape): string {
  const ground = colors.primary;
  const y = shape.neck === 'hood' ? 560 : 478;
  const busy = pattern !== 'plain' && pattern !== 'side-panels' && pattern !== 'gradient';
  const mark = inkOn(ground, [colors.accent, colors.secondary]);
  return (
    makersMark(CENTER - 150, y, 78, pattern === 'halves' ? inkOn(ground, [colors.accent]) : mark) +
    badge(
      CENTER + 152,
      y,
      92,
      inkOn(ground, [colors.secondary, colors.accent]),
      colors.accent,
      busy ? ground : inkOn(ground, [colors.accent, colors.secondary]),
    )
  );
}

function figures({ colors, pattern }: Design, number: string, back: boolean, front: boolean): string {
  const { primary, secondary, accent } = colors;
  const calm = pattern === 'plain' || pattern === 'side-panels' || pattern === 'gradient' || pattern === 'pinstripe';
  const ink = calm
    ? inkOn(primary, [secondary, accent])
    : inkOn(mix(primary, secondary, 0.5), ['#ffffff', '#15151c'], 3);
  const edge = calm ? inkOn(ink, [primary, accent, '#15151c'], 2) : inkOn(ink, []);
  if (back) return lettering(number, CENTER, 640, 320, ink, edge);
  return front ? lettering(number, CENTER, 690, 170, ink, edge) : '';
}

/** The woven tab sewn to the hem of the back. */
function hemTab(shape: TopShape, accent: string): string {
  const [x, y] = [CENTER + shape.hem - 104, shape.length - 172];
  return rect(x, y, 46, 62, { fill: accent, rx: 3 }) + makersMark(x + 23, y + 31, 34, inkOn(accent, ['#15151c'], 3));
}

/** The ribbed round of a collar seen from the front: the far edge, then the near one. */
export function ribCollar(shape: TopShape, side: Side, color: string, width = 34): { paint: string; relief: string } {
  const far = trim(backCollarPath(), darken(color, 0.12), width);
  const near = trim(necklinePath(shape, side === 'back'), color, width);
  const label =
    side === 'back'
      ? ''
      : rect(CENTER - 34, 252, 68, 34, { fill: '#f4f4f6', rx: 4 }) +
        rect(CENTER - 20, 266, 40, 6, { fill: '#9a9aa6', rx: 3 });
  return side === 'back'
    ? { paint: near.paint, relief: near.relief }
    : { paint: far.paint + label + near.paint, relief: far.relief + near.relief };
}
