import { describe, expect, it } from 'vitest';
import { designsOf, matricesOf, type DocumentLine } from './designs';
import { printRows } from './player-list';

const line = (productName: string, color: string | null, sizeCode: string | null, quantity: number, unitPrice = 20) =>
  ({
    product: 'p',
    productName,
    sku: `${productName}-1`,
    color,
    sizeCode,
    quantity,
    unitPrice,
    totalPrice: quantity * unitPrice,
  }) as DocumentLine;

const lines = [
  line('Kit', 'Red', 'XXXL', 1, 22.5),
  line('Kit', 'Blue', 'S', 2),
  line('Ball', null, null, 4, 9.99),
  line('Kit', 'Red', 'XLB', 3),
  line('Kit', 'Red', 'S', 5),
];

describe('designs', () => {
  it('stand together by product and colour, sizes in the order of the spec', () => {
    expect(
      designsOf(lines).map(({ productName, color, lines: sized }) => [
        productName,
        color,
        ...sized.map((each) => each.sizeCode),
      ]),
    ).toEqual([
      ['Kit', 'Red', 'XLB', 'S', 'XXXL'],
      ['Kit', 'Blue', 'S'],
      ['Ball', undefined, null],
    ]);
  });
});

it('names are listed by size, then as one counts, then by name, those without a number and plain pieces last', () => {
  const player = (number: string, name: string) => ({ number, name });
  const named = [player('10', 'B'), player('', 'Z'), player('GS', 'C'), player('2', 'D'), player('10', 'A')];
  const small = { ...line('Kit', 'Red', 'S', 1), players: [player('30', 'E')] };
  const [kit] = designsOf([{ ...line('Kit', 'Red', 'M', 7), players: named }, small]);
  expect(printRows(kit!).map(({ size, number, name, pieces }) => [size, number, name, pieces])).toEqual([
    ['Small', '30', 'E', 1],
    ['Medium', '2', 'D', 1],
    ['Medium', '10', 'A', 1],
    ['Medium', '10', 'B', 1],
    ['Medium', 'GS', 'C', 1],
    ['Medium', '', 'Z', 1],
    ['Medium', '', 'No name or number', 2],
  ]);
});

it('a matrix has colours down, sizes across and sums at both ends', () => {
  const [kit, ball] = matricesOf(lines);
  expect(kit).toEqual({
    productName: 'Kit',
    sku: 'Kit-1',
    sizes: ['Boys XL', 'Small', '3X-Large'],
    rows: [
      { color: 'Red', cells: [3, 5, 1], total: 9 },
      { color: 'Blue', cells: [0, 2, 0], total: 2 },
    ],
    totals: [3, 7, 1],
    total: 11,
  });
  expect(ball).toMatchObject({ sizes: ['One size'], rows: [{ color: '—', cells: [4], total: 4 }] });
});
