import { expect, it } from 'vitest';
import { inRed, sellable } from '../../../tests/setup/priced-items';
import { resolveLines, SHOP_LINES, TEAM_LINES, type LinePolicy, type LineRequest } from './resolve-lines';

const shirt = sellable('shirt', {
  name: 'Shirt',
  variations: (['S', 'M'] as const).map((size) => inRed(size, { colorName: '', stockQuantity: 5 })),
});
/** A quote’s policy: names every error, by the shop’s fields. */
const QUOTE_LINES: LinePolicy = { ...SHOP_LINES, isStrict: false, noSize: 'Which size?' };

const requested: LineRequest = {
  ...{ product: 'shirt', pieces: { S: 2, L: 1 } },
  players: [{ size: 'S' }, { size: 'S' }, { size: 'S' }, {}],
};
const resolve = (policy: LinePolicy) => {
  const { lines, fieldErrors } = resolveLines([requested], [shirt], policy);
  return { pieces: lines.map(({ size, quantity }) => [size, quantity]), fieldErrors };
};

it('leaves out what a strict kind of order refuses, with its first reason', () => {
  expect(resolve(SHOP_LINES)).toEqual({
    pieces: [],
    fieldErrors: { 'items.0.sizes': ['Shirt is not made in size Large.'] },
  });
});

it('names every reason, and keeps what can be priced, where the kind of order is not strict', () => {
  expect(resolve(TEAM_LINES)).toEqual({
    pieces: [['S', 2]],
    fieldErrors: {
      'items.0.extras.L': ['Shirt is not made in size Large.'],
      'items.0.players.2.size': ['There are more players than pieces in Small: 2.'],
      'items.0.players.3.size': ['Choose a size.'],
    },
  });
});

it('takes a third kind of order as one more policy', () => {
  expect(resolve(QUOTE_LINES)).toEqual({
    pieces: [['S', 2]],
    fieldErrors: {
      'items.0.sizes': ['Shirt is not made in size Large.'],
      'items.0.players': ['Shirt is not printed with names and numbers.'],
      'items.0.players.2.size': ['There are more players than pieces in Small: 2.'],
      'items.0.players.3.size': ['Which size?'],
    },
  });
});
