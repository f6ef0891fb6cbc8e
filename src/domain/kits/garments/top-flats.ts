import type { KitCollar, KitSurface } from '../document/kit-garments';
import {
  across,
  clearOf,
  half,
  lengthOf,
  mirror,
  prolonged,
  rectangle,
  symmetric,
  type Point,
  type Segment,
} from '../geometry/path';
import type { TopSize, TopStyle } from './top-size';
import { ZONE_OVERLAP, type Flat, type ZoneShape } from './types';

const both = (d: string): string[] => [d, mirror(d)];

export const NECKS: Record<KitCollar, { drop: number; band: number }> = {
  crew: { drop: 84, band: 22 },
  vee: { drop: 148, band: 20 },
  polo: { drop: 112, band: 0 },
  grandad: { drop: 92, band: 0 },
  mock: { drop: 46, band: 0 },
  hood: { drop: 116, band: 0 },
};
const BACK_DROP = 22;
export const placketEnd = ({ length }: TopSize): number => length * 0.34;
export const PLACKET = 17;
export const TRIM = 6;
/** Half the width of what a zip takes of the front, mm. */
const ZIP = 16;

export function neckline(
  { neck }: TopSize,
  collar: KitCollar,
  back: boolean,
  margin = 0,
): { start: Point; curve: Segment } {
  const drop = (back ? BACK_DROP : NECKS[collar].drop) + margin;
  const [x, y] = [neck + margin * 0.97, margin * 0.16];
  const isSharp = !back && (collar === 'vee' || collar === 'polo' || collar === 'hood');
  return isSharp
    ? { start: [0, drop + margin * 0.35], curve: [x * 0.34, drop * 0.68, x * 0.82, drop * 0.3, x, y] }
    : { start: [0, drop], curve: [x * 0.58, drop, x * 0.9, drop * 0.52 + y, x, y] };
}

const armholeCurve = ({ shoulder, slope, armpit, chest }: TopSize): Segment => [
  shoulder - 26,
  slope + (armpit - slope) * 0.4,
  shoulder - 24,
  armpit - 52,
  chest,
  armpit,
];

export const armhole = (size: TopSize): string => half([size.shoulder, size.slope], [armholeCurve(size)], false);

export function bodyOutline(size: TopSize, collar: KitCollar, back: boolean): string {
  const { chest, waist, hem, length, shoulder, slope, armpit, neck } = size;
  const { start, curve } = neckline(size, collar, back);
  return symmetric(start, [
    curve,
    [neck + (shoulder - neck) * 0.4, slope * 0.3, shoulder - 50, slope * 0.68, shoulder, slope],
    armholeCurve(size),
    [chest - 4, armpit + 60, waist, armpit + 90, waist, armpit + (length - armpit) * 0.4],
    [waist, armpit + (length - armpit) * 0.66, hem, length - 110, hem, length - 10],
    [hem * 0.7, length - 2, hem * 0.35, length, 0, length],
  ]);
}

export function neckBand(
  size: TopSize,
  collar: KitCollar,
  back: boolean,
  { from = 0, to = NECKS[collar].band, beyond = 0 }: { from?: number; to?: number; beyond?: number } = {},
): string {
  const [near, far] = [neckline(size, collar, back, from), neckline(size, collar, back, to)];
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = far.curve;
  const above: Segment[] = [
    [near.curve.at(-2) ?? x, -beyond],
    [x, -beyond],
  ];
  return symmetric(near.start, [near.curve, ...(beyond > 0 ? above : []), [x, y], [c, d, a, b, ...far.start]]);
}

export const ribSeam = ({ hem, length }: TopSize, rib: number): string =>
  `M${-hem} ${length - rib}L${hem} ${length - rib}`;

export function neckSeam(size: TopSize, collar: KitCollar, back: boolean): string {
  const { start, curve } = neckline(size, collar, back, NECKS[collar].band);
  return across(start, [curve]);
}

export const pouchOf = ({ length }: TopSize): string => {
  const y = length * 0.6;
  const end = length - 72;
  return symmetric(
    [0, y],
    [
      [118, y],
      [148, y + 50, 178, y + 92, 186, y + 126],
      [186, end],
      [0, end],
    ],
  );
};

export const pocketsOf = ({ length }: TopSize): readonly string[] => {
  const y = length * 0.6;
  const end = length - 72;
  const right = half(
    [ZIP, y],
    [
      [118, y],
      [148, y + 50, 178, y + 92, 186, y + 126],
      [186, end],
      [ZIP, end],
    ],
  );
  return both(right);
};

export const pouchOpening = ({ length }: TopSize): string => {
  const y = length * 0.6;
  return half([118, y], [[148, y + 50, 178, y + 92, 186, y + 126]], false);
};

export const weltsOf = ({ chest, length }: TopSize): readonly string[] =>
  both(half([chest * 0.6, length * 0.61], [[chest * 0.75, length * 0.82]], false));

export const isButtoned = (collar: KitCollar): boolean => collar === 'polo' || collar === 'grandad';

export const placket = (size: TopSize, collar: KitCollar): string => {
  const y = neckline(size, collar, false).start[1] - 2;
  return rectangle({ x: -PLACKET, y, width: 2 * PLACKET, height: placketEnd(size) - y });
};

