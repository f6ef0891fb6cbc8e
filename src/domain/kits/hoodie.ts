import { bothSides } from './cloth';
import { darken, inkOn } from './color';
import { flood } from './patterns';
import { half, line, mirror, symmetric, tag } from './svg';
import { drawTop, seam, trim } from './top';
import type { TopShape } from './top-shape';
import type { Design, Piece, Side, Sketch } from './types';

const SHAPE: TopShape = { neck: 'hood', sleeve: 'long', chest: 334, waist: 326, hem: 312, length: 1230, cuff: 128 };

const HOOD = symmetric(
  [0, 96],
  [
    [104, 96, 168, 150, 188, 262],
    [196, 320, 176, 372, 130, 408],
    [90, 440, 40, 458, 0, 466],
  ],
);
const OPENING = symmetric(
  [0, 150],
  [
    [76, 150, 116, 200, 122, 280],
    [112, 350, 60, 400, 0, 440],
  ],
);
const POCKET = symmetric(
  [0, 850],
  [
    [100, 850, 160, 850, 168, 850],
    [206, 930, 238, 1000, 252, 1050],
    [252, 1090, 250, 1110, 248, 1140],
    [160, 1148, 80, 1150, 0, 1150],
  ],
);
const CORD = half([34, 424], [[46, 500, 38, 560, 48, 640]], false);

const HOOD_FOLDS = bothSides(
  [
    [150, 200, 170, 380, 12, 18, 0.3],
    [130, 330, 60, 440, 10, 14, -0.3],
    [150, 150, 60, 110, 8, 16, 0.3],
  ],
  'hood',
);

/** A heavy fleece hoodie with a kangaroo pocket. */
export function hoodie(design: Design, side: Side, id: string): Sketch {
  const { primary, secondary, accent } = design.colors;
  const style = {
    shape: SHAPE,
    cuffs: darken(primary, 0.1),
    cuffDepth: 44,
    ribbedHem: true,
    frontNumber: false,
    seed: 'hoodie',
  };
  const top = drawTop(design, side, style, id);
  const hood: Piece = { d: HOOD, paint: flood(primary), level: 0.62, folds: HOOD_FOLDS, volume: 'torso' };
  if (side === 'back')
    return { ...top, pieces: [...top.pieces, hood], stitches: top.stitches + seam('M600 100L600 462', primary) };
  const lining = inkOn(primary, [secondary, accent], 1.5);
  const inside: Piece = { d: OPENING, paint: flood(lining), level: 0.14, volume: 'inside' };
  const pocket: Piece = { d: POCKET, paint: flood(primary), level: 0.6, volume: 'skirt' };
  const rim = trim(OPENING, primary, 26, false);
  const cords = [CORD, mirror(CORD)].map(
    (d) =>
      line(d, '#000', 13, { opacity: 0.25, transform: 'translate(5 4)' }) +
      line(d, inkOn(primary, [accent, secondary], 1.5), 11, { 'stroke-linecap': 'round' }),
  );
  const eyelets = [566, 634].map((cx) =>
    tag('circle', { cx, cy: 424, r: 8, fill: '#26262e', stroke: '#b9bcc6', 'stroke-width': 4 }),
  );
  return {
    ...top,
    pieces: [...top.pieces, hood, inside, pocket],
    prints: top.prints + rim.paint,
    relief: top.relief + rim.relief,
    stitches: top.stitches + eyelets.join('') + cords.join('') + seam(POCKET, primary),
    focus: { x: 640, y: 420, zoom: 2.2 },
    crumple: 0.6,
  };
}
