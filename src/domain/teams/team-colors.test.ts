import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addColor, colorName, hexOf, moveColor, printContrast, removeColor, replaceColor } from './team-colors';
import { QUICK_PALETTE } from '../catalogue/quick-palette';
import { forAll } from '../../../tests/setup/for-all';

const six = ['#000001', '#000002', '#000003', '#000004', '#000005', '#000006'];

describe('team colours', () => {
  it('come from a quick palette of 12', () => {
    expect(QUICK_PALETTE.map(({ name }) => name.toLowerCase())).toEqual(
      'purple, blue, red, green, yellow, orange, pink, teal, black, white, gray, navy'.split(', '),
    );
    expect(QUICK_PALETTE[0].hex).toBe('#7c3aed');
    expect(colorName('#ffffff')).toBe('White');
    expect(colorName('#abcdef')).toBe('#ABCDEF');
  });

  it('are at most six', () => {
    expect(addColor(six, '#ffffff')).toEqual({
      colors: six,
      refusal: { title: 'Color Limit Reached', description: 'Teams can have a maximum of 6 colors.' },
    });
    expect(addColor(six.slice(0, 5), '#ffffff').colors).toHaveLength(6);
  });

  it('are at least one', () => {
    expect(removeColor(['#ffffff'], '#ffffff')).toEqual({
      colors: ['#ffffff'],
      refusal: { title: 'Cannot Remove', description: 'Teams must have at least one color.' },
    });
    expect(removeColor(six, '#000002').colors).toEqual(six.filter((color) => color !== '#000002'));
  });

  it('are not added twice, nor replaced by one that is there', () => {
    expect(addColor(six, '#000003')).toEqual({ colors: six });
    expect(replaceColor(six, '#000001', '#000003').colors).toEqual(six);
    expect(replaceColor(six, '#000001', '#ffffff').colors[0]).toBe('#ffffff');
  });

  it('move by one place, and not beyond the ends', () => {
    expect(moveColor(['#a', '#b', '#c'], '#c', -1).colors).toEqual(['#a', '#c', '#b']);
    expect(moveColor(['#a', '#b'], '#a', -1).colors).toEqual(['#a', '#b']);
    expect(moveColor(['#a', '#b'], '#b', 1).colors).toEqual(['#a', '#b']);
  });

  it.each([
    ['#7C3AED', '#7c3aed'],
    [' 7c3aed ', '#7c3aed'],
    ['abc', '#aabbcc'],
    ['#12', undefined],
    ['red', undefined],
    ['#7c3aed;', undefined],
  ])('reads %j as %s', (text, hex) => {
    expect(hexOf(text)).toBe(hex);
  });

  it('warn where a print could not be read', () => {
    expect(printContrast(['#7c3aed'])).toBeUndefined();
    expect(printContrast(['#7c3aed', '#ffffff'])?.isPoor).toBe(false);
    expect(printContrast(['#facc15', '#ffffff'])?.isPoor).toBe(true);
  });

  it('stay 1 to 6 different ones, whatever is done', () => {
    const hex = fc.constantFrom(...QUICK_PALETTE.map((color) => color.hex));
    const step = fc.tuple(
      fc.constantFrom('add', 'remove', 'replace', 'move'),
      hex,
      hex,
      fc.constantFrom(-1 as const, 1 as const),
    );
    forAll(fc.array(step, { maxLength: 40 }), (steps) => {
      const end = steps.reduce<readonly string[]>(
        (colors, [kind, one, other, by]) => {
          if (kind === 'add') return addColor(colors, one).colors;
          if (kind === 'remove') return removeColor(colors, one).colors;
          if (kind === 'replace') return replaceColor(colors, one, other).colors;
          return moveColor(colors, one, by).colors;
        },
        ['#7c3aed', '#ffffff'],
      );
      expect(end.length).toBeGreaterThanOrEqual(1);
      expect(end.length).toBeLessThanOrEqual(6);
      expect(new Set(end).size).toBe(end.length);
    });
  });
});