export const raglanSeam = ({ neck, chest, armpit }: TopSize): string =>
  half([neck + 4, 2], [[neck + 50, armpit * 0.24, chest - 54, armpit * 0.6, chest, armpit]], false);

const capOf = ({ bicep }: TopSize, height: number): Segment => [
  bicep * 0.42,
  0,
  bicep * 0.6,
  height * 0.86,
  bicep,
  height,
];

/** Height at which half of a cap is as long as the armhole it is sewn into, mm. */
function capHeight(size: TopSize): number {
  const wanted = lengthOf(armhole(size));
  let [low, high] = [20, size.bicep];
  while (high - low > 0.1) {
    const middle = (low + high) / 2;
    if (lengthOf(half([0, 0], [capOf(size, middle)], false)) < wanted) low = middle;
    else high = middle;
  }
  return low;
}

function sleeveOutline(size: TopSize): string {
  const { sleeve, bicep, cuff } = size;
  const cap = capHeight(size);
  return symmetric(
    [0, 0],
    [
      capOf(size, cap),
      [bicep - 4, cap + (sleeve - cap) * 0.3, cuff + 4, sleeve - (sleeve - cap) * 0.3, cuff, sleeve],
      [0, sleeve],
    ],
  );
}

export const zipLine = (size: TopSize, collar: KitCollar): string =>
  `M0 ${neckline(size, collar, false).start[1]}L0 ${size.length}`;

function sidePanel({ chest, waist, hem, armpit, length }: TopSize): string {
  const inner = 46;
  return half(
    [chest + 60, armpit - 40],
    [
      [chest - 6, armpit - 30],
      [
        chest - inner,
        armpit + 90,
        waist - inner - 10,
        armpit + 150,
        waist - inner - 8,
        armpit + (length - armpit) * 0.46,
      ],
      [waist - inner - 8, length - 170, hem - inner - 4, length - 80, hem - inner - 2, length + 60],
      [hem + 60, length + 60],
    ],
  );
}

function yoke({ shoulder, slope, armpit }: TopSize, back: boolean): string {
  const depth = slope + (armpit - slope) * (back ? 0.44 : 0.34);
  return symmetric(
    [0, -80],
    [
      [shoulder + 90, -80],
      [shoulder + 90, depth + 4],
      [shoulder * 0.6, depth - 4, shoulder * 0.3, depth + (back ? 10 : -26), 0, depth + (back ? 10 : -26)],
    ],
  );
}

export function topFlats(size: TopSize, style: TopStyle): Partial<Record<KitSurface, Flat>> {
  const { collar, cuffDepth, rib, raglan, hasZip } = style;
  const { length, chest, sleeve, cuff, slope, armpit, bicep } = size;
  const { band } = NECKS[collar];
  const pattern = { span: 2 * chest, rise: length, focus: armpit - 12 };
  const piping = (back: boolean): string => {
    const { start, curve } = neckline(size, collar, back, band);
    const seam = prolonged(raglanSeam(size), ZONE_OVERLAP);
    return band > 0 ? clearOf(seam, half(start, [curve], false), 4) : seam;
  };
  const body = (back: boolean): Flat => ({
    outline: bodyOutline(size, collar, back),
    role: 'body',
    drop: 0,
    ...pattern,
    seams: [
      ...(isButtoned(collar) && !back ? [placket(size, collar)] : []),
      ...(hasZip && !back ? [zipLine(size, collar)] : []),
      ...(rib ? [ribSeam(size, rib)] : []),
    ],
    zones: {
      sides: both(sidePanel(size)).map((d) => ({ d })),
      shoulders: [{ d: yoke(size, back) }],
      cuffs: rib
        ? [{ d: rectangle({ x: -chest - 60, y: length - rib, width: 2 * chest + 120, height: rib + 60 }) }]
        : [],
      collar: [
        ...(band > 0 ? [{ d: neckBand(size, collar, back, { from: -ZONE_OVERLAP, beyond: ZONE_OVERLAP }) }] : []),
        ...(isButtoned(collar) && !back ? [{ d: placket(size, collar) }] : []),
      ],
      trim: [
        ...(band > 0 ? [{ d: neckBand(size, collar, back, { from: band - TRIM, beyond: ZONE_OVERLAP }) }] : []),
        ...(raglan ? both(piping(back)).map((d): ZoneShape => ({ d, width: 7 })) : []),
      ],
    },
  });
  const reach = Math.max(bicep, cuff) + 60;
  const arm: Flat = {
    outline: sleeveOutline(size),
    role: 'sleeve',
    drop: slope,
    ...pattern,
    seams: [],
    zones: {
      sleeves: [{ d: rectangle({ x: -reach, y: -60, width: 2 * reach, height: sleeve + 120 }) }],
      shoulders: [{ d: rectangle({ x: -reach, y: -60, width: 2 * reach, height: 60 + (armpit - slope) * 0.36 }) }],
      cuffs: [{ d: rectangle({ x: -reach, y: sleeve - cuffDepth, width: 2 * reach, height: cuffDepth + 60 }) }],
      trim: [{ d: rectangle({ x: -reach, y: sleeve - cuffDepth - 6, width: 2 * reach, height: 6 }) }],
    },
  };
  return {
    front: body(false),
    back: body(true),
    'left-sleeve': arm,
    'right-sleeve': arm,
  };
}
