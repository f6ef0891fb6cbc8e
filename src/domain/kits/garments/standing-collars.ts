import { line, rect, tag } from '../svg';
import { darken } from '../color';
import { half, mirror, move, symmetric, type Segment } from '../geometry/path';
import { HOOD_PANEL } from './collar-pieces';
import { seam } from './stitching';
import type { TopSize } from './top-size';
import type { Part, ZoneColor } from './types';

export interface Collar {
  behind: Part[];
  parts: Part[];
  relief: string;
  finish: (color: ZoneColor) => string;
}

export const sewnLabel =
  rect(-26, -12, 52, 24, { fill: '#f4f4f6', rx: 3 }) + rect(-15, -2, 30, 5, { fill: '#9a9aa6', rx: 2 });

const both = (d: string): string[] => [d, mirror(d)];

export function mock(size: TopSize, back: boolean): Collar {
  const { neck } = size;
  const tube = symmetric(
    [0, -36],
    [
      [neck * 0.5, -36, neck * 0.86, -42, neck * 0.94, -54],
      [neck * 0.94, -28, neck * 0.98, -10, neck + 4, 4],
      [neck * 0.9, 34, neck * 0.56, 52, 0, 52],
    ],
  );
  const mouth = symmetric(
    [0, -34],
    [
      [neck * 0.5, -34, neck * 0.86, -40, neck * 0.94, -52],
      [neck * 0.8, -70, neck * 0.46, -74, 0, -74],
    ],
  );
  const shown = back
    ? symmetric(
        [0, -72],
        [
          [neck * 0.5, -72, neck * 0.84, -68, neck * 0.94, -54],
          [neck * 0.94, -28, neck * 0.98, -10, neck + 4, 4],
          [neck * 0.9, 20, neck * 0.56, 28, 0, 28],
        ],
      )
    : tube;
  return {
    behind: [],
    parts: [
      ...(back
        ? []
        : [{ d: mouth, cloth: { zone: 'collar', shade: 0.14 }, level: 0.2, volume: 'inside' } satisfies Part]),
      { d: shown, cloth: { zone: 'collar' }, level: 0.58, volume: 'torso' },
    ],
    relief: '',
    finish: (color) => line(shown, darken(color('collar'), 0.45), 1.4, { opacity: 0.45 }),
  };
}

/** Raised hood: in front down to the point of its opening, at the back to the seam at the nape. */
const CROWN: readonly Segment[] = [
  [74, -206, 130, -166, 138, -88],
  [142, -42, 140, -8, 134, 20],
];
const HOOD = symmetric([0, -206], [...CROWN, [112, 66, 54, 116, 0, 150]]);
const HOOD_BACK = symmetric([0, -206], [...CROWN, [98, 46, 46, 56, 0, 56]]);
const OPENING = symmetric(
  [0, -146],
  [
    [54, -146, 92, -108, 94, -48],
    [96, 18, 60, 84, 0, 128],
  ],
);
const CASING = half(
  [0, -172],
  [
    [66, -172, 112, -126, 115, -52],
    [118, 24, 72, 94, 10, 141],
  ],
  false,
);
const PANEL_SEAM = half(
  [HOOD_PANEL.face, -198],
  [[HOOD_PANEL.crown, -120, HOOD_PANEL.back, -30, HOOD_PANEL.nape, 45]],
  false,
);
const CORD = half([26, 118], [[36, 180, 29, 230, 37, 296]], false);

export const cords = (color: ZoneColor): string =>
  both(CORD)
    .map(
      (d) =>
        line(d, '#000', 10, { opacity: 0.25, transform: 'translate(4 3)' }) +
        line(d, color('trim'), 8.5, { 'stroke-linecap': 'round' }),
    )
    .join('');

export function hood(size: TopSize, back: boolean): Collar {
  const scale = size.neck / 90;
  const scaled = (d: string): string => move(d, 0, 0, scale);
  const outer = scaled(back ? HOOD_BACK : HOOD);
  const shell: Part = { d: outer, cloth: { zone: 'collar' }, level: 0.62, volume: 'torso' };
  const edge = line(outer, '#000', 1.6, { opacity: 0.25 });
  if (back)
    return {
      behind: [],
      parts: [shell],
      relief: both(scaled(PANEL_SEAM))
        .map((d) => line(d, '#000', 8, { opacity: 0.2 }))
        .join(''),
      finish: (color) =>
        both(scaled(PANEL_SEAM))
          .map((d) => seam(d, color('collar')))
          .join('') + edge,
    };
  const opening = scaled(OPENING);
  const casing = both(scaled(CASING));
  return {
    behind: [],
    parts: [
      shell,
      {
        d: opening,
        cloth: { zone: 'trim', shade: 0.16 },
        level: 0.14,
        volume: 'inside',
        grain: tag('g', { transform: 'translate(0 26)' }, sewnLabel),
      },
    ],
    relief: casing.map((d) => line(d, '#000', 7, { opacity: 0.24 })).join(''),
    finish: (color) =>
      casing.map((d) => seam(d, color('collar'))).join('') +
      edge +
      line(opening, darken(color('collar'), 0.4), 2.4, { opacity: 0.6 }) +
      [-24, 24]
        .map((cx) =>
          tag('circle', { cx, cy: 118 * scale, r: 6, fill: '#26262e', stroke: '#b9bcc6', 'stroke-width': 3 }),
        )
        .join(''),
  };
}
