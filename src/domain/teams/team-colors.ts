/** Team colours: 1 to 6, as #rrggbb, unique. The first is the shirt, the second its print. */
import { QUICK_PALETTE } from '../catalogue/quick-palette';
import { contrast } from '../kits/color';

export const MAX_TEAM_COLORS = 6;

/** Word for word as ordered (docs/product.md, Words). */
export const COLOR_LIMIT_REACHED = {
  title: 'Color Limit Reached',
  description: 'Teams can have a maximum of 6 colors.',
} as const;
export const CANNOT_REMOVE = { title: 'Cannot Remove', description: 'Teams must have at least one color.' } as const;

type Refusal = typeof COLOR_LIMIT_REACHED | typeof CANNOT_REMOVE;
export type ColorChange = { colors: readonly string[]; refusal?: Refusal };

/** `#rrggbb` in lower case from typed text, with or without #, three or six digits; undefined if invalid. */
export function hexOf(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

export function addColor(colors: readonly string[], hex: string): ColorChange {
  if (colors.includes(hex)) return { colors };
  if (colors.length >= MAX_TEAM_COLORS) return { colors, refusal: COLOR_LIMIT_REACHED };
  return { colors: [...colors, hex] };
}

export function removeColor(colors: readonly string[], hex: string): ColorChange {
  if (colors.length <= 1) return { colors, refusal: CANNOT_REMOVE };
  return { colors: colors.filter((color) => color !== hex) };
}

export function replaceColor(colors: readonly string[], hex: string, by: string): ColorChange {
  return { colors: colors.includes(by) ? colors : colors.map((color) => (color === hex ? by : color)) };
}

export function moveColor(colors: readonly string[], hex: string, by: -1 | 1): ColorChange {
  const from = colors.indexOf(hex);
  const neighbour = colors[from + by];
  if (from < 0 || neighbour === undefined) return { colors };
  return { colors: colors.map((color) => (color === hex ? neighbour : color === neighbour ? hex : color)) };
}

export const colorName = (hex: string): string => paletteName(hex) ?? hex.toUpperCase();

/** Undefined for a colour outside the palette. */
export const paletteName = (hex: string): string | undefined => QUICK_PALETTE.find((color) => color.hex === hex)?.name;

/** WCAG ratio below which large letters are hard to read. */
const READABLE = 3;

/** Contrast of names and numbers in the second colour on the first; undefined with one colour. */
export function printContrast(colors: readonly string[]): { ratio: number; isPoor: boolean } | undefined {
  const [ground, print] = colors;
  if (!ground || !print) return undefined;
  const ratio = contrast(ground, print);
  return { ratio, isPoor: ratio < READABLE };
}
