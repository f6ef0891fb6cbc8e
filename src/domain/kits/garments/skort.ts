/** Skirt over short legs, sewn into one waistband. Its corners are round at the side seams, where the legs show. */
import { line } from '../svg';
import { darken } from '../color';
import type { KitCut } from '../document/kit-garments';
import { across, half, mirror, prolonged, symmetric, type Point, type Segment } from '../geometry/path';
import { movePath } from '../outline-path';
import { gradedShape } from './grade';
import { dipOf, legPieces, waistSeam, type LegsSize } from './legs';
import { cutOff, piece, plainFlat, sideOf } from './pieces';
import { figureOf, fromSide } from './sides';
import { ribs, seam, trimRelief } from './stitching';
import { ZONE_OVERLAP, type Figure, type Flat, type GarmentShape, type Part, type Piece } from './types';

const GRADES: Partial<Record<KitCut, { x: number; y: number }>> = { boys: { x: 0.86, y: 0.84 } };

const WAIST = 172;
const BAND = 40;
const LENGTH = 388;
const WAISTBAND = { waist: WAIST, band: BAND };
const HIP: Point = [238, 178];
const SEAM_END: Point = [264, 278];

const TO_HIP: Segment = [WAIST + 22, BAND + 50, HIP[0] - 11.4, HIP[1] - 44, ...HIP];
const HEM: readonly Segment[] = [
  [47, LENGTH, 95, LENGTH - 1, 142, LENGTH - 4],
  [230, LENGTH - 9, 258, 325, ...SEAM_END],
];
const HEM_LINE = across([0, LENGTH], HEM);
const HEM_DEPTH = 12;
const STITCHES = movePath(HEM_LINE, [0.955, 0, 0, 1, 0, -HEM_DEPTH]);

const INNER: LegsSize = { ...WAISTBAND, hip: 220, hipY: 176, hem: 244, inner: 12, crotch: 268, length: 376 };

const both = (d: string): string[] => [d, mirror(d)];

const waistEdge = (dip: number): Segment => [WAIST * 0.4, dip, WAIST * 0.74, dip * 0.6, WAIST, 0];

const waistLine = (dip: number): string => across([0, BAND + dip], [waistSeam(WAISTBAND, dip)]);

const outlineOf = (dip: number): string =>
  symmetric(
    [0, dip],
    [
      waistEdge(dip),
      [WAIST + 3, BAND],
      TO_HIP,
      SEAM_END,
      [258, 325, 230, LENGTH - 9, 142, LENGTH - 4],
      [95, LENGTH - 1, 47, LENGTH, 0, LENGTH],
    ],
  );

/** Place on the waistband’s seam, seven tenths along its curve, from where the seam of a side panel goes down. */
function panelStart(dip: number): Point {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = waistSeam(WAISTBAND, dip);
  return [0.189 * a + 0.441 * c + 0.343 * x, 0.027 * (BAND + dip) + 0.189 * b + 0.441 * d + 0.343 * y];
}

const PANEL: readonly Segment[] = [
  [150, 110, 168, 180, 177, 250],
  [183, 297, 189.6, 335.2, 195.6, 372.7],
];

const panelSeam = (dip: number): string => half(panelStart(dip), PANEL, false);

function flat(surface: 'front' | 'back'): Flat {
  const dip = dipOf(surface);
  const panel = half(panelStart(dip), [
    ...PANEL,
    [204, LENGTH + 40],
    [SEAM_END[0] + ZONE_OVERLAP, LENGTH + 40],
    [SEAM_END[0] + ZONE_OVERLAP, BAND],
    [WAIST + 3, BAND],
  ]);
  const hem = prolonged(HEM_LINE, ZONE_OVERLAP);
  const [far, below] = [SEAM_END[0] + 2 * ZONE_OVERLAP, LENGTH + 2 * ZONE_OVERLAP];
  return {
    ...{ outline: outlineOf(dip), role: 'skirt', drop: 0, span: 2 * SEAM_END[0], rise: LENGTH, focus: 230 },
    seams: [waistLine(dip), ...both(panelSeam(dip))],
    zones: {
      sides: both(panel).map((d) => ({ d })),
      trim: [
        { d: hem, width: 14 },
        { d: `${hem}L${far} 210L${far} ${below}L${-far} ${below}L${-far} 210Z` },
        ...both(panelSeam(dip)).map((d) => ({ d, width: 6 })),
      ],
    },
  };
}

function pieces(surface: 'front' | 'back', flat: Flat): Piece[] {
  const dip = dipOf(surface);
  const name = surface === 'front' ? 'Front' : 'Back';
  const whole = piece({
    ...{ name, surface, flat, outline: flat.outline },
    hems: [{ d: HEM_LINE, depth: HEM_DEPTH }],
  });
  const [skirt, ...bands] = cutOff(whole, [{ name: `${name} waistband`, line: waistLine(dip) }]);
  const panels = cutOff(
    skirt,
    ([1, -1] as const).map((sign) => ({
      name: `${name} ${sideOf(surface, sign)} side`,
      line: sign === 1 ? panelSeam(dip) : mirror(panelSeam(dip)),
    })),
  );
  const fold = { d: across([0, dip], [waistEdge(dip)]), depth: BAND };
  const inner = legPieces(INNER, surface, flat).map((leg): Piece => ({
    ...leg,
    name: `Inner ${leg.name.toLowerCase()}`,
    flat: plainFlat(leg.outline, 'trim'),
  }));
  return [...panels, ...bands.map((band) => ({ ...band, hems: [fold] })), ...inner];
}

