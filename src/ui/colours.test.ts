import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../app/globals.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, ...values]) => [name, values]),
);

/** Relative luminance as WCAG 2 defines it. */
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
  ...['accent', 'ink', 'ink-muted'].map((ink) => [ink, 'brand-soft']),
  ...['danger', 'success', 'warning'].map((ink) => [ink, `${ink}-soft`]),
];
const framePairs = ['line-strong', 'focus', 'danger'].flatMap((frame) => surfaces.map((on) => [frame, on]));

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s theme', (_theme, column) => {
  function ratio([first = '', second = '']: string[]) {
    return contrast(tokens.get(first)?.[column] ?? '', tokens.get(second)?.[column] ?? '');
  }

  it.each(textPairs)('text in %s on %s is readable (4.5:1)', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(framePairs)('a frame in %s on %s can be seen (3:1)', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
});
