import type { KitSurface } from '../document/kit-garments';
import { across, half, lengthOf, mirror, rectangle, type Segment } from '../geometry/path';
import { collarPieces } from './collar-pieces';
import { cutOff, halfOf, piece, sideOf } from './pieces';
import { isButtoned, NECKS, neckSeam, placket, pouchOpening, raglanSeam, ribSeam } from './top-flats';
import type { TopMake, TopSize } from './top-size';
import { ZONE_OVERLAP, type Flat, type GarmentShape, type Piece } from './types';

export const TOP_HEM = 26;
const POUCH_HEM = 20;
export const POCKET_NAMES = ['Left pouch', 'Right pouch'];

const hemCurve = ({ hem, length }: TopSize): Segment => [hem * 0.35, length, hem * 0.7, length - 2, hem, length - 10];
const hemOf = (size: TopSize): string => across([0, size.length], [hemCurve(size)]);
const halfHemOf = (size: TopSize): string => half([0, size.length], [hemCurve(size)], false);

/** Rib is folded double at its end: its colour goes on as far again. */
function doubled(rib: Piece, top: number, depth: number, end: string): Piece {
  const reach = rib.flat.span;
  const cuffs = [{ d: rectangle({ x: -reach, y: top, width: 2 * reach, height: 2 * (depth + ZONE_OVERLAP) }) }];
  const flat = { ...rib.flat, zones: { ...rib.flat.zones, cuffs } };
  return { ...rib, flat, hems: [{ d: end, depth }], lines: [] };
}

function bodyPieces(
  { size, collar, rib, raglan, hasZip, pockets = [], welts = [] }: TopMake,
  surface: 'front' | 'back',
  flat: Flat,
): Piece[] {
  const isFront = surface === 'front';
  const name = isFront ? 'Front' : 'Back';
  const end = hemOf(size);
  const whole = piece({
    ...{ name, surface, flat, outline: flat.outline },
    hems: rib ? [] : [{ d: end, depth: TOP_HEM }],
    lines: isFront ? [...(isButtoned(collar) ? [placket(size, collar)] : []), ...pockets] : [],
  });
  const [body] =
    NECKS[collar].band > 0 ? cutOff(whole, [{ name: 'Band', line: neckSeam(size, collar, !isFront) }]) : [whole];
  const [above, ribbed] = rib ? cutOff(body, [{ name: `${name} rib`, line: ribSeam(size, rib) }]) : [body];
  const shoulders = raglan
    ? ([1, -1] as const).map((sign) => ({
        name: `${name} ${sideOf(surface, sign)} shoulder`,
        line: sign === 1 ? raglanSeam(size) : mirror(raglanSeam(size)),
      }))
    : [];
  const [middle, ...cut] = cutOff(above, shoulders);
  const panels = cut.map((panel) => ({ ...panel, hems: [], lines: [] }));
  if (hasZip && isFront) {
    const halves = ([1, -1] as const).flatMap((sign, index) => {
      const name = `${sideOf(surface, sign) === 'left' ? 'Left' : 'Right'} front`;
      const lines = [pockets, welts].flatMap((each) => each.slice(index, index + 1));
      const below = sign === 1 ? halfHemOf(size) : mirror(halfHemOf(size));
      const ribs = rib && ribbed ? [doubled(ribbed, size.length - rib, rib, below)] : [];
      return [
        { ...middle, name, lines, outline: halfOf(middle, sign) },
        ...ribs.map((each) => ({ ...each, name: `${name} rib`, outline: halfOf(each, sign) })),
      ];
    });
    return [...halves, ...panels];
  }
  return [middle, ...panels, ...(rib && ribbed ? [doubled(ribbed, size.length - rib, rib, end)] : [])];
}

function sleevePieces({ size, cuffDepth, rib, hasKnitCuffs }: TopMake, side: 'left' | 'right', flat: Flat): Piece[] {
  const { sleeve, cuff } = size;
  const level = (y: number): string => `M${-cuff * 2} ${y}L${cuff * 2} ${y}`;
  const end = `M${-cuff} ${sleeve}L${cuff} ${sleeve}`;
  const name = side === 'left' ? 'Left' : 'Right';
  const isKnit = rib !== undefined || hasKnitCuffs === true;
  const whole = piece({
    ...{ name: `${name} sleeve`, surface: `${side}-sleeve`, flat, outline: flat.outline },
    hems: isKnit ? [] : [{ d: end, depth: cuffDepth }],
  });
  if (!isKnit) return [whole];
  const [upper, lower] = cutOff(whole, [{ name: `${name} cuff`, line: level(sleeve - cuffDepth) }]);
  return [upper, ...(lower ? [doubled(lower, sleeve - cuffDepth, cuffDepth, end)] : [])];
}

export function topPieces(make: TopMake, surfaces: GarmentShape['surfaces']): Piece[] {
  const { size, collar, pockets = [] } = make;
  const of = (surface: KitSurface, pieces: (flat: Flat) => Piece[]): Piece[] => {
    const flat = surfaces[surface];
    return flat ? pieces(flat) : [];
  };
  const neck = lengthOf(neckSeam(size, collar, false)) + lengthOf(neckSeam(size, collar, true));
  const opening = pouchOpening(size);
  const openings = [opening, mirror(opening)].map((d) => ({ d, depth: POUCH_HEM }));
  return [
    ...of('front', (flat) => bodyPieces(make, 'front', flat)),
    ...of('back', (flat) => bodyPieces(make, 'back', flat)),
    ...of('left-sleeve', (flat) => sleevePieces(make, 'left', flat)),
    ...of('right-sleeve', (flat) => sleevePieces(make, 'right', flat)),
    ...of('front', (flat) =>
      pockets.map((outline, index) =>
        piece({
          ...{ surface: 'front', flat, outline, isPlain: true },
          ...(pockets.length === 1
            ? { name: 'Pouch', hems: openings }
            : { name: POCKET_NAMES[index] ?? '', hems: openings.slice(index, index + 1) }),
        }),
      ),
    ),
    ...collarPieces(size, collar, neck),
  ];
}
