import { line } from '../svg';
import { darken } from '../color';
import type { KitCut } from '../document/kit-garments';
import { across, half, mirror, symmetric, type Segment } from '../geometry/path';
import { piece, sideOf } from './pieces';
import { figureOf, fromSide } from './sides';
import { ribs, seam, trimRelief } from './stitching';
import {
  ZONE_OVERLAP,
  type Figure,
  type Flat,
  type GarmentShape,
  type Part,
  type Piece,
  type ZoneShape,
} from './types';

/** Shorts or trousers laid flat, in mm; widths are half widths of the whole garment. */
export interface LegsSize {
  waist: number;
  hip: number;
  hipY: number;
  hem: number;
  inner: number;
  crotch: number;
  length: number;
  band: number;
}

const SHORTS: LegsSize = { waist: 190, hip: 240, hipY: 190, hem: 298, inner: 16, crotch: 292, length: 452, band: 42 };
const TROUSERS: LegsSize = {
  waist: 220,
  hip: 252,
  hipY: 240,
  hem: 234,
  inner: 62,
  crotch: 310,
  length: 1050,
  band: 42,
};

const GRADES: Record<KitCut, { width: number; waist: number; length: number }> = {
  mens: { width: 1, waist: 1, length: 1 },
  womens: { width: 0.97, waist: 0.92, length: 0.88 },
  boys: { width: 0.85, waist: 0.84, length: 0.82 },
};

function graded(men: LegsSize, cut: KitCut): LegsSize {
  const { width, waist, length } = GRADES[cut];
  return {
    waist: men.waist * waist,
    hip: men.hip * width,
    hipY: men.hipY * length,
    hem: men.hem * width,
    inner: men.inner * width,
    crotch: men.crotch * length,
    length: men.length * length,
    band: men.band,
  };
}

const RISE = 8;

export const dipOf = (surface: 'front' | 'back'): number => (surface === 'back' ? 2 : 12);

/** Below the waistband to the hem, inset by the amounts at waist, hip and hem. */
function outside({ waist, hip, hipY, hem, length, band }: LegsSize, [a, b, c]: [number, number, number]): Segment[] {
  const [from, middle, to] = [waist - a, hip - b, hem - c];
  const below = length - hipY;
  const lean = (to - middle) / below;
  return [
    [from + (middle - from) * 0.5, band + (hipY - band) * 0.42, middle - lean * hipY * 0.3, hipY * 0.7, middle, hipY],
    [middle + (lean * below) / 3, hipY + below / 3, to - (lean * below) / 3, length - below / 3, to, length - RISE],
  ];
}

const hemOf = ({ hem, inner, length }: LegsSize, up: number): Segment => {
  const y = length - up;
  return [hem + (inner - hem) * 0.3, y - 1, hem + (inner - hem) * 0.7, y + 1, inner, y];
};

function outline(size: LegsSize, dip: number): string {
  const { waist, inner, crotch, length, band } = size;
  return symmetric(
    [0, dip],
    [
      [waist * 0.4, dip, waist * 0.74, dip * 0.6, waist, 0],
      [waist + 3, band],
      ...outside(size, [0, 0, 0]),
      hemOf(size, 0),
      [inner * 0.92, crotch + (length - crotch) * 0.46, inner * 0.5 + 2, crotch + 34, 0, crotch],
    ],
  );
}

const hemBand = (size: LegsSize, up: number): string => {
  const { hem, inner, length } = size;
  const far = hem + ZONE_OVERLAP;
  const below = length + ZONE_OVERLAP;
  return half(
    [far, length - RISE - up],
    [
      [hem, length - RISE - up],
      hemOf(size, up),
      [Math.max(0, inner - ZONE_OVERLAP), length - up],
      [Math.max(0, inner - ZONE_OVERLAP), below],
      [far, below],
    ],
  );
};

const hemLine = (size: LegsSize, up: number): string =>
  half([size.hem, size.length - RISE - up], [hemOf(size, up)], false);

function sidePanel(size: LegsSize): string {
  const { waist, hem, length, band } = size;
  const wide = hem * 0.17;
  return half(
    [waist - wide * 0.72, band],
    [
      ...outside(size, [wide * 0.72, wide * 0.9, wide]),
      [hem - wide, length + 60],
      [hem + 80, length + 60],
      [hem + 80, band],
    ],
  );
}

const panelEdge = (size: LegsSize): string => sidePanel(size).split('L')[0] ?? '';

