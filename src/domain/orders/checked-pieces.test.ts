import { expect, it } from 'vitest';
import { checkedPieces } from './checked-pieces';

it('names the size of each player’s piece, and of the pieces without a player where the goods have sizes', () => {
  const players = [{ name: 'HUDSON', number: '7' }];
  expect(checkedPieces({ sizeCode: 'M', quantity: 2, players })).toEqual({
    players: [{ name: 'HUDSON', number: '7', size: 'M' }],
    nameless: ['M'],
  });
  expect(checkedPieces({ sizeCode: 'M', quantity: 1, players }).nameless).toEqual([]);
  expect(checkedPieces({ quantity: 3, players })).toEqual({
    players: [{ name: 'HUDSON', number: '7', size: 'One size' }],
    nameless: [],
  });
});
