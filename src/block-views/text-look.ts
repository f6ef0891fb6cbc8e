import type { Alignment, BlockOf } from './types';

export const textSizes: Record<BlockOf<'text'>['fontSize'], string> = {
  sm: 'text-sm',
  base: 'text-base @2xl:text-[1.0625rem]',
  lg: 'text-lg',
  xl: 'text-xl',
  '2xl': 'text-2xl',
  '3xl': 'text-3xl leading-snug',
};

export const textAlignments: Record<Alignment, string> = {
  left: 'text-left',
  center: 'mx-auto text-center [&_:is(ul,ol)]:w-fit [&_:is(ul,ol,img)]:mx-auto',
  right: 'ml-auto text-right [&_:is(ul,ol)]:w-fit [&_:is(ul,ol,img)]:ml-auto',
};

export const rowAlignments: Record<Alignment, string> = {
  left: 'justify-start',
  center: 'justify-center',
  right: 'justify-end',
};

const INK = 'text-ink';
const hues: Record<string, string> = {
  purple: 'text-accent',
  violet: 'text-accent',
  indigo: 'text-accent',
  red: 'text-danger',
  rose: 'text-danger',
  pink: 'text-[light-dark(#be185d,#f9a8d4)]',
  orange: 'text-warning',
  amber: 'text-warning',
  yellow: 'text-warning',
  green: 'text-success',
  emerald: 'text-success',
  teal: 'text-[light-dark(#0f766e,#5eead4)]',
  blue: 'text-[light-dark(#1d4ed8,#93c5fd)]',
  sky: 'text-[light-dark(#0369a1,#7dd3fc)]',
};
const GREYS = new Set(['gray', 'grey', 'slate', 'zinc', 'neutral', 'stone']);
const DARK_GREY = 700;

/** A hue takes the shade readable on the page, light or dark; unknown names, black and white are the page’s ink. */
export function textColor(name: string): string {
  const [, hue = '', shade] = /^([a-z]+)(?:-(\d{2,3}))?$/.exec(name.trim().toLowerCase()) ?? [];
  if (GREYS.has(hue)) return Number(shade ?? DARK_GREY) >= DARK_GREY ? INK : 'text-ink-muted';
  return (Object.hasOwn(hues, hue) ? hues[hue] : undefined) ?? INK;
}
