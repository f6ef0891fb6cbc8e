import { line } from '../svg';
import { darken } from '../color';
import type { KitCollar, KitCut } from '../document/kit-garments';
import {
  across,
  half,
  lengthOf,
  mirror,
  prolonged,
  rectangle,
  symmetric,
  type Point,
  type Segment,
} from '../geometry/path';
import { gradedShape } from './grade';
import { piece, strip } from './pieces';
import { figureOf, fromSide } from './sides';
import { seam, trimRelief } from './stitching';
import { ZONE_OVERLAP, type Figure, type Flat, type GarmentShape, type Part, type Piece } from './types';

const GRADES: Record<KitCut, { x: number; y: number }> = {
  mens: { x: 1, y: 1 },
  womens: { x: 0.91, y: 0.9 },
  boys: { x: 0.86, y: 0.8 },
};

const CHEST = 284;
const LENGTH = 680;
const ARMPIT = 306;
const NECK = 92;
const SHOULDER: Point = [172, 24];
const BAND = 14;
const HEM_DEPTH = 22;

const STRAP: Segment = [116, 3, 144, 11, ...SHOULDER];
const HOLE: Record<'front' | 'back', Segment> = {
  front: [150, 132, 158, 268, CHEST, ARMPIT],
  back: [158, 132, 166, 268, CHEST, ARMPIT],
};
const SIDE: Segment = [CHEST, 420, CHEST - 3, 560, CHEST - 2, LENGTH - 8];
const HEM: Segment = [190, LENGTH - 1, 96, LENGTH, 0, LENGTH];

const DROPS: Record<'crew' | 'vee' | 'back', number> = { crew: 128, vee: 176, back: 46 };

function neckOf(collar: KitCollar, back: boolean): { start: Point; curve: Segment } {
  const drop = DROPS[back ? 'back' : collar === 'vee' ? 'vee' : 'crew'];
  const isSharp = !back && collar === 'vee';
  return {
    start: [0, drop],
    curve: isSharp
      ? [NECK * 0.34, drop * 0.7, NECK * 0.84, drop * 0.34, NECK, 0]
      : [NECK * 0.62, drop, NECK * 0.92, drop * 0.54, NECK, 0],
  };
}

const both = (d: string): string[] => [d, mirror(d)];

function linesOf(collar: KitCollar, side: 'front' | 'back') {
  const { start, curve } = neckOf(collar, side === 'back');
  return {
    body: symmetric(start, [curve, STRAP, HOLE[side], SIDE, HEM]),
    neckline: across(start, [curve]),
    armhole: half(SHOULDER, [HOLE[side]], false),
  };
}

const SIDE_PANEL = rectangle({ x: CHEST - 44, y: ARMPIT - 60, width: 44 + ZONE_OVERLAP, height: LENGTH });
const HEM_LINE = across([0, LENGTH], [[96, LENGTH, 190, LENGTH - 1, CHEST - 2, LENGTH - 8]]);

function flat(collar: KitCollar, side: 'front' | 'back'): Flat {
  const { body, neckline, armhole } = linesOf(collar, side);
  const bound = (edge: string, corners: string) => {
    const d = prolonged(edge, ZONE_OVERLAP);
    return [{ d, width: 2 * BAND }, { d: `${d}L${corners}Z` }];
  };
  return {
    ...{ outline: body, role: 'body', drop: 0, span: 2 * CHEST, rise: LENGTH, focus: ARMPIT - 20, seams: [] },
    zones: {
      sides: both(SIDE_PANEL).map((d) => ({ d })),
      shoulders: [{ d: rectangle({ x: -CHEST - 60, y: -60, width: 2 * CHEST + 120, height: 60 + ARMPIT * 0.46 }) }],
      collar: [
        ...bound(neckline, '0 -60'),
        ...bound(armhole, '380 380L380 -60').flatMap(({ d, ...shape }) =>
          both(d).map((each) => ({ ...shape, d: each })),
        ),
      ],
      trim: [{ d: rectangle({ x: -CHEST - 60, y: LENGTH - 46, width: 2 * CHEST + 120, height: 10 }) }],
    },
  };
}

