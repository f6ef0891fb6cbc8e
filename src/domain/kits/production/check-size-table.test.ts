import { describe, expect, it } from 'vitest';
import { SIZE_CODES } from '../../catalogue/sizes';
import { checkSizeTable, sizeTableProblems } from './check-size-table';
import { usualMeasure } from './grading';
import { readSizeTable, SIZED_GARMENTS, type SizeTable } from './size-table';

const shirt = (sizes: SizeTable[keyof SizeTable]): SizeTable => ({ 'football-shirt_mens': sizes });

describe('a size table', () => {
  it('may hold our own measures, and any part of them', () => {
    const whole = Object.fromEntries(
      SIZED_GARMENTS.map((garment) => [
        garment.name,
        Object.fromEntries(SIZE_CODES.map((size) => [size, usualMeasure(garment, size)])),
      ]),
    );
    expect(checkSizeTable(whole)).toBe(true);
    for (const value of [undefined, null, {}, shirt({}), shirt({ M: { across: 540 } })])
      expect(checkSizeTable(value)).toBe(true);
    expect(usualMeasure({ type: 'football-shirt', cut: 'mens' }, 'XL')).toEqual({ across: 588, along: 760 });
  });

  it.each([
    ['centimetres', shirt({ M: { across: 53 } }), ['football-shirt_mens', 'M', 'across']],
    ['a whole girth', shirt({ M: { across: 1060 } }), ['football-shirt_mens', 'M', 'across']],
    ['a size smaller than the one before', shirt({ M: { along: 745 } }), ['football-shirt_mens', 'L', 'along']],
    [
      'a size smaller than one given',
      shirt({ S: { across: 540 }, M: { across: 520 } }),
      ['football-shirt_mens', 'M', 'across'],
    ],
  ])('does not hold %s', (_what, table, path) => {
    expect(sizeTableProblems(table).map((problem) => problem.path)).toEqual([path]);
    expect(checkSizeTable(table)).toMatch(/^football-shirt_mens, [ML]: (?:Enter|Large is|Medium is)/);
  });

  it('may have a large boys’ size beyond a small adults’ one', () => {
    expect(checkSizeTable(shirt({ XLB: { across: 520, along: 705 } }))).toBe(true);
  });

  it('names nothing unknown, and is empty where it cannot be read', () => {
    expect(checkSizeTable({ scarf_mens: {} })).toBe('There is no ‘scarf_mens’.');
    expect(checkSizeTable({ hoodie_mens: { XXS: {} } })).toBe('There is no size ‘XXS’.');
    expect(checkSizeTable('530')).toMatch(/^Give measures/);
    expect([readSizeTable(null), readSizeTable('530')]).toEqual([{}, {}]);
  });
});
