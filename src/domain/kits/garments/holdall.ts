import { line, rect, tag } from '../svg';
import { half, inset, lengthOf, mirror, rectangle, symmetric, type Segment } from '../geometry/path';
import { cutOff, piece, sideOf } from './pieces';
import { figureOf } from './sides';
import { seam, zip } from './stitching';
import {
  ZONE_OVERLAP,
  type Figure,
  type Flat,
  type GarmentShape,
  type Part,
  type Piece,
  type ZoneColor,
} from './types';

const BODY = symmetric(
  [0, 0],
  [
    [112, 0, 226, 0, 262, 8],
    [290, 16, 300, 48, 300, 96],
    [300, 190, 300, 234, 293, 258],
    [284, 283, 150, 286, 0, 286],
  ],
);
const SEAM_OF_END: Segment = [208, 67, 208, 202, 226, 314];
const END_SEAM = half([224, -22], [SEAM_OF_END], false);
const END = half([224, -22], [SEAM_OF_END, [336, 314], [336, -22]]);
const POCKET = symmetric(
  [0, 110],
  [
    [56, 110, 112, 110, 132, 111],
    [143, 115, 144, 224, 136, 249],
    [112, 254, 56, 256, 0, 256],
  ],
);
const PANEL = symmetric(
  [0, 0],
  [
    [70, 0, 118, 8, 134, 50],
    [150, 100, 150, 190, 138, 244],
    [130, 276, 70, 286, 0, 286],
  ],
);
const LID = 'M-269 57C-179 43 -90 38 0 38C90 38 179 43 269 57';
const LID_ENDS = ['M212 50L269 57', 'M-212 50L-269 57'];
const POCKET_ZIP = 'M-130 114L130 114';
const HANDLE =
  'M-137 280C-140 190 -131 90 -124 0C-114 -112 -73 -148 0 -148C73 -148 114 -112 124 0C131 90 140 190 137 280L113 280C116 190 110 95 102 11C92 -90 59 -123 0 -123C-59 -123 -92 -90 -102 11C-110 95 -116 190 -113 280Z';
const REAR =
  'M-114 22C-112 -146 -67 -180 0 -180C67 -180 112 -146 114 22L96 22C93 -123 59 -159 0 -159C-59 -159 -93 -123 -96 22Z';
const GRIP =
  'M-39 -153C-20 -160 20 -160 39 -153C46 -150 44 -130 44 -116C20 -126 -20 -126 -44 -116C-44 -130 -46 -150 -39 -153Z';
const SIDE_HANDLES = [
  'M-92 20C-96 -40 -40 -110 -20 -150L-4 -146C-20 -100 -72 -40 -70 20Z',
  'M92 20C96 -40 40 -110 20 -150L4 -146C20 -100 72 -40 70 20Z',
];
const SIDE_GRIP = 'M-24 -154C-10 -162 10 -162 24 -154L26 -112C10 -104 -10 -104 -26 -112Z';
const SIDE_LOOP = 'M-36 96C-12 88 12 88 36 96L34 112C12 106 -12 106 -34 112Z';

export const WEBBING = '#23252d';

const both = (d: string): string[] => [d, mirror(d)];

function body(back: boolean): Flat {
  return {
    outline: BODY,
    role: 'bag',
    drop: 0,
    span: 600,
    rise: 286,
    focus: 150,
    seams: [LID, ...both(END), ...(back ? [] : [POCKET])],
    zones: { sides: both(END).map((d) => ({ d })), trim: both(END).map((d) => ({ d, width: 7 })) },
  };
}

const end: Flat = {
  outline: PANEL,
  role: 'bag-end',
  drop: 0,
  span: 300,
  rise: 286,
  focus: 150,
  seams: [],
  zones: {
    sides: [{ d: 'M-200 -60L200 -60L200 340L-200 340Z' }],
    trim: [
      { d: PANEL, width: 14 },
      { d: inset(PANEL, -ZONE_OVERLAP / 2), width: ZONE_OVERLAP },
    ],
  },
};

const HEIGHT = 286;
/** Depth of the panel between front and back on top, mm; the base has the rest of the way round an end. */
const TOP_DEPTH = 160;
const BASE_DEPTH = lengthOf(PANEL) - 2 * HEIGHT - TOP_DEPTH;

/** Panel between front and back: their pattern goes on from the given height. */
function between(name: string, depth: number, drop: number): Piece {
  const outline = rectangle({ x: -262, y: 0, width: 524, height: depth });
  const flat: Flat = { outline, role: 'bag', drop, span: 600, rise: HEIGHT, focus: 150, seams: [], zones: {} };
  return piece({ name, surface: 'front', flat, outline });
}