function flat(size: LegsSize, surface: 'front' | 'back'): Flat {
  const { hem, length, waist, band } = size;
  const panels = [sidePanel(size), mirror(sidePanel(size))];
  const hems = (up: number): ZoneShape[] => [hemBand(size, up), mirror(hemBand(size, up))].map((d) => ({ d }));
  const edges = [panelEdge(size), mirror(panelEdge(size))];
  return {
    outline: outline(size, dipOf(surface)),
    role: 'legs',
    drop: 0,
    span: 2 * hem,
    rise: length,
    focus: length * 0.74,
    seams: [`M${-waist - 6} ${band}L${waist + 6} ${band}`, `M0 ${band}L0 ${size.crotch}`],
    zones: {
      sides: panels.map((d) => ({ d })),
      cuffs: hems(22),
      trim: [...edges.map((d) => ({ d, width: 7 })), ...hems(7)],
    },
  };
}

/** Reach of a leg beyond the middle at the crotch, as shares of the hip: the back has room to sit. */
const FORKS = { front: 0.09, back: 0.2 };
const HEM_DEPTH = 18;

export const waistSeam = ({ waist, band }: Pick<LegsSize, 'waist' | 'band'>, dip: number): Segment => [
  waist * 0.4,
  band + dip,
  waist * 0.74,
  band + dip * 0.6,
  waist + 3,
  band,
];

const withinOf = ({ inner, hip }: LegsSize, surface: 'front' | 'back'): number =>
  inner + hip * (FORKS.front - FORKS[surface]);

/** Front or back of a leg: inseams are alike, so that the back is wider at the hem, too. */
function legOutline(size: LegsSize, surface: 'front' | 'back'): string {
  const { hip, crotch, length, band } = size;
  const dip = dipOf(surface);
  const reach = hip * FORKS[surface];
  return half(
    [0, band + dip],
    [
      waistSeam(size, dip),
      ...outside(size, [0, 0, 0]),
      hemOf(size, 0),
      [withinOf(size, surface), length],
      [-reach, crotch],
      [-reach * 0.4, crotch - reach * 0.08, 0, crotch - reach * 0.5, 0, crotch - reach * 1.1],
    ],
  );
}

function waistband({ waist, band }: LegsSize, surface: 'front' | 'back', flat: Flat): Piece {
  const dip = dipOf(surface);
  const top: Segment = [waist * 0.4, dip, waist * 0.74, dip * 0.6, waist, 0];
  const outline = symmetric(
    [0, dip],
    [top, [waist + 3, band], [waist * 0.74, band + dip * 0.6, waist * 0.4, band + dip, 0, band + dip]],
  );
  const hems = [{ d: across([0, dip], [top]), depth: band }];
  return piece({ name: surface === 'front' ? 'Front waistband' : 'Back waistband', surface, flat, outline, hems });
}

export function legPieces(size: LegsSize, surface: 'front' | 'back', flat: Flat): Piece[] {
  const outline = legOutline(size, surface);
  const hem = `${hemLine(size, 0)}L${withinOf(size, surface)} ${size.length}`;
  const leg = (sign: 1 | -1): Piece => {
    const drawn = (d: string): string => (sign === 1 ? d : mirror(d));
    const name = `${sideOf(surface, sign) === 'left' ? 'Left' : 'Right'} ${surface}`;
    return piece({ name, surface, flat, outline: drawn(outline), hems: [{ d: drawn(hem), depth: HEM_DEPTH }] });
  };
  const left = surface === 'front' ? 1 : -1;
  return [leg(left), leg(left === 1 ? -1 : 1)];
}

const pieces = (size: LegsSize, flats: Record<'front' | 'back', Flat>): Piece[] =>
  (['front', 'back'] as const).flatMap((surface) => [
    ...legPieces(size, surface, flats[surface]),
    waistband(size, surface, flats[surface]),
  ]);

const CORD = half([5, 30], [[17, 62, 20, 98, 12, 148]], false);

