import { darken, mix } from './color';
import { CENTER, HEIGHT, WIDTH, line, n, path, rect, tag } from './svg';
import type { Design } from './types';

/** Where the pattern lies: the box of the main piece. */
export interface Ground {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whole canvas in one colour. */
export const flood = (fill: string): string => rect(0, 0, WIDTH, HEIGHT, { fill });

/** A band that sags in the middle, as on a body. */
function band(ground: Ground, y: number, height: number, fill: string): string {
  const { left, right } = ground;
  const sag = (right - left) * 0.05;
  const middle = (left + right) / 2;
  return path(
    `M${n(left)} ${n(y)}Q${n(middle)} ${n(y + sag)} ${n(right)} ${n(y)}V${n(y + height)}Q${n(middle)} ${n(y + height + sag)} ${n(left)} ${n(y + height)}Z`,
    { fill },
  );
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function hoops(ground: Ground, { secondary }: Design['colors']): string {
  const step = (ground.bottom - ground.top) / 9;
  return range(5)
    .map((i) => band(ground, ground.top + step * (2 * i + 0.35), step, secondary))
    .join('');
}

function stripes(ground: Ground, { secondary }: Design['colors']): string {
  const step = (ground.right - ground.left) / 9;
  return range(4)
    .map((i) =>
      rect(ground.left + step * (2 * i + 1), ground.top - 80, step, ground.bottom - ground.top + 160, {
        fill: secondary,
      }),
    )
    .join('');
}

function pinstripe(ground: Ground, { secondary, accent }: Design['colors']): string {
  const step = 44;
  const half = Math.ceil((ground.right - ground.left) / 2 / step);
  const middle = (ground.left + ground.right) / 2;
  return range(half * 2 + 1)
    .map((i) =>
      rect(middle + (i - half) * step - 2, ground.top - 80, 4, ground.bottom - ground.top + 160, {
        fill: i % 4 === half % 4 ? accent : secondary,
      }),
    )
    .join('');
}

function sash(ground: Ground, { secondary, accent }: Design['colors']): string {
  const { left, right, top, bottom } = ground;
  const d = `M${n(right + 40)} ${n(top - 30)}L${n(left - 40)} ${n(top + (bottom - top) * 0.78)}`;
  return line(d, accent, 196) + line(d, secondary, 164);
}

function chevron(ground: Ground, { secondary, accent }: Design['colors']): string {
  const { left, right, top, bottom } = ground;
  const y = top + (bottom - top) * 0.23;
  const drop = (bottom - top) * 0.2;
  const middle = (left + right) / 2;
  const vee = (at: number): string =>
    `M${n(left - 60)} ${n(at - 26)}L${n(middle)} ${n(at + drop)}L${n(right + 60)} ${n(at - 26)}`;
  return line(vee(y), secondary, 104) + line(vee(y + 84), accent, 20) + line(vee(y + 122), secondary, 14);
}

function sidePanels(ground: Ground, { secondary, accent }: Design['colors']): string {
  const { left, right, top, bottom } = ground;
  const inset = (right - left) * 0.17;
  const upper = top + (bottom - top) * 0.3;
  const edge = (side: number, sign: number): string =>
    `M${n(side - sign * 40)} ${n(upper - 60)}C${n(side + sign * inset * 0.9)} ${n(upper + 60)} ${n(side + sign * inset)} ${n(upper + 260)} ${n(side + sign * inset * 0.86)} ${n(bottom + 60)}`;
  return (
    [
      [left, 1],
      [right, -1],
    ] as const
  )
    .map(([side, sign]) => {
      const d = edge(side, sign);
      return path(`${d}L${n(side - sign * 60)} ${n(bottom + 60)}Z`, { fill: secondary }) + line(d, accent, 9);
    })
    .join('');
}

function gradient(ground: Ground, { primary, secondary }: Design['colors'], id: string): string {
  const stops = [
    [0.28, primary],
    [0.62, mix(primary, secondary, 0.5)],
    [0.95, secondary],
  ] as const;
  const defs = tag(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: n(ground.top), y2: n(ground.bottom) },
    stops.map(([offset, color]) => tag('stop', { offset, 'stop-color': color })).join(''),
  );
  const shards = range(7).map((i) => {
    const x = ground.left + ((ground.right - ground.left) * (i + 0.1)) / 6.4;
    const y = ground.bottom - (i % 2 ? 330 : 230);
    return path(`M${n(x)} ${n(y)}L${n(x + 46)} ${n(ground.bottom + 80)}L${n(x - 60)} ${n(ground.bottom + 80)}Z`, {
      fill: darken(secondary, 0.14),
      opacity: 0.35,
    });
  });
  return tag('defs', {}, defs) + flood(`url(#${id})`) + shards.join('');
}

/** The paint of the main piece. `id` must be unique in the picture. */
export function paintBody({ colors, pattern }: Design, ground: Ground, id: string): string {
  const base = flood(colors.primary);
  switch (pattern) {
    case 'plain':
      return base;
    case 'hoops':
      return base + hoops(ground, colors);
    case 'stripes':
      return base + stripes(ground, colors);
    case 'sash':
      return base + sash(ground, colors);
    case 'chevron':
      return base + chevron(ground, colors);
    case 'halves':
      return base + rect((ground.left + ground.right) / 2, 0, WIDTH, HEIGHT, { fill: colors.secondary });
    case 'side-panels':
      return base + sidePanels(ground, colors);
    case 'gradient':
      return gradient(ground, colors, id);
    case 'pinstripe':
      return base + pinstripe(ground, colors);
  }
}

/** The paint of a sleeve. `sign` 1 is the one on the right of the picture; `angle` is how far it hangs out. */
export function paintSleeve({ colors, pattern }: Design, sign: 1 | -1, angle: number): string {
  const { primary, secondary, accent } = colors;
  const turned = (content: string): string =>
    tag('g', { transform: `rotate(${-sign * angle} ${CENTER + sign * 330} 335)` }, content);
  const x = CENTER + sign * 330 - 400;
  if (pattern === 'hoops') {
    return (
      flood(primary) +
      turned(
        range(5)
          .map((i) => rect(x, 366 + i * 212, 800, 106, { fill: secondary }))
          .join(''),
      )
    );
  }
  if (pattern === 'stripes' || pattern === 'sash' || pattern === 'gradient') {
    return flood(primary);
  }
  if (pattern === 'halves') return flood(sign === 1 ? primary : secondary);
  if (pattern === 'side-panels' || pattern === 'chevron') return flood(secondary);
  if (pattern === 'pinstripe') {
    return (
      flood(primary) +
      turned(
        range(15)
          .map((i) => rect(x + 400 + sign * (i * 44 - 300) - 2, 0, 4, 1500, { fill: secondary }))
          .join(''),
      )
    );
  }
  return (
    flood(primary) +
    turned(
      rect(x + 400 + sign * 42 - 13, 0, 26, 1500, { fill: secondary }) +
        rect(x + 400 + sign * 42 - 3, 0, 6, 1500, { fill: accent }),
    )
  );
}
