import { expect, it } from 'vitest';
import { sizeChanges, sizeChangesByPlayer, sizeChangeText, type OrderedPiece } from './size-changes';

const shirt = { name: 'Striker Pro', kitGarment: null, categorySlug: 'football', parts: [] };
const piece: OrderedPiece = {
  ...{ memberId: 'a', size: 'M', product: shirt },
  roster: { sizePreference: 'M', shortsSize: null, socksSize: null },
};
const texts = (...pieces: OrderedPiece[]) => sizeChanges(pieces).map(sizeChangeText);

it('says both sizes where the roster has another than was ordered', () => {
  expect(texts(piece)).toEqual([]);
  expect(texts({ ...piece, roster: { ...piece.roster, sizePreference: 'L' } })).toEqual([
    'Striker Pro: Medium ordered, Large on the roster',
  ]);
});

it('goes by the size that is worn of a product, and by each part of a set', () => {
  const roster = { sizePreference: 'M', shortsSize: 'L', socksSize: null } as const;
  const shorts = { ...shirt, name: 'Match Shorts', kitGarment: 'football-shorts' as const };
  expect(texts({ ...piece, product: shorts, roster })).toEqual(['Match Shorts: Medium ordered, Large on the roster']);
  const set = {
    ...shirt,
    name: 'Full Kit',
    parts: [
      { name: 'Shirt', worn: 'sizePreference' as const, sizes: [] },
      { name: 'Shorts', worn: 'shortsSize' as const, sizes: ['M' as const, 'L' as const] },
    ],
  };
  expect(texts({ ...piece, product: set, roster })).toEqual(['Full Kit, Shorts: Medium ordered, Large on the roster']);
  expect(texts({ ...piece, product: set, sizes: { Shorts: 'L' }, roster })).toEqual([]);
});

it('says nothing of goods without sizes, nor where the roster knows none', () => {
  const roster = { sizePreference: 'L', shortsSize: null, socksSize: null } as const;
  expect(texts({ ...piece, size: 'ONE', roster })).toEqual([]);
  expect(texts({ ...piece, roster: { ...roster, sizePreference: null } })).toEqual([]);
});

it('names a Tom Smith apart from one whose size is as it was, and says the same of two pieces once', () => {
  const roster = { sizePreference: 'L', shortsSize: null, socksSize: null } as const;
  const changes = sizeChanges([
    { ...piece, roster },
    { ...piece, roster },
    { ...piece, memberId: 'b' },
  ]);
  const players = [
    { id: 'a', name: 'Tom Smith', number: 7 },
    { id: 'a', name: 'Tom Smith', number: 7 },
    { id: 'b', name: 'Tom Smith', number: 9 },
  ];
  expect(sizeChangesByPlayer({ changes, players })).toEqual([
    { name: 'Tom Smith (no. 7)', texts: ['Striker Pro: Medium ordered, Large on the roster'] },
  ]);
});
