/** Pinches that seams and hanging make in each surface of a garment. */
import { usual } from '@/domain/kits/art/picture-kit';
import type { KitGarmentType, KitSurface } from '@/domain/kits/document/kit-garments';
import { shapeOf } from '@/domain/kits/garments';
import { boxAround, grown, rectangle, type Box } from '@/domain/kits/geometry/path';
import { STEP, type Hanging, type Pinch } from './hang-cloth';

interface Lit extends Hanging {
  surface: KitSurface;
  strength: number;
}

interface Cloth {
  stiff: number;
  strength: number;
}

const INTERLOCK: Cloth = { stiff: 0.22, strength: 0.72 };
const FLEECE: Cloth = { stiff: 0.5, strength: 0.95 };
const STRETCH: Cloth = { stiff: 0.15, strength: 0.6 };
const TWILL: Cloth = { stiff: 0.3, strength: 0.85 };
const CANVAS: Cloth = { stiff: 0.45, strength: 0.8 };

const topPinches = (chest: number, armpit: number, length: number, ease: number): Pinch[] => [
  { x: chest * 1.02, y: armpit, rx: 190, ry: 180, across: 0.17 * ease, along: 0.13 * ease },
  { x: chest * 0.95, y: armpit * 0.45, rx: 150, ry: 150, across: 0.12 * ease },
  { x: chest, y: length * 0.7, rx: 200, ry: 150, across: 0.03 * ease, along: 0.12 * ease },
  { x: 0, y: length * 1.02, rx: 330, ry: 260, across: 0.06 * ease },
  { x: 0, y: armpit * 1.2, rx: 500, ry: 420, across: 0.02 * ease, along: 0.015 * ease },
];

const sleevePinches = (length: number, isLong: boolean, ease: number): Pinch[] =>
  isLong
    ? [
        { x: 90, y: 235, rx: 150, ry: 100, across: 0.14 * ease, along: 0.26 * ease },
        { x: 100, y: length * 0.6, rx: 140, ry: 110, across: 0.04 * ease, along: 0.24 * ease },
        { x: 0, y: length * 0.88, rx: 200, ry: 90, along: 0.1 * ease },
        { x: 0, y: length * 0.5, rx: 300, ry: 500, across: 0.05 * ease, along: 0.03 * ease },
      ]
    : [
        { x: 100, y: 215, rx: 170, ry: 150, across: 0.16 * ease, along: 0.26 * ease },
        { x: 0, y: 10, rx: 140, ry: 90, across: 0.1 * ease },
        { x: 0, y: length * 1.05, rx: 200, ry: 120, across: 0.08 * ease },
      ];

const TOPS: Partial<Record<KitGarmentType, { cloth: Cloth; ease: number }>> = {
  'football-shirt': { cloth: INTERLOCK, ease: 1 },
  'rugby-jersey': { cloth: TWILL, ease: 0.9 },
  'cricket-shirt': { cloth: INTERLOCK, ease: 1 },
  'training-tee': { cloth: INTERLOCK, ease: 1.05 },
  'polo-shirt': { cloth: TWILL, ease: 0.85 },
  hoodie: { cloth: FLEECE, ease: 1.15 },
  'zip-hoodie': { cloth: FLEECE, ease: 1.1 },
  'warm-up-jacket': { cloth: TWILL, ease: 1.05 },
  baselayer: { cloth: STRETCH, ease: 0.6 },
};

const LEGS: Partial<Record<KitGarmentType, (length: number) => Pinch[]>> = {
  'football-shorts': (length) => [
    { x: 0, y: 280, rx: 190, ry: 130, across: 0.2, along: 0.12 },
    { x: 0, y: 30, rx: 500, ry: 110, across: 0.16 },
    { x: 150, y: length, rx: 200, ry: 260, across: 0.14 },
    { x: 260, y: 190, rx: 150, ry: 120, along: 0.12 },
  ],
  'cricket-trousers': (length) => [
    { x: 0, y: 300, rx: 190, ry: 150, across: 0.18, along: 0.14 },
    { x: 0, y: 30, rx: 400, ry: 90, across: 0.1 },
    { x: 62, y: length * 0.58, rx: 130, ry: 130, along: 0.18 },
    { x: 240, y: length * 0.6, rx: 110, ry: 120, along: 0.14 },
    { x: 148, y: length, rx: 160, ry: 130, along: 0.14, across: 0.06 },
    { x: 150, y: length * 0.7, rx: 120, ry: 400, across: 0.05 },
  ],
};

