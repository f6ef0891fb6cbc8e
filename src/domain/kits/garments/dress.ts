import { line } from '../svg';
import { darken } from '../color';
import type { KitCollar, KitCut } from '../document/kit-garments';
import {
  across,
  clearOf,
  half,
  lengthOf,
  mirror,
  prolonged,
  symmetric,
  type Point,
  type Segment,
} from '../geometry/path';
import { gradedShape } from './grade';
import { cutOff, piece, sideOf, strip } from './pieces';
import { figureOf, fromSide } from './sides';
import { seam, trimRelief } from './stitching';
import {
  ZONE_OVERLAP,
  type Figure,
  type Flat,
  type GarmentShape,
  type Part,
  type Piece,
  type ZoneShape,
} from './types';

const GRADES: Partial<Record<KitCut, { x: number; y: number }>> = {
  womens: { x: 1, y: 1 },
  boys: { x: 0.86, y: 0.84 },
};

const SKIRT: readonly Segment[] = [
  [208, 316, 184, 348, 184, 402],
  [184, 500, 268, 656, 322, 796],
  [230, 834, 110, 848, 0, 848],
];

interface Neck {
  start: Point;
  neck: Segment;
  arm: readonly Segment[];
}

function neckOf(collar: KitCollar, back: boolean): Neck {
  // The strap is sewn shoulder to shoulder: as wide behind as in front.
  const arm: readonly Segment[] = [
    [102, 1, 128, 5, 150, 12],
    back ? [112, 96, 120, 178, 214, 226] : [142, 96, 154, 176, 214, 226],
  ];
  if (back) return { start: [0, 58], neck: [52, 58, 76, 38, 86, 0], arm };
  return collar === 'vee'
    ? { start: [0, 156], neck: [30, 108, 72, 56, 86, 0], arm }
    : { start: [0, 114], neck: [58, 114, 80, 66, 86, 0], arm };
}

const PRINCESS = half(
  [186, 176],
  [
    [130, 270, 114, 370, 120, 432],
    [130, 556, 176, 714, 204, 900],
  ],
  false,
);
const SIDE_PANEL = half(
  [186, 176],
  [
    [130, 270, 114, 370, 120, 432],
    [130, 556, 176, 714, 204, 900],
    [400, 900],
    [400, 176],
  ],
);

const both = (d: string): string[] => [d, mirror(d)];

const HEM = across([0, 848], [[110, 848, 230, 834, 322, 796]]);

const BAND = 14;

/** Band along an edge, with everything beyond it up to the given corners. */
function bandAlong(edge: string, width: number, corners: string): ZoneShape[] {
  const d = prolonged(edge, ZONE_OVERLAP);
  return [{ d, width: 2 * width }, { d: `${d}L${corners}Z` }];
}

function linesOf(collar: KitCollar, back: boolean): { body: string; neckline: string; armhole: string } {
  const { start, neck, arm } = neckOf(collar, back);
  const [strap, hole] = arm as [Segment, Segment];
  const edge = half([strap.at(-2) ?? 0, strap.at(-1) ?? 0], [hole], false);
  return {
    body: symmetric(start, [neck, strap, hole, ...SKIRT]),
    neckline: across(start, [neck]),
    armhole: edge,
  };
}

function flat(collar: KitCollar, back: boolean): Flat {
  const { body, neckline, armhole } = linesOf(collar, back);
  const yoke = symmetric(
    [0, -60],
    [
      [260, -60],
      [260, 150],
      [150, 150, 60, 128, 0, 128],
    ],
  );
  return {
    outline: body,
    role: 'body',
    drop: 0,
    span: 430,
    rise: 848,
    focus: 250,
    seams: both(PRINCESS),
    zones: {
      sides: both(SIDE_PANEL).map((d) => ({ d })),
      shoulders: [{ d: yoke }],
      collar: [
        ...bandAlong(neckline, BAND, '0 -60'),
        ...bandAlong(armhole, BAND, '320 300L320 -60').flatMap(({ d, ...shape }) =>
          both(d).map((side) => ({ ...shape, d: side })),
        ),
      ],
      trim: [
        ...bandAlong(HEM, 18, '400 920L-400 920'),
        ...both(clearOf(PRINCESS, armhole, BAND + 3)).map((d): ZoneShape => ({ d, width: 6 })),
      ],
    },
  };
}

const HEM_DEPTH = 14;

