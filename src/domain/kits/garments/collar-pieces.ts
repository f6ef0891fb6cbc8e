import type { KitCollar } from '../document/kit-garments';
import type { Hem } from '../geometry/outset';
import { across, lengthOf, mirror, rectangle, symmetric } from '../geometry/path';
import { piece, plainFlat, strip } from './pieces';
import { isButtoned, neckline, PLACKET, placketEnd, TRIM, NECKS } from './top-flats';
import type { TopSize } from './top-size';
import { ZONE_OVERLAP, type Piece } from './types';

/** Heights in mm; `point` is a leaf’s beyond its middle. */
const COLLAR = { grandad: 27, mock: 58, stand: 32, leaf: 59, point: 24 };

/** Half the width of the middle panel of a hood, from the face over the head to the nape, mm. */
export const HOOD_PANEL = { face: 40, crown: 62, back: 58, nape: 42 };
const OPENING = 300;
const CASING = 26;

export function collarPieces(size: TopSize, collar: KitCollar, neck: number): Piece[] {
  const placket = isButtoned(collar) ? placketPieces(size, collar) : [];
  switch (collar) {
    case 'crew':
    case 'vee': {
      const { band } = NECKS[collar];
      const edge = rectangle({ x: -neck, y: band - TRIM, width: 2 * neck, height: TRIM + ZONE_OVERLAP });
      return [strip({ name: 'Neckband', zone: 'collar', width: neck, height: band, trim: [{ d: edge }] })];
    }
    case 'mock':
      return [strip({ name: 'Collar', zone: 'collar', width: neck, height: COLLAR.mock })];
    case 'grandad':
      return [strip({ name: 'Collar stand', zone: 'collar', width: neck, height: COLLAR.grandad }), ...placket];
    case 'polo':
      return [
        strip({ name: 'Collar stand', zone: 'collar', width: neck, height: COLLAR.stand }),
        ...['Collar', 'Under collar'].map((name) => leaf(name, neck)),
        ...placket,
      ];
    case 'hood':
      return hoodPieces(neck);
  }
}

function leaf(name: string, neck: number): Piece {
  const half = neck / 2;
  const { leaf: deep, point } = COLLAR;
  const edge = across(
    [0, deep],
    [
      [half * 0.4, deep, half * 0.72, deep + 3, half + 8, deep + point],
      [half, 0],
    ],
  );
  const outline = symmetric(
    [0, 0],
    [
      [half, 0],
      [half + 8, deep + point],
      [half * 0.72, deep + 3, half * 0.4, deep, 0, deep],
    ],
  );
  return piece({ name, surface: 'front', flat: plainFlat(outline, 'collar', [{ d: edge, width: 10 }]), outline });
}

function placketPieces(size: TopSize, collar: KitCollar): Piece[] {
  const height = placketEnd(size) - neckline(size, collar, false).start[1];
  const outline = rectangle({ x: -PLACKET, y: 0, width: 2 * PLACKET, height });
  const flat = plainFlat(outline, 'collar');
  return ['Left placket', 'Right placket'].map((name) =>
    piece({
      ...{ name, surface: 'front', flat, outline },
      hems: [{ d: `M${PLACKET} 0L${PLACKET} ${height}`, depth: 2 * PLACKET }],
    }),
  );
}

/** Two sides and a middle panel over the head, whose seams are as long. */
function hoodPieces(neck: number): Piece[] {
  const { face, crown, back, nape } = HOOD_PANEL;
  const below = neck / 2 - nape;
  const drop = 26;
  const end = Math.sqrt(below ** 2 - drop ** 2);
  const over = `M0 0C70 -38 ${end + 2} -34 ${end + 32} 88C${end + 46} 150 ${end + 30} 232 ${end} ${OPENING}`;
  const side = `${over}L0 ${OPENING + drop}Z`;
  const length = lengthOf(over);
  const middle = symmetric(
    [0, 0],
    [
      [face, 0],
      [face + 10, length * 0.16, crown, length * 0.3, crown, length * 0.48],
      [back, length * 0.76, nape, length * 0.9, nape, length],
      [0, length],
    ],
  );
  const opening = { d: `M0 0L0 ${OPENING + drop}`, depth: CASING };
  const half = (name: string, outline: string, hem: Hem): Piece =>
    piece({ name, surface: 'front', flat: plainFlat(outline, 'collar'), outline, hems: [hem] });
  return [
    half('Left hood', side, opening),
    half('Right hood', mirror(side), { ...opening, d: mirror(opening.d) }),
    half('Middle of hood', middle, { d: `M${-face} 0L${face} 0`, depth: CASING }),
  ];
}
