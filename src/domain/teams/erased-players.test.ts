import { expect, it } from 'vitest';
import { withoutPlayers } from './erased-players';

type Piece = { member?: string; name: string };
const idOf = ({ member }: Piece) => member;
const tom = { id: 'a', name: 'Tom Smith' };

it('takes out the pieces of a player, by id, and by name where they were typed by hand', () => {
  const others = [{ member: 'b', name: 'Tom Smith' }, { name: 'Ada' }];
  const lines = [
    { key: 1, players: [{ member: 'a', name: 'Tommy' }, { name: 'TOM smith' }, ...others] },
    { key: 2, players: [{ name: 'Ada' }] },
  ];
  expect(withoutPlayers(lines, tom, idOf)).toEqual([{ key: 1, players: others }, lines[1]]);
  expect(withoutPlayers(lines, 'everyone', idOf)).toEqual([
    { key: 1, players: [] },
    { key: 2, players: [] },
  ]);
});

it('leaves lines alone that have none of the player, and pieces without a name', () => {
  expect(withoutPlayers([{ players: [{ name: 'Ada' }] }, {}], tom, idOf)).toBeUndefined();
  expect(withoutPlayers([{ players: [{ name: '' }] }], { id: 'a', name: '' }, idOf)).toBeUndefined();
});