function pieces(collar: KitCollar, flats: Record<'front' | 'back', Flat>): Piece[] {
  const panels = (['front', 'back'] as const).flatMap((surface): Piece[] => {
    const [name, flat] = [surface === 'front' ? 'Front' : 'Back', flats[surface]];
    const whole = piece({ name, surface, flat, outline: flat.outline, hems: [{ d: HEM, depth: HEM_DEPTH }] });
    return cutOff(
      whole,
      ([1, -1] as const).map((sign) => ({
        name: `${name} ${sideOf(surface, sign)} side`,
        line: sign === 1 ? PRINCESS : mirror(PRINCESS),
      })),
    );
  });
  const [front, back] = [linesOf(collar, false), linesOf(collar, true)];
  const binding = (name: string, edge: 'neckline' | 'armhole'): Piece =>
    strip({ name, zone: 'collar', width: lengthOf(front[edge]) + lengthOf(back[edge]), height: BAND });
  return [
    ...panels,
    binding('Neck binding', 'neckline'),
    binding('Left armhole binding', 'armhole'),
    binding('Right armhole binding', 'armhole'),
  ];
}

function facing(collar: KitCollar, view: 'front' | 'back'): Figure {
  const back = view === 'back';
  const { body, neckline, armhole } = linesOf(collar, back);
  const { start, neck } = neckOf(collar, false);
  const inside: Part[] = back
    ? []
    : [
        {
          d: symmetric([start[0], start[1] + 3], [neck, [64, 40, 36, 56, 0, 56]]),
          cloth: { zone: 'base', shade: 0.1 },
          level: 0.16,
          volume: 'inside',
        },
      ];
  return {
    parts: [
      ...inside,
      {
        d: body,
        cloth: { surface: view, matrix: [1, 0, 0, 1, 0, 0] },
        volume: 'skirt',
      },
    ],
    relief:
      [neckline, ...both(armhole)].map((d) => trimRelief(d, 28)).join('') +
      both(PRINCESS)
        .map((d) => line(d, '#000', 8, { opacity: 0.24 }))
        .join(''),
    finish: (color) =>
      both(PRINCESS)
        .map((d) => seam(d, color('base')))
        .join('') + seam(across([0, 834], [[110, 834, 230, 820, 318, 784]]), color('base')),
    seams: both(PRINCESS),
  };
}

const STRAP = 18;
const HOLE: readonly Segment[] = [
  [24, 226, 50, 184, 50, 118],
  [50, 66, 42, STRAP, 0, STRAP],
];

function side(): Figure {
  const edge = (front: boolean): Segment[] => [
    [0, STRAP - 18],
    front ? [30, STRAP - 18, 62, 44, 76, 74] : [26, STRAP - 18, 48, 22, 60, 40],
    front ? [108, 130, 122, 200, 118, 250] : [92, 90, 104, 170, 100, 230],
    front ? [112, 330, 92, 360, 92, 402] : [98, 320, 84, 350, 86, 402],
    [100, 520, 150, 690, 176, 846],
    [170, 848, 164, 848, 158, 848],
    [107, 848, 53, 846, 0, 840],
  ];
  const panel = (front: boolean): string => half([0, 226], [...HOLE, ...edge(front)]);
  const [front, back] = [mirror(panel(true)), panel(false)];
  const holeEdge = across([0, 226], HOLE);
  const hem = across(
    [0, 826],
    [
      [53, 832, 107, 834, 158, 834],
      [174, 832],
    ],
  );
  return {
    parts: [
      { d: `${holeEdge}Z`, cloth: { zone: 'base', shade: 0.12 }, level: 0.16, volume: 'inside' },
      {
        d: front,
        cloth: { surface: 'front', matrix: fromSide('front', 214) },
        volume: 'side-front',
      },
      {
        d: back,
        cloth: { surface: 'back', matrix: fromSide('back', 214) },
        volume: 'side-back',
      },
    ],
    relief: trimRelief(holeEdge, 26),
    finish: (color) =>
      line(holeEdge, color('collar'), 13) +
      line(holeEdge, darken(color('collar'), 0.4), 1.4, { opacity: 0.4 }) +
      line('M0 232L0 848', '#000', 1.6, { opacity: 0.24 }) +
      seam(hem, color('base')),
  };
}

export function dress(cut: KitCut, collar: KitCollar = 'crew'): GarmentShape {
  const { x, y } = GRADES[cut] ?? { x: 1, y: 1 };
  const surfaces = { front: flat(collar, false), back: flat(collar, true) };
  return gradedShape(
    {
      measure: { across: 428, along: 848 },
      surfaces,
      pieces: pieces(collar, surfaces),
      figure: (view) =>
        figureOf(
          view,
          (seen) => facing(collar, seen),
          () => side(),
        ),
    },
    x,
    y,
  );
}
