import { bothSides, type Fold } from './cloth';
import { darken, inkOn, lighten } from './color';
import { badge, lettering, makersMark } from './glyphs';
import { flood, paintBody } from './patterns';
import { CENTER, half, line, mirror, rect, symmetric, tag } from './svg';
import { seam } from './top';
import type { Design, Piece, Side, Sketch } from './types';

const BODY = symmetric(
  [0, 640],
  [
    [200, 640, 380, 644, 440, 668],
    [520, 700, 540, 820, 536, 900],
    [534, 1000, 516, 1090, 470, 1124],
    [420, 1146, 200, 1150, 0, 1150],
  ],
);
const END = half(
  [400, 600],
  [
    [372, 760, 372, 1000, 404, 1200],
    [600, 1200],
    [600, 600],
  ],
);
const POCKET = symmetric(
  [0, 836],
  [
    [100, 836, 200, 836, 236, 838],
    [256, 846, 258, 1040, 242, 1084],
    [200, 1094, 100, 1096, 0, 1096],
  ],
);
const LID = 'M120 742C280 716 440 708 600 708S920 716 1080 742';
const HANDLE =
  'M356 1140C350 980 366 800 378 640C396 440 470 376 600 376S804 440 822 640C834 800 850 980 844 1140L802 1140C808 980 796 810 782 660C764 480 706 420 600 420S436 480 418 660C404 810 392 980 398 1140Z';
const REAR = 'M396 680C400 380 480 318 600 318S800 380 804 680L772 680C766 420 706 356 600 356S434 420 428 680Z';

const FOLDS: readonly Fold[] = [
  [300, 700, 290, 830, 14, 26, -0.3],
  [470, 720, 440, 980, 18, 30, 0.3],
  [420, 1000, 460, 1120, -12, 22, -0.4],
  [60, 660, 100, 760, 10, 26, 0.26],
  [280, 1040, 360, 1130, 12, 22, -0.36],
  [520, 860, 420, 900, 10, 18, -0.36],
];

/** A barrel team bag with contrast ends, a front pocket and webbing handles. */
export function holdall(design: Design, side: Side, id: string): Sketch {
  const { primary, secondary, accent } = design.colors;
  const trimColor = inkOn(primary, [secondary, accent], 1.5);
  const webbing = inkOn(primary, [darken(primary, 0.55), '#22232b', lighten(primary, 0.2)], 1.3);
  const ends = [END, mirror(END)].map((d) => tag('path', { d, fill: trimColor }) + line(d, accent, 10)).join('');
  const strap = (d: string, level: number): Piece => ({
    d,
    paint: flood(webbing) + line(d, lighten(webbing, 0.28), 9, { 'stroke-dasharray': '9 6' }),
    level,
    volume: 'barrel',
  });
  const grip: Piece = {
    d: 'M530 366Q600 350 670 366Q682 372 678 432Q600 412 522 432Q518 372 530 366Z',
    paint: flood(darken(webbing, 0.2)),
    level: 0.86,
    volume: 'barrel',
  };
  const pocket: Piece[] =
    side === 'front'
      ? [
          {
            d: POCKET,
            paint:
              flood(design.pattern === 'plain' ? primary : darken(primary, 0.1)) +
              rect(340, 836, 520, 14, { fill: accent }),
            level: 0.64,
            volume: 'barrel',
          },
        ]
      : [];
  const zip = line(LID, '#14141a', 22) + line(LID, '#a9acb8', 9, { 'stroke-dasharray': '3 4' });
  const figure = design.number
    ? lettering(design.number, CENTER + 150, 990, 90, inkOn(primary, [trimColor]), primary)
    : '';
  const mark = inkOn(primary, [accent, secondary]);
  const art =
    side === 'front'
      ? badge(CENTER, 974, 132, inkOn(primary, [secondary, accent]), accent, mark) + figure
      : makersMark(CENTER, 940, 300, mark);
  return {
    pieces: [
      strap(REAR, 0.3),
      {
        d: BODY,
        paint: paintBody(design, { left: 64, right: 1136, top: 640, bottom: 1150 }, `${id}-fade`) + ends + zip,
        folds: bothSides(FOLDS, `bag${side}`),
        volume: 'barrel',
      },
      ...pocket,
      strap(HANDLE, 0.78),
      grip,
    ],
    prints: art,
    relief:
      line(LID, '#000', 34, { opacity: 0.3 }) +
      line(LID, '#999', 16, { opacity: 0.7 }) +
      [END, mirror(END)].map((d) => line(d, '#fff', 12, { opacity: 0.3 })).join(''),
    stitches:
      (side === 'front' ? seam(POCKET, primary) : '') + puller(784, 712) + (side === 'front' ? puller(800, 840) : ''),
    focus: { x: 760, y: 830, zoom: 2.1 },
    crumple: 0.42,
  };
}

function puller(x: number, y: number): string {
  return (
    rect(x - 12, y - 9, 26, 18, { fill: '#c9ccd6', stroke: '#6c6f7b', 'stroke-width': 2, rx: 4 }) +
    rect(x - 5, y + 6, 12, 46, { fill: '#2a2b33', stroke: '#8b8e9a', 'stroke-width': 2, rx: 5 })
  );
}
