/** Collars that stand up: the mock neck and the hood. */
import { bothSides } from '../folds';
import { line, rect, tag } from '../svg';
import { darken } from '../color';
import { half, mirror, move, symmetric } from '../geometry/path';
import { seam, trimRelief } from './stitching';
import type { TopSize } from './top-size';
import type { Part, ZoneColor } from './types';

export interface Collar {
  /** Behind the body: what is seen through the neck. */
  behind: Part[];
  parts: Part[];
  relief: string;
  finish: (color: ZoneColor) => string;
}

/** The label in the neck. */
export const sewnLabel =
  rect(-26, -12, 52, 24, { fill: '#f4f4f6', rx: 3 }) + rect(-15, -2, 30, 5, { fill: '#9a9aa6', rx: 2 });

const both = (d: string): string[] => [d, mirror(d)];

/** A close tube that stands up. */
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
        : [{ d: mouth, cloth: { zone: 'collar', shade: 0.3 }, level: 0.2, volume: 'inside' } satisfies Part]),
      { d: shown, cloth: { zone: 'collar' }, level: 0.58, volume: 'torso' },
    ],
    relief: '',
    finish: (color) => line(shown, darken(color('collar'), 0.45), 1.4, { opacity: 0.45 }),
  };
}

const HOOD = symmetric(
  [0, -142],
  [
    [84, -142, 136, -98, 150, -4],
    [158, 42, 140, 88, 104, 116],
    [72, 140, 32, 156, 0, 162],
  ],
);
const OPENING = symmetric(
  [0, -98],
  [
    [62, -98, 94, -58, 98, 8],
    [90, 66, 48, 106, 0, 140],
  ],
);
const CORD = half([28, 128], [[37, 188, 30, 236, 38, 300]], false);
const HOOD_FOLDS = bothSides(
  [
    [122, -56, 138, 90, 9, 14, 0.3],
    [106, 50, 48, 140, 8, 11, -0.3],
    [122, -98, 48, -130, 6, 12, 0.3],
  ],
  'hood',
);

export function hood(size: TopSize, back: boolean): Collar {
  const scale = size.neck / 90;
  const outer = move(HOOD, 0, 0, scale);
  const opening = move(OPENING, 0, 0, scale);
  const shell: Part = { d: outer, cloth: { zone: 'collar' }, level: 0.62, folds: HOOD_FOLDS, volume: 'torso' };
  if (back)
    return {
      behind: [],
      parts: [shell],
      relief: '',
      finish: (color) =>
        seam(`M0 ${-138 * scale}L0 ${158 * scale}`, color('collar')) + line(outer, '#000', 1.6, { opacity: 0.25 }),
    };
  return {
    behind: [],
    parts: [
      shell,
      { d: opening, cloth: { zone: 'trim', shade: 0.16 }, level: 0.14, volume: 'inside', grain: sewnLabel },
    ],
    relief: trimRelief(opening, 20),
    finish: (color) =>
      line(opening, darken(color('collar'), 0.12), 18) +
      line(opening, color('collar'), 15) +
      [-26, 26]
        .map((cx) =>
          tag('circle', { cx, cy: 128 * scale, r: 6, fill: '#26262e', stroke: '#b9bcc6', 'stroke-width': 3 }),
        )
        .join('') +
      both(CORD)
        .map(
          (d) =>
            line(d, '#000', 10, { opacity: 0.25, transform: 'translate(4 3)' }) +
            line(d, color('trim'), 8.5, { 'stroke-linecap': 'round' }),
        )
        .join(''),
  };
}