function pieces(collar: KitCollar, flats: Record<'front' | 'back', Flat>): Piece[] {
  const [front, back] = [linesOf(collar, 'front'), linesOf(collar, 'back')];
  const binding = (name: string, edge: 'neckline' | 'armhole'): Piece =>
    strip({ name, zone: 'collar', width: lengthOf(front[edge]) + lengthOf(back[edge]), height: BAND });
  return [
    ...(['front', 'back'] as const).map((surface) =>
      piece({
        ...{ name: surface === 'front' ? 'Front' : 'Back', surface, flat: flats[surface] },
        ...{ outline: flats[surface].outline, hems: [{ d: HEM_LINE, depth: HEM_DEPTH }] },
      }),
    ),
    binding('Neck binding', 'neckline'),
    binding('Left armhole binding', 'armhole'),
    binding('Right armhole binding', 'armhole'),
  ];
}

function facing(collar: KitCollar, view: 'front' | 'back'): Figure {
  const { body, neckline, armhole } = linesOf(collar, view);
  const { start, curve } = neckOf(collar, false);
  const drop = DROPS.back;
  const inside: Part[] =
    view === 'back'
      ? []
      : [
          {
            d: symmetric([0, start[1] + 3], [curve, [NECK * 0.92, drop * 0.5, NECK * 0.6, drop, 0, drop]]),
            cloth: { zone: 'base', shade: 0.1 },
            level: 0.16,
            volume: 'inside',
          },
        ];
  return {
    parts: [...inside, { d: body, cloth: { surface: view, matrix: [1, 0, 0, 1, 0, 0] }, volume: 'torso' }],
    relief: [neckline, ...both(armhole)].map((d) => trimRelief(d, 2 * BAND)).join(''),
    finish: (color) =>
      [neckline, ...both(armhole)].map((d) => line(d, '#000', 1.2, { opacity: 0.2 })).join('') +
      seam(
        across([0, LENGTH - HEM_DEPTH], [[96, LENGTH - HEM_DEPTH, 190, LENGTH - 24, CHEST - 3, LENGTH - 30]]),
        color('base'),
      ),
  };
}

const OPEN: readonly Segment[] = [
  [30, ARMPIT, 70, 244, 70, 150],
  [70, 82, 52, SHOULDER[1], 0, SHOULDER[1]],
];

function side(): Figure {
  const edge = (front: boolean): Segment[] => [
    [0, 2],
    front ? [34, 2, 74, 52, 88, 92] : [30, 2, 58, 20, 72, 44],
    front ? [122, 150, 134, 220, 134, 306] : [106, 100, 118, 190, 116, 296],
    front ? [136, 440, 132, 560, 132, LENGTH] : [118, 430, 118, 560, 120, LENGTH],
    [84, LENGTH + 4, 40, LENGTH + 5, 0, LENGTH + 2],
  ];
  const panel = (front: boolean): string => half([0, ARMPIT], [...OPEN, ...edge(front)]);
  const hole = across([0, ARMPIT], OPEN);
  return {
    parts: [
      { d: `${hole}Z`, cloth: { zone: 'base', shade: 0.12 }, level: 0.16, volume: 'inside' },
      { d: mirror(panel(true)), cloth: { surface: 'front', matrix: fromSide('front', CHEST) }, volume: 'side-front' },
      { d: panel(false), cloth: { surface: 'back', matrix: fromSide('back', CHEST) }, volume: 'side-back' },
    ],
    relief: trimRelief(hole, 2 * BAND - 2),
    finish: (color) =>
      line(hole, color('collar'), BAND) +
      line(hole, darken(color('collar'), 0.4), 1.4, { opacity: 0.4 }) +
      line(`M0 ${ARMPIT + 8}L0 ${LENGTH}`, '#000', 1.6, { opacity: 0.22 }),
  };
}

export function bib(cut: KitCut, collar: KitCollar = 'crew'): GarmentShape {
  const { x, y } = GRADES[cut];
  const surfaces = { front: flat(collar, 'front'), back: flat(collar, 'back') };
  return gradedShape(
    {
      measure: { across: 2 * CHEST, along: LENGTH },
      surfaces,
      pieces: pieces(collar, surfaces),
      figure: (view) => figureOf(view, (seen) => facing(collar, seen), side),
    },
    x,
    y,
  );
}