const INNER_HEM: Segment = [180, 383, 90, 385, 14, 385];
const INNER_LEG = half([14, 256], [[246, 256], [252, 300, 258, 340, 260, 376], INNER_HEM]);

function facing(side: 'front' | 'back'): Figure {
  const dip = dipOf(side);
  const strip = symmetric(
    [0, dip],
    [waistEdge(dip), [WAIST + 4, BAND], [WAIST * 0.74, BAND + dip * 0.6, WAIST * 0.4, BAND + dip, 0, BAND + dip]],
  );
  const gathers = across(
    [0, BAND / 2 + dip],
    [[WAIST * 0.4, BAND / 2 + dip, WAIST * 0.74, BAND / 2 + dip * 0.6, WAIST + 2, BAND / 2]],
  );
  const stitched = movePath(half([260, 376], [INNER_HEM], false), [1, 0, 0, 1, 0, -12]);
  const legs = [INNER_LEG, mirror(INNER_LEG)].map((d, index): Part => ({
    d,
    cloth: { zone: 'trim', shade: 0.04 },
    level: 0.36,
    volume: 'limb',
    grain: line(index === 0 ? stitched : mirror(stitched), '#000', 1.6, { opacity: 0.3 }),
  }));
  const panels = both(panelSeam(dip));
  return {
    parts: [
      ...legs,
      { d: outlineOf(dip), cloth: { surface: side, matrix: [1, 0, 0, 1, 0, 0] }, volume: 'skirt' },
      {
        d: strip,
        cloth: { surface: side, matrix: [1, 0, 0, 1, 0, 0], plain: true },
        level: 0.58,
        grain: ribs(gathers, BAND + 14),
      },
    ],
    relief:
      panels.map((d) => line(d, '#000', 8, { opacity: 0.24 })).join('') + line(STITCHES, '#000', 6, { opacity: 0.14 }),
    finish: (color) =>
      panels.map((d) => seam(d, color('base'))).join('') +
      seam(STITCHES, color('base')) +
      line(strip, darken(color('base'), 0.4), 1.2, { opacity: 0.3 }),
    seams: [waistLine(dip), ...panels],
  };
}

const OPEN: Segment = [46, LENGTH - 8, 12, 330, 0, SEAM_END[1]];

function side(): Figure {
  const [top, seat, foot] = [WAIST * 0.6, HIP[0] * 0.58, 172];
  const panel = (surface: 'front' | 'back'): Part => {
    const isFront = surface === 'front';
    const full = isFront ? seat * 0.92 : seat * 1.04;
    const d = half(
      [0, 0],
      [
        [top, isFront ? 12 : 2],
        [top + 4, BAND],
        [full * 0.9, HIP[1] * 0.5, full * 0.97, HIP[1] * 0.8, full, HIP[1]],
        [full + (foot - full) * 0.4, 260, foot - 10, 330, foot, LENGTH - 2],
        [150, LENGTH + 2, 126, LENGTH + 2, 104, LENGTH - 2],
        OPEN,
      ],
    );
    return {
      d: isFront ? mirror(d) : d,
      cloth: { surface, matrix: fromSide(surface, HIP[0]) },
      volume: isFront ? 'side-front' : 'side-back',
    };
  };
  const strip = half(
    [-top - 1, 12],
    [
      [-top * 0.4, 2, top * 0.4, 0, top + 1, 2],
      [top + 4, BAND],
      [top * 0.4, BAND, -top * 0.4, BAND + 2, -top - 4, BAND + 12],
    ],
  );
  const leg = symmetric(
    [0, 240],
    [
      [128, 240],
      [130, 290, 128, 340, 126, 376],
      [80, 384, 40, 386, 0, 386],
    ],
  );
  const edge = half([104, LENGTH - 2], [OPEN], false);
  return {
    parts: [
      { d: leg, cloth: { zone: 'trim', shade: 0.08 }, level: 0.3, volume: 'limb' },
      panel('front'),
      panel('back'),
      {
        d: strip,
        cloth: { surface: 'front', matrix: fromSide('front', HIP[0]), plain: true },
        level: 0.58,
        grain: ribs(`M${-top - 4} ${BAND / 2 + 4}L${top + 4} ${BAND / 2}`, BAND + 16),
      },
    ],
    relief: both(edge)
      .map((d) => trimRelief(d, 8))
      .join(''),
    finish: (color) =>
      line(`M0 ${BAND}L0 ${SEAM_END[1]}`, '#000', 1.6, { opacity: 0.24 }) +
      both(edge)
        .map((d) => line(d, '#000', 1.4, { opacity: 0.3 }))
        .join('') +
      line(strip, darken(color('base'), 0.4), 1.2, { opacity: 0.4 }),
  };
}

export function skort(cut: KitCut): GarmentShape {
  const { x, y } = GRADES[cut] ?? { x: 1, y: 1 };
  const surfaces = { front: flat('front'), back: flat('back') };
  return gradedShape(
    {
      measure: { across: 2 * WAIST, along: LENGTH },
      surfaces,
      pieces: (['front', 'back'] as const).flatMap((surface) => pieces(surface, surfaces[surface])),
      figure: (view) => figureOf(view, facing, side),
    },
    x,
    y,
  );
}
