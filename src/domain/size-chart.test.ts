import { expect, it } from 'vitest';
import { isTable } from './page-blocks/table';
import { sizeTables } from './size-chart';

it('measures every size once, boys and adults apart', () => {
  const tables = sizeTables();
  expect(tables.map(({ heading, table }) => [heading, table.rows.map(([size]) => size)])).toEqual([
    ['Boys', ['Boys XS', 'Boys S', 'Boys M', 'Boys L', 'Boys XL']],
    ['Adults', ['Small', 'Medium', 'Large', 'X-Large', '2X-Large', '3X-Large']],
  ]);
  expect(tables.every(({ table }) => isTable(table))).toBe(true);
});

it('tells only of the sizes that are asked for, by code or label', () => {
  expect(sizeTables(['XL', 'Boys M', 'One size']).map(({ table }) => table.rows)).toEqual([
    [['Boys M', 'MB', '71 cm', '134 to 140 cm', '9 to 10']],
    [['X-Large', 'XL', '112 to 117 cm', '97 to 102 cm']],
  ]);
  expect(sizeTables(['One size'])).toEqual([]);
});