const BEYOND = 5 * STEP;

/** Half the width of a sleeve that shows from some side, mm. */
const SHOWN = 112;

function lit(type: KitGarmentType, surface: KitSurface, cloth: Cloth, pinches: readonly Pinch[], box?: Box): Lit {
  const outline = shapeOf(usual(type)).surfaces[surface]?.outline ?? '';
  const drawn = box ? rectangle(box) : outline;
  return {
    surface,
    outline: drawn,
    box: grown(box ?? boxAround(outline), BEYOND),
    pinches,
    seed: type + surface,
    ...cloth,
  };
}

export function hangingsOf(type: KitGarmentType): Lit[] {
  const { surfaces, measure } = shapeOf(usual(type));
  const top = TOPS[type];
  if (top) {
    const { cloth, ease } = top;
    const chest = measure.across / 2;
    const armpit = (surfaces.front?.focus ?? 0) + 12;
    const { height } = boxAround(surfaces['left-sleeve']?.outline ?? '');
    const sleeve = { x: -SHOWN, y: 0, width: 2 * SHOWN, height };
    return [
      ...(['front', 'back'] as const).map((surface) =>
        lit(type, surface, cloth, topPinches(chest, armpit, measure.along, ease)),
      ),
      ...(['left-sleeve', 'right-sleeve'] as const).map((surface) =>
        lit(
          type,
          surface,
          { ...cloth, strength: cloth.strength * 0.75 },
          sleevePinches(height, height > 400, ease),
          sleeve,
        ),
      ),
    ];
  }
  const legs = LEGS[type];
  if (legs) return (['front', 'back'] as const).map((surface) => lit(type, surface, TWILL, legs(measure.along)));
  switch (type) {
    case 'netball-dress':
      return (['front', 'back'] as const).map((surface) =>
        lit(type, surface, { stiff: 0.45, strength: 0.8 }, [
          { x: 0, y: 900, rx: 600, ry: 420, across: 0.2 },
          { x: 190, y: 380, rx: 110, ry: 80, along: 0.08, across: 0.03 },
          { x: 200, y: 226, rx: 110, ry: 80, along: 0.06, across: 0.05 },
        ]),
      );
    case 'skort':
      return (['front', 'back'] as const).map((surface) =>
        lit(type, surface, { stiff: 0.4, strength: 0.8 }, [
          { x: 0, y: 400, rx: 420, ry: 230, across: 0.2 },
          { x: 0, y: 30, rx: 400, ry: 60, across: 0.1 },
          { x: 226, y: 170, rx: 110, ry: 90, along: 0.06, across: 0.05 },
        ]),
      );
    case 'training-bib':
      return (['front', 'back'] as const).map((surface) =>
        lit(type, surface, INTERLOCK, topPinches(284, 306, measure.along, 0.9)),
      );
    case 'crew-socks':
      return (['left', 'right'] as const).map((surface) =>
        lit(type, surface, { stiff: 0.06, strength: 0.7 }, [
          { x: 0, y: 325, rx: 200, ry: 60, along: 0.34 },
          { x: 0, y: 200, rx: 120, ry: 160, along: 0.06, across: 0.04 },
        ]),
      );
    default:
      return (['front', 'back', 'left', 'right'] as const).map((surface) =>
        lit(type, surface, CANVAS, [
          { x: 208, y: 250, rx: 140, ry: 110, across: 0.12, along: 0.1 },
          { x: 208, y: 30, rx: 140, ry: 100, across: 0.1, along: 0.1 },
          { x: 0, y: 40, rx: 400, ry: 60, across: 0.02 },
          { x: 0, y: 286, rx: 400, ry: 100, across: 0.03 },
        ]),
      );
  }
}
