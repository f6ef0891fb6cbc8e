import { expect, it } from 'vitest';
import { isTable } from '../text/table/table-data';
import { measuredChart, sizeChartOf, sizeTables } from './size-chart';

const boys = ['Boys XS', 'Boys S', 'Boys M', 'Boys L', 'Boys XL'];
const adults = ['Small', 'Medium', 'Large', 'X-Large', '2X-Large', '3X-Large'];

it('measures every size, for boys and girls, men and women', () => {
  const tables = sizeTables();
  expect(tables.map(({ heading, table }) => [heading, table.rows.map(([size]) => size)])).toEqual([
    ['Boys', boys],
    ['Girls', boys],
    ['Men', adults],
    ['Women', adults],
  ]);
  expect(tables.every(({ table }) => isTable(table))).toBe(true);
  expect(tables.flatMap(({ table }) => table.rows.map((row) => row.length - table.columns.length))).not.toContain(-1);
});

it('says only what is asked for, by code or label, in centimetres and inches', () => {
  expect(sizeTables(['XL', 'Boys M', 'One size']).map(({ table }) => table.rows)).toEqual([
    [['Boys M', 'MB', '71 cm (28 in)', '134–140 cm (53–55 in)', '9–10']],
    [['Boys M', 'MB', '71 cm (28 in)', '76 cm (30 in)', '134–140 cm (53–55 in)', '9–10']],
    [['X-Large', 'XL', '112–117 cm (44–46 in)', '97–102 cm (38–40 in)']],
    [['X-Large', 'XL', '110–115 cm (43–45 in)', '92–97 cm (36–38 in)', '117–122 cm (46–48 in)', '20–22']],
  ]);
  expect(sizeTables(['One size'])).toEqual([]);
});

it('knows socks by the shoe', () => {
  expect([sizeChartOf('socks'), sizeChartOf('football'), sizeChartOf(undefined)]).toEqual([
    'socks',
    'clothing',
    'clothing',
  ]);
  const [table, ...others] = sizeTables(['Medium', 'XSB'], 'socks');
  expect([table?.table.columns, table?.table.rows, others]).toEqual([
    ['Size', 'Code', 'UK shoe', 'EU shoe', 'US shoe'],
    [
      ['Boys XS', 'XSB', 'Child 8–10', '25–28', 'Child 9–11'],
      ['Medium', 'M', '6–8½', '39½–42½', '7–9½'],
    ],
    [],
  ]);
});

it('is data for programs, with units', () => {
  const { tables, ...advice } = measuredChart('clothing', ['Boys M', 'XL']);
  expect(advice).toMatchObject({ chart: 'clothing', howToMeasure: expect.stringContaining('chest') });
  expect(tables.map(({ heading, rows }) => [heading, rows.map(({ size }) => size)])).toEqual([
    ['Boys', ['MB']],
    ['Girls', ['MB']],
    ['Men', ['XL']],
    ['Women', ['XL']],
  ]);
  expect(tables[0]?.rows[0]).toEqual({
    size: 'MB',
    label: 'Boys M',
    measures: [
      { name: 'Chest', unit: 'cm', from: 71, to: 71, text: '71 cm (28 in)' },
      { name: 'Height', unit: 'cm', from: 134, to: 140, text: '134–140 cm (53–55 in)' },
      { name: 'Age', unit: null, from: null, to: null, text: '9–10' },
    ],
  });
  expect(measuredChart('socks', ['One size']).tables).toEqual([]);
});
