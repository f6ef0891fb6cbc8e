import { expect, it } from 'vitest';
import { orderedSizes, ownSizes, partSize, unmadeParts, type ProductPart } from './product-parts';
import { partsProblem, productParts } from './product-parts-input';

const shirt: ProductPart = { name: 'Shirt', worn: 'sizePreference', sizes: [] };
const shorts: ProductPart = { name: 'Shorts', worn: 'shortsSize', sizes: ['L', 'S', 'S'] };

const socks: ProductPart = { name: 'Socks', worn: 'socksSize', sizes: ['S'], garment: 'crew-socks' };

const problem = (parts: unknown) => {
  const [issue] = productParts.safeParse(parts).error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

it('are kept in the order of sizes, the first part without any of its own', () => {
  expect(productParts.parse([{ ...shirt, name: ' Shirt ', sizes: ['M'] }, shorts])).toEqual([
    shirt,
    { ...shorts, sizes: ['S', 'L'] },
  ]);
  expect(productParts.parse([])).toEqual([]);
});

it('may be garments of the kit designer, the first part as the product is', () => {
  expect(productParts.parse([{ ...shirt, garment: 'hoodie' }, { ...shorts, garment: '' }, socks])).toEqual([
    shirt,
    { ...shorts, sizes: ['S', 'L'] },
    socks,
  ]);
  expect(partsProblem([shirt, socks], 'crew-socks')).toBe('1.garment: Another part is this garment already.');
  expect(partsProblem([shirt, socks], 'football-shirt')).toBeUndefined();
});

it.each([
  [[shirt], '', 'A set has at least two parts.'],
  [[shirt, { ...shorts, sizes: [] }], '1.sizes', 'Choose the sizes it is made in.'],
  [[shirt, { ...shorts, name: 'SHIRT' }], '1.name', 'There is already a part with this name.'],
  [[shirt, { ...shorts, name: '__proto__' }], '1.name', 'Use letters, digits, spaces and hyphens.'],
  [[shirt, { ...shorts, name: ' ' }], '1.name', 'Name the part.'],
  [[shirt, socks, { ...socks, name: 'Spare' }], '2.garment', 'Another part is this garment already.'],
  [
    [shirt, ...Array.from({ length: 6 }, (_, at) => ({ ...shorts, name: `Part ${at}` }))],
    '',
    'A set has at most 6 parts.',
  ],
])('refuse what is no set', (parts, path, message) => {
  expect(problem(parts)).toEqual([path, message]);
});

it('have the size of the piece where they have none of their own', () => {
  const parts = [
    shirt,
    { ...shorts, sizes: ['S', 'L'] },
    { ...shorts, name: 'Socks', sizes: ['S', 'M'] },
  ] as ProductPart[];
  const piece = { size: 'M', sizes: { Shorts: 'L', Socks: '', Cap: 'S' } };
  expect(orderedSizes(parts, piece)).toEqual({ sizes: { Shorts: 'L', Socks: 'M' } });
  expect(ownSizes({ size: 'M', sizes: { Shorts: 'L', Socks: 'M' } })).toEqual({ sizes: { Shorts: 'L' } });
  expect(unmadeParts(parts, piece)).toEqual([]);
  expect(unmadeParts(parts, { size: 'Large' }).map(({ name }) => name)).toEqual(['Socks']);
  expect(unmadeParts(parts, { size: '' })).toEqual([]);
  expect(partSize({ size: 'M', sizes: {} }, 'constructor')).toBe('M');
  expect(orderedSizes([], piece)).toEqual({});
});
