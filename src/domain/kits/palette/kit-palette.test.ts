import { describe, expect, it } from 'vitest';
import { colorDifference } from './color-difference';
import { KIT_PALETTE, nearestSwatch, swatchOf } from './kit-palette';

describe('the palette', () => {
  it('has 80 to 110 colours, each with a code, a name and a hex of its own', () => {
    expect(KIT_PALETTE.length).toBeGreaterThanOrEqual(80);
    expect(KIT_PALETTE.length).toBeLessThanOrEqual(110);
    for (const key of ['code', 'name', 'hex'] as const)
      expect(new Set(KIT_PALETTE.map((swatch) => swatch[key])).size).toBe(KIT_PALETTE.length);
    for (const { code, hex, cmyk } of KIT_PALETTE) {
      expect(code).toMatch(/^KR [1-8]\d\d$/);
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      for (const share of cmyk) expect(share >= 0 && share <= 100).toBe(true);
      expect(cmyk.reduce((sum, share) => sum + share)).toBeLessThanOrEqual(300);
    }
  });

  it('has no two colours that could be taken for each other', () => {
    const close = KIT_PALETTE.flatMap((one, i) =>
      KIT_PALETTE.slice(i + 1)
        .map((other) => ({ pair: `${one.name}, ${other.name}`, apart: colorDifference(one.hex, other.hex) }))
        .filter(({ apart }) => apart < 3.5),
    );
    expect(close).toEqual([]);
  });

  it('leaves no colour that cloth can have without a swatch of its kind', () => {
    const steps = ['00', '40', '80', 'c0', 'ff'];
    const far = steps.flatMap((r) =>
      steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`).filter((hex) => nearestSwatch(hex).difference > 17)),
    );
    expect(far).toEqual([]);
  });

  it('finds a colour by its hex alone when it is exactly that', () => {
    expect(swatchOf('#14213f')).toMatchObject({ code: 'KR 212', name: 'Navy' });
    expect(swatchOf('#14213F')).toMatchObject({ code: 'KR 212' });
    expect(swatchOf('#14213e')).toBeUndefined();
  });

  it.each([
    ['#1e3a8a', 'Cobalt'],
    ['#15803d', 'Emerald'],
    ['#facc15', 'Sunflower'],
    ['#fefefe', 'White'],
    ['#7b1e3a', 'Claret'],
    ['#5a2a97', 'Purple'],
  ])('takes %s for %s', (hex, name) => {
    const { swatch, difference } = nearestSwatch(hex);
    expect(swatch.name).toBe(name);
    expect(difference).toBe(Math.min(...KIT_PALETTE.map((each) => colorDifference(hex, each.hex))));
  });
});
