import { expect, it } from 'vitest';
import type { CsvProduct } from './csv-product';
import { planProduct } from './product-csv-plan';
import {
  fieldOfProblem,
  lineOfProduct,
  linesOfStock,
  productLine,
  readProductLines,
  rowsOfProduct,
} from './product-lines';

const lookup = { hasCategory: () => true, picture: (file: string) => ({ id: 'p', file }), claimSku: () => undefined };

function planned(given: object, known?: CsvProduct) {
  const line = productLine.parse(given);
  const rows = rowsOfProduct(line).map(({ cells }) => ({ number: 1, cells }));
  return planProduct(line.slug, rows, known, lookup);
}

const SHIRT = {
  ...{ slug: 'shirt', sku: 'S-1', name: 'Shirt', price: 20.5, salePrice: 18, description: 'A \\ b | c\n- d' },
  ...{ category: 'tops', isFeatured: true, weight: 180, features: ['One|two', '\\'], kitGarment: 'football-shirt' },
  parts: [
    { name: 'Shirt', worn: 'size' },
    { name: 'Shorts', worn: 'shorts', sizes: ['S', 'M'], garment: 'football-shorts' },
  ],
  images: [{ file: 'a.webp' }, { file: 'b.webp', color: 'Navy' }],
  colors: [
    { name: 'Navy', hex: '#14213f' },
    { name: 'Pink', hex: '#ff88aa', available: false },
  ],
  sizes: ['XL'],
  variations: [{ color: 'Navy', size: 'M', stock: 4, additionalPrice: 2, costPrice: 8, isAvailable: false }],
};

it('a product comes back as it is written', () => {
  const { rows, write } = planned(SHIRT);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  expect(write?.after).toMatchObject({
    ...{ price: 20.5, salePrice: 18, description: 'A \\ b | c\n- d', features: ['One|two', '\\'], weight: 180 },
    ...{
      images: [
        { file: 'a.webp', color: null },
        { file: 'b.webp', color: 'Navy' },
      ],
      sizes: ['M', 'XL'],
    },
    variations: [
      { color: 'Navy', hex: '#14213f', size: 'M', stock: 4, additionalPrice: 2, costPrice: 8, isAvailable: false },
    ],
  });
  const stored = write!.after;
  expect(planned(JSON.parse(JSON.stringify(lineOfProduct(stored))) as object, stored).write).toBeUndefined();
});

it('null empties, and what is left out stays', () => {
  const { after } = planned(SHIRT).write!;
  const changed = planned({ slug: 'shirt', salePrice: null, images: [] }, after).write!.after;
  expect(changed).toEqual({ ...after, salePrice: null, images: [] });
});

it('problems name the field of the line', () => {
  const { rows } = planned({ ...SHIRT, variations: [{ color: 'Navy', size: '48', stock: 1 }] });
  const problems = rows.flatMap(({ problems: own }, index) =>
    own.map((problem) => fieldOfProblem(problem, ['colors.0', 'colors.1', 'variations.0', 'sizes.0'][index]!)),
  );
  expect(problems).toContainEqual(['variations.0.size', 'There is no size “48”.']);
  expect(fieldOfProblem('sale_price: Too much.', 'colors.0')).toEqual(['salePrice', 'Too much.']);
  expect(fieldOfProblem('color_hex: Missing.', 'colors.0')).toEqual(['colors.0.hex', 'Missing.']);
  expect(fieldOfProblem('stock: No.', '')).toEqual(['stock', 'No.']);
});

it('stock has a line for each variation', () => {
  const { after } = planned(SHIRT).write!;
  expect(linesOfStock(after)).toEqual([
    { slug: 'shirt', sku: 'S-1', color: 'Navy', size: 'M', stock: 4, exportedStock: 4 },
  ]);
});

it('a file of lines is a table, with what is none as a refused row', () => {
  const url = 'https://shop.test/a.jpg';
  const read = readProductLines([JSON.stringify({ ...SHIRT, images: [{ url }] }), '', '{"slug":1}', '{'].join('\n'));
  const table = read.ok ? read.table : expect.fail(read.message);
  expect(table.products.get('shirt')?.map(({ number }) => number)).toEqual([1, 1, 1, 1]);
  expect(table.pictures?.get('shirt')).toEqual([{ url, color: null, alt: '' }]);
  expect(table.products.get('shirt')?.[0]?.cells).not.toHaveProperty('images');
  expect(table.products.get('')?.map(({ number, problem }) => [number, problem?.slice(0, 5)])).toEqual([
    [3, 'slug:'],
    [4, 'body:'],
  ]);
});
