import { line, path, tag } from '../svg';
import { darken, inkOn } from '../color';
import type { KitCollar } from '../document/kit-garments';
import { across, half, mirror, move, symmetric } from '../geometry/path';
import { cords, hood, mock, sewnLabel, type Collar } from './standing-collars';
import { ribs, seam, trimRelief } from './stitching';
import { isButtoned, neckBand, neckline, placket, placketEnd } from './top-flats';
import type { TopSize } from './top-size';
import type { Part, SewnOn } from './types';

const both = (d: string): string[] => [d, mirror(d)];

function inside(size: TopSize, collar: KitCollar, band: number): Part {
  const { start, curve } = neckline(size, collar, false, 3);
  const { neck } = size;
  return {
    d: symmetric(start, [curve, [neck * 0.72, -20, neck * 0.36, -27, 0, -27]]),
    cloth: { zone: 'base', shade: 0.1 },
    grain: tag('g', { transform: `translate(0 ${band - 12})` }, sewnLabel),
    level: 0.16,
    volume: 'inside',
  };
}

function farBand({ neck }: TopSize, width: number, rise: number): Part {
  const [top, end] = [-30 - rise * 0.5, 2 - rise];
  return {
    d: symmetric(
      [0, top],
      [
        [neck * 0.42, top, neck * 0.8, top + (end - top) * 0.25, neck + 4, end],
        [neck * 0.96, 10],
        [neck * 0.76, width - 28, neck * 0.4, width - 30, 0, width - 30],
      ],
    ),
    cloth: { zone: 'collar', shade: 0.14 },
    grain: ribs(
      across([0, width / 2 - 30], [[neck * 0.41, width / 2 - 30, neck * 0.78, width / 2 - 25, neck, 6]]),
      width + rise,
    ),
    level: 0.36,
  };
}

function banded(size: TopSize, collar: KitCollar, back: boolean): Collar {
  const { start, curve } = neckline(size, collar, back, 10);
  const middle = across(start, [curve]);
  const relief = trimRelief(middle, 20);
  return {
    behind: back ? [] : [inside(size, collar, 20), farBand(size, 20, 0)],
    parts: [],
    relief,
    finish: () => ribs(middle, 19) + line(neckBand(size, collar, back), '#000', 1, { opacity: 0.2 }),
  };
}

const LEAF = half(
  [86, -28],
  [
    [78, 20, 44, 72, 4, 110],
    [22, 134, 36, 152, 54, 170],
    [92, 136, 128, 100, 154, 66],
    [146, 32, 132, -18, 106, -33],
    [98, -37, 90, -36, 86, -28],
  ],
);
const POLO_BACK = symmetric(
  [0, -32],
  [
    [50, -32, 92, -26, 116, 4],
    [122, 18, 126, 30, 128, 44],
    [84, 64, 42, 68, 0, 68],
  ],
);

export const buttonColor = (ground: string): string => inkOn(ground, ['#f2f2f4'], 1.6);

function button(y: number, ground: string): string {
  const fill = buttonColor(ground);
  return (
    tag('circle', { cx: 0, cy: y + 1.6, r: 7.5, fill: '#000', opacity: 0.3 }) +
    tag('circle', { cx: 0, cy: y, r: 7.5, fill, stroke: darken(fill, 0.3), 'stroke-width': 1.5 }) +
    [-2.2, 2.2].map((cx) => tag('circle', { cx, cy: y, r: 1.2, fill: '#55555f' })).join('')
  );
}

export function sewnBelow(size: TopSize, collar: KitCollar): SewnOn {
  if (collar === 'hood') return { pouches: [], buttons: [], finish: cords };
  if (!isButtoned(collar)) return { pouches: [], buttons: [], finish: () => '' };
  const [top, end] = [neckline(size, collar, false).start[1], placketEnd(size)];
  const buttons = [0.18, 0.52, 0.86].map((at) => top + (end - top) * at);
  return {
    pouches: [],
    buttons,
    finish: (color) =>
      line(placket(size, collar), '#000', 1.3, { opacity: 0.28 }) +
      seam(`M-17 ${end - 12}L17 ${end - 12}`, color('collar')) +
      buttons.map((y) => button(y, color('collar'))).join(''),
  };
}

const placketRelief = (size: TopSize, collar: KitCollar): string =>
  line(placket(size, collar), '#000', 8, { opacity: 0.16 }) + path(placket(size, collar), { fill: '#8f8f8f' });

function polo(size: TopSize, back: boolean): Collar {
  const scale = size.neck / 88;
  const leaf = move(LEAF, 0, 0, scale);
  if (back) {
    const d = move(POLO_BACK, 0, 0, scale);
    return {
      behind: [],
      parts: [{ d, cloth: { zone: 'collar' }, level: 0.66 }],
      relief: '',
      finish: (color) => line(d, darken(color('collar'), 0.4), 2, { opacity: 0.4 }),
    };
  }
  return {
    behind: [inside(size, 'polo', 34), farBand(size, 34, 34)],
    parts: both(leaf).map((d): Part => ({ d, cloth: { zone: 'collar' }, level: 0.7 })),
    relief:
      placketRelief(size, 'polo') +
      both(leaf)
        .map((d) => path(d, { fill: '#adadad' }))
        .join(''),
    finish: (color) =>
      both(leaf)
        .map((d) => line(d, color('trim'), 5) + line(d, '#000', 1.4, { opacity: 0.3 }))
        .join(''),
  };
}

function grandad(size: TopSize, back: boolean): Collar {
  const { start, curve } = neckline(size, 'grandad', back, -1);
  const { neck } = size;
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = curve;
  const stand = back
    ? symmetric(
        [0, -34],
        [
          [neck * 0.5, -34, neck * 0.9, -26, neck + 8, -2],
          [x, y + 4],
          [c, d, a, b, ...start],
        ],
      )
    : half(
        [3, start[1] + 4],
        [
          [a, b + 4, c + 4, d + 4, x + 10, y + 4],
          [x - 3, y - 26],
          [c - 18, d - 30, a - 8, b - 30, 3, start[1] - 30],
        ],
      );
  const parts = (back ? [stand] : both(stand)).map((outline): Part => ({
    d: outline,
    cloth: { zone: 'collar' },
    level: 0.62,
    volume: 'none',
  }));
  return {
    behind: back ? [] : [inside(size, 'grandad', 26), farBand(size, 26, 28)],
    parts,
    relief: back ? '' : placketRelief(size, 'grandad'),
    finish: (color) =>
      (back ? [stand] : both(stand))
        .map((outline) => line(outline, darken(color('collar'), 0.4), 1.6, { opacity: 0.5 }))
        .join(''),
  };
}

export function collarOf(size: TopSize, collar: KitCollar, back: boolean): Collar {
  switch (collar) {
    case 'crew':
    case 'vee':
      return banded(size, collar, back);
    case 'polo':
      return polo(size, back);
    case 'grandad':
      return grandad(size, back);
    case 'mock':
      return mock(size, back);
    case 'hood':
      return hood(size, back);
  }
}
