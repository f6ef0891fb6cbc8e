import { bothSides, type Fold } from './cloth';
import { darken, inkOn } from './color';
import { makersMark } from './glyphs';
import { paintBody } from './patterns';
import { line, mirror, path, place, rect, tag } from './svg';
import type { Design, Piece, Side, Sketch } from './types';

const SOCK =
  'M482 214C560 226 640 226 716 214C724 430 694 640 704 850C712 950 752 1010 746 1098C738 1176 668 1196 604 1196C500 1200 420 1252 322 1266C236 1274 186 1228 206 1166C226 1112 330 1090 412 1028C470 984 492 930 496 850C506 640 476 430 482 214Z';
const HEEL = 'M760 960C690 980 618 1040 600 1130C594 1170 600 1200 604 1230L800 1230L800 960Z';
const TOE = 'M330 1060C372 1120 384 1190 366 1290L150 1300L150 1060Z';

const FOLDS: readonly Fold[] = [
  [-110, 900, 40, 960, 10, 14, -0.4],
  [-110, 940, 60, 1000, -8, 16, 0.4],
  [-60, 1010, 70, 1040, 10, 14, -0.34],
  [60, 760, -60, 800, 8, 12, -0.2],
];

function sock(
  design: Design,
  dx: number,
  dy: number,
  side: Side,
  id: string,
): { piece: Piece; prints: string; relief: string } {
  const { primary, secondary, accent } = design.colors;
  const flip = (d: string): string => (side === 'back' ? mirror(d) : d);
  const patch = inkOn(primary, [secondary, accent], 1.5);
  const at = `translate(${dx} ${dy})`;
  const calf = side === 'back' ? { left: 470, right: 730 } : { left: 470, right: 720 };
  const pattern = design.pattern === 'hoops' || design.pattern === 'gradient' ? design.pattern : 'plain';
  const bands =
    rect(440, 352, 320, 30, { fill: patch }) +
    rect(440, 396, 320, 30, { fill: accent }) +
    rect(440, 440, 320, 30, { fill: patch });
  const patches = [HEEL, TOE]
    .map((d) => path(flip(d), { fill: patch }) + line(flip(d), darken(patch, 0.25), 4))
    .join('');
  const ribs = Array.from({ length: 26 }, (_, i) =>
    rect(472 + i * 10, 200, 3, 660, { fill: '#000', opacity: 0.13 }),
  ).join('');
  const cuff = rect(440, 190, 320, 104, { fill: patch });
  const plain = pattern !== 'hoops';
  return {
    piece: {
      d: place(flip(SOCK), dx, dy),
      paint: tag(
        'g',
        { transform: at },
        paintBody({ ...design, pattern }, { ...calf, top: 280, bottom: 1230 }, id) +
          cuff +
          (plain ? bands : '') +
          patches +
          ribs,
      ),
      folds: tag(
        'g',
        { transform: at },
        bothSides(
          side === 'back'
            ? FOLDS.map(([a, ...rest]) => [-a, rest[0], -rest[1], rest[2], rest[3], rest[4], rest[5]] as const)
            : FOLDS.slice(),
          `sock${dx}`,
        ),
      ),
      volume: 'limb',
    },
    prints: tag('g', { transform: at }, makersMark(600, 560, 80, inkOn(primary, [accent, secondary]))),
    relief: tag('g', { transform: at }, line('M470 296Q600 308 730 296', '#000', 8, { opacity: 0.4 })),
  };
}

/** A pair of cushioned crew socks seen from the side. */
export function crewSocks(design: Design, side: Side, id: string): Sketch {
  const shift = side === 'back' ? -1 : 1;
  const rear = sock(design, 176 * shift + 60, -26, side, `${id}-rear`);
  const near = sock(design, -96 * shift + 60, 60, side, `${id}-near`);
  return {
    pieces: [
      { ...rear.piece, level: 0.36 },
      { ...near.piece, level: 0.56 },
    ],
    prints: near.prints,
    relief: near.relief,
    stitches: '',
    focus: { x: 580, y: 460, zoom: 2.3 },
    crumple: 0.45,
  };
}
