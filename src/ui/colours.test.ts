import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Map<string, string[]>;

const cssOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokensIn = (css: string): Tokens =>
  new Map(
    [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', ...values]) => [
      name,
      values,
    ]),
  );

const brand = tokensIn(cssOf('./styles/tokens.css'));
const blocks = cssOf('./styles/color-schemes.css').split('}');

function tokensOf(scheme: string): Tokens {
  const block = blocks.find((text) => text.includes(`data-color-scheme='${scheme}'`)) ?? '';
  return new Map([...brand, ...tokensIn(block)]);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const textPairs = [
  ...['ink', 'ink-muted', 'accent', 'danger', 'success', 'warning'].flatMap((ink) => surfaces.map((on) => [ink, on])),
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-hover'],
  ['danger-ink', 'danger-fill'],
  ...['accent', 'ink', 'ink-muted'].flatMap((ink) => [
    [ink, 'brand-soft'],
    [ink, 'warning-soft'],
  ]),
  ...['danger', 'success', 'warning'].map((ink) => [ink, `${ink}-soft`]),
];
const framePairs = ['line-strong', 'focus', 'danger'].flatMap((frame) => surfaces.map((on) => [frame, on]));

const themes = [
  ['light', 0],
  ['dark', 1],
] as const;
const schemes = ['purple', 'blue', 'green', 'orange'];

it.each(['blue', 'green', 'orange'])('the colour scheme %s changes the brand’s colours', (scheme) => {
  const own = ['brand', 'brand-hover', 'brand-soft', 'accent', 'focus'];
  expect([...tokensOf(scheme)].filter(([name, values]) => brand.get(name) !== values).map(([name]) => name)).toEqual(
    own,
  );
});

describe.each(schemes.flatMap((scheme) => themes.map((theme) => [scheme, ...theme] as const)))(
  'scheme %s, %s theme',
  (scheme, _theme, column) => {
    const tokens = tokensOf(scheme);
    function ratio([first = '', second = '']: string[]) {
      return contrast(tokens.get(first)?.[column] ?? '', tokens.get(second)?.[column] ?? '');
    }

    it.each(textPairs)('text in %s on %s is readable (4.5:1)', (...pair) => {
      expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(framePairs)('a frame in %s on %s can be seen (3:1)', (...pair) => {
      expect(ratio(pair)).toBeGreaterThanOrEqual(3);
    });
  },
);
