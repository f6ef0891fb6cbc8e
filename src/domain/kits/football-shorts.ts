import { folds, type Fold } from './cloth';
import { inkOn, darken } from './color';
import { badge, lettering, makersMark } from './glyphs';
import { flood } from './patterns';
import { CENTER, half, line, mirror, path, symmetric } from './svg';
import { seam, trim } from './top';
import type { Design, Piece, Side, Sketch } from './types';

const LEG = half(
  [0, 380],
  [
    [264, 366],
    [300, 560, 372, 840, 408, 1066],
    [290, 1112, 150, 1124, 30, 1112],
    [24, 1000, 14, 900, 0, 820],
  ],
);
const HEM = half([408, 1056], [[290, 1102, 150, 1114, 30, 1102]], false);
const BAND = symmetric(
  [0, 326],
  [
    [100, 326, 190, 318, 246, 306],
    [256, 326, 262, 350, 268, 384],
    [190, 398, 100, 404, 0, 404],
  ],
);
const STRIPE = half(
  [206, 392],
  [
    [236, 590, 286, 850, 318, 1112],
    [420, 1080],
    [276, 366],
  ],
);
const CORD = half([6, 380], [[22, 420, 26, 470, 16, 540]], false);

const FOLDS: readonly Fold[] = [
  [20, 800, 210, 700, 16, 20, 0.4],
  [16, 840, 220, 800, -14, 18, -0.4],
  [30, 880, 190, 960, 14, 20, 0.36],
  [120, 420, 110, 640, 12, 20, -0.3],
  [60, 420, 70, 600, -8, 16, 0.3],
  [200, 420, 250, 700, 14, 20, 0.3],
  [120, 900, 130, 1110, 10, 26, -0.36],
  [210, 860, 250, 1110, -12, 26, 0.42],
  [300, 800, 350, 1080, 10, 22, -0.34],
];

/** Match shorts with a side stripe, an elastic waistband and a drawcord. */
export function footballShorts(design: Design, side: Side): Sketch {
  const { colors, pattern, number } = design;
  const { primary, secondary, accent } = colors;
  const stripeColor = inkOn(primary, [secondary, accent], 1.5);
  const leg = (sign: 1 | -1): Piece => {
    const flip = (d: string): string => (sign === 1 ? d : mirror(d));
    const base = pattern === 'halves' && sign === 1 ? secondary : primary;
    return {
      d: flip(LEG),
      paint:
        flood(base) +
        path(flip(STRIPE), { fill: base === secondary ? primary : stripeColor }) +
        line(flip(STRIPE), accent, 9),
      folds: folds(FOLDS, sign, `shorts${side}`),
      volume: 'skirt',
    };
  };
  const hems = [HEM, mirror(HEM)];
  const band: Piece = {
    d: BAND,
    paint:
      flood(primary) +
      line('M300 356Q600 396 900 356', darken(primary, 0.3), 110, { 'stroke-dasharray': '3 7', opacity: 0.45 }),
    level: 0.58,
    volume: 'torso',
  };
  const ink = inkOn(primary, [accent, secondary]);
  const marks =
    side === 'back'
      ? ''
      : badge(CENTER - 190, 980, 84, inkOn(primary, [secondary, accent]), accent, ink) +
        makersMark(CENTER + 186, 960, 80, pattern === 'halves' ? inkOn(secondary, [accent, primary]) : ink);
  const figure = number && side === 'front' ? lettering(number, CENTER + 190, 1040, 76, ink, primary) : '';
  const cords = side === 'back' ? [] : [CORD, mirror(CORD)];
  const hemTrims = hems.map((d) => trim(d, accent, 14, false));
  return {
    pieces: [leg(1), leg(-1), band],
    prints: hemTrims.map(({ paint }) => paint).join('') + marks + figure,
    relief: line('M600 400L600 830', '#000', 12, { opacity: 0.4 }),
    stitches:
      seam('M600 404L600 820', primary) +
      hems.map((d) => seam(d, primary)).join('') +
      cords
        .map(
          (d) =>
            line(d, '#000', 10, { opacity: 0.25, transform: 'translate(4 4)' }) +
            line(d, inkOn(primary, [secondary, '#ffffff'], 1.5), 9, { 'stroke-linecap': 'round' }),
        )
        .join(''),
    focus: { x: 560, y: 460, zoom: 2.3 },
    crumple: 0.6,
  };
}