function pieces(flats: Record<'front' | 'back' | 'left' | 'right', Flat>): Piece[] {
  const faces = (['front', 'back'] as const).flatMap((surface): Piece[] => {
    const [name, flat] = [surface === 'front' ? 'Front' : 'Back', flats[surface]];
    const [middle, ...sides] = cutOff(
      piece({ name, surface, flat, outline: flat.outline }),
      ([1, -1] as const).map((sign) => ({
        name: `${name} ${sideOf(surface, sign)} side`,
        line: sign === 1 ? END_SEAM : mirror(END_SEAM),
      })),
    );
    const [lower, top] = cutOff(middle, [{ name: `${name} top`, line: LID }]);
    return [
      { ...lower, lines: surface === 'front' ? [POCKET] : [] },
      ...(top ? [top] : []),
      ...sides.map((each, index) => ({ ...each, lines: [LID_ENDS[index] ?? ''] })),
    ];
  });
  const ends = (['left', 'right'] as const).map((surface) =>
    piece({ name: surface === 'left' ? 'Left end' : 'Right end', surface, flat: flats[surface], outline: PANEL }),
  );
  return [
    ...faces,
    ...ends,
    piece({ name: 'Pocket', surface: 'front', flat: flats.front, outline: POCKET }),
    between('Top', TOP_DEPTH, -TOP_DEPTH),
    between('Base', BASE_DEPTH, HEIGHT),
  ];
}

const strap = (d: string, level: number): Part => ({ d, cloth: { color: WEBBING }, level, volume: 'barrel' });

const puller = (x: number, y: number): string =>
  rect(x - 7, y - 5, 14, 10, { fill: '#c9ccd6', stroke: '#6c6f7b', 'stroke-width': 1.2, rx: 2.5 }) +
  rect(x - 3, y + 3, 7, 26, { fill: '#2a2b33', stroke: '#8b8e9a', 'stroke-width': 1.2, rx: 3 });

const stitched = (d: string): string => line(d, '#565a66', 2, { 'stroke-dasharray': '5 3.4' });

function facing(side: 'front' | 'back'): Figure {
  const front = side === 'front';
  const pocket: Part[] = front
    ? [{ d: POCKET, cloth: { surface: 'front', matrix: [1, 0, 0, 1, 0, 0] }, level: 0.64, volume: 'barrel' }]
    : [];
  return {
    parts: [
      strap(REAR, 0.3),
      {
        d: BODY,
        cloth: { surface: side, matrix: [1, 0, 0, 1, 0, 0] },
        volume: 'barrel',
        grain: zip(LID),
      },
      ...pocket,
      { ...strap(HANDLE, 0.78), grain: stitched(HANDLE) },
      strap(GRIP, 0.86),
    ],
    relief:
      line(LID, '#000', 19, { opacity: 0.3 }) +
      both(END)
        .map((d) => line(d, '#fff', 7, { opacity: 0.3 }))
        .join(''),
    finish: (color: ZoneColor) =>
      puller(103, 40) +
      (front
        ? line(POCKET, '#000', 2, { opacity: 0.24 }) +
          seam(POCKET, color('base')) +
          zip(POCKET_ZIP, 9) +
          puller(112, 112)
        : ''),
    seams: [LID, END_SEAM, mirror(END_SEAM), ...(front ? [POCKET] : [])],
  };
}

function side(): Figure {
  return {
    parts: [
      ...SIDE_HANDLES.map((d) => strap(d, 0.3)),
      strap(SIDE_GRIP, 0.4),
      {
        d: PANEL,
        cloth: { surface: 'left', matrix: [1, 0, 0, 1, 0, 0] },
        volume: 'barrel',
      },
      strap(SIDE_LOOP, 0.8),
    ],
    relief: line(PANEL, '#fff', 10, { opacity: 0.3 }),
    finish: (color) =>
      line(PANEL, '#000', 2, { opacity: 0.25 }) +
      tag('g', { transform: 'scale(.955) translate(0 6)' }, seam(PANEL, color('sides'))),
  };
}

export function holdall(): GarmentShape {
  const surfaces = { front: body(false), back: body(true), left: end, right: end };
  return {
    measure: { across: 600, along: 286 },
    surfaces,
    pieces: pieces(surfaces),
    figure: (view) => figureOf(view, facing, side),
  };
}