function facing(size: LegsSize, side: 'front' | 'back'): Figure {
  const { waist, band, crotch } = size;
  const back = side === 'back';
  const dip = dipOf(side);
  const strip = symmetric(
    [0, dip],
    [
      [waist * 0.4, dip, waist * 0.74, dip * 0.6, waist, 0],
      [waist + 4, band],
      [waist * 0.74, band + dip * 0.6, waist * 0.4, band + dip, 0, band + dip],
    ],
  );
  const gathers = across(
    [0, band / 2 + dip],
    [[waist * 0.4, band / 2 + dip, waist * 0.74, band / 2 + dip * 0.6, waist + 2, band / 2]],
  );
  const hems = [hemLine(size, HEM_DEPTH), mirror(hemLine(size, HEM_DEPTH))];
  const cords = back ? [] : [CORD, mirror(CORD)];
  const fly = `M0 ${band + dip}L0 ${crotch}`;
  return {
    parts: [
      {
        d: outline(size, dip),
        cloth: { surface: side, matrix: [1, 0, 0, 1, 0, 0] },
        volume: 'legs',
      },
      {
        d: strip,
        cloth: { surface: side, matrix: [1, 0, 0, 1, 0, 0], plain: true },
        level: 0.58,
        grain: ribs(gathers, band + 14),
      },
    ],
    relief: line(fly, '#000', 9, { opacity: 0.4 }) + hems.map((d) => line(d, '#000', 6, { opacity: 0.14 })).join(''),
    finish: (color) =>
      line(fly, '#000', 2, { opacity: 0.28 }) +
      hems.map((d) => seam(d, color('base'))).join('') +
      cords
        .map(
          (d) =>
            line(d, '#000', 7, { opacity: 0.25, transform: 'translate(3 3)' }) +
            line(d, color('trim'), 6.5, { 'stroke-linecap': 'round' }),
        )
        .join(''),
    seams: [fly, across([0, band + dip], [waistSeam(size, dip)])],
  };
}

/** Hem to the side seam as on the flat, so that cuffs and trim follow it: the visible outer two thirds of a leg. */
const hemFromSide = ({ hem, inner, length }: LegsSize, up: number): Segment => {
  const wide = (hem - inner) * 0.74;
  return [wide * 0.444, length - 1 - up, wide * 0.2, length - RISE * 0.4 - up, 0, length - RISE - up];
};

function side(size: LegsSize): Figure {
  const { waist, hip, hipY, hem, inner, length, band, crotch } = size;
  const [top, seat] = [waist * 0.6, hip * 0.58];
  const foot = (hem - inner) * 0.5;
  const parts = (['front', 'back'] as const).map((surface): Part => {
    const full = surface === 'front' ? seat * 0.9 : seat * 1.04;
    const sign = surface === 'front' ? -1 : 1;
    const d = half(
      [0, 0],
      [
        [top, surface === 'front' ? 12 : 2],
        [top + 4, band],
        [full * 0.94, hipY * 0.5, full, hipY * 0.8, full, hipY],
        [full, crotch, foot + (full - foot) * 0.5, crotch + (length - crotch) * 0.4, foot, length],
        hemFromSide(size, 0),
      ],
    );
    return {
      d: sign === 1 ? d : mirror(d),
      cloth: { surface, matrix: fromSide(surface, hem) },
      volume: surface === 'front' ? 'side-front' : 'side-back',
    };
  });
  const strip = half(
    [-top - 1, 12],
    [
      [-top * 0.4, 2, top * 0.4, 0, top + 1, 2],
      [top + 4, band],
      [top * 0.4, band, -top * 0.4, band + 2, -top - 4, band + 12],
    ],
  );
  const hemEdge = half([foot, length - 18], [hemFromSide(size, 18)], false);
  const hemEdges = [hemEdge, mirror(hemEdge)];
  return {
    parts: [
      ...parts,
      {
        d: strip,
        cloth: { surface: 'front', matrix: fromSide('front', hem), plain: true },
        level: 0.58,
        grain: ribs(`M${-top - 4} ${band / 2 + 4}L${top + 4} ${band / 2}`, band + 16),
      },
    ],
    relief: hemEdges.map((d) => trimRelief(d, 8)).join(''),
    finish: (color) =>
      line(`M0 ${band}L0 ${length}`, '#000', 1.6, { opacity: 0.24 }) +
      hemEdges.map((d) => seam(d, color('base'))).join('') +
      line(strip, darken(color('base'), 0.4), 1.2, { opacity: 0.4 }),
  };
}

function legs(men: LegsSize, cut: KitCut): GarmentShape {
  const size = graded(men, cut);
  const surfaces = { front: flat(size, 'front'), back: flat(size, 'back') };
  return {
    measure: { across: 2 * size.waist, along: size.length },
    surfaces,
    pieces: pieces(size, surfaces),
    figure: (view) =>
      figureOf(
        view,
        (seen) => facing(size, seen),
        () => side(size),
      ),
  };
}

export const shorts = (cut: KitCut): GarmentShape => legs(SHORTS, cut);

export const trousers = (cut: KitCut): GarmentShape => legs(TROUSERS, cut);
