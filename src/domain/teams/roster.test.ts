import { describe, expect, it } from 'vitest';
import {
  compareBy,
  compareNames,
  EMPTY_PLAYER,
  listNames,
  matchesSearch,
  nameKey,
  numberClashes,
  ofSquad,
  squadsOf,
  type Player,
  type RosterSort,
} from './roster';
import type { NumberScope } from './shirt-rules';

const player = (name: string, data: Partial<Player> = {}): Player => ({
  ...EMPTY_PLAYER,
  id: name,
  name,
  isActive: true,
  ...data,
});

describe('nameKey', () => {
  it.each([
    ['Zoë  O’Neil', "zoe o'neil"],
    ['ÉLODIE Marie-Anne', 'Elodie Marie Anne'],
    ['Søren Łukasz', 'soren lukasz'],
    [' J. Smith ', 'J Smith'],
    ['Große', 'GROSSE'],
  ])('takes %s and %s for one name', (a, b) => expect(nameKey(a)).toBe(nameKey(b)));

  it('keeps different names, other scripts and signs apart', () => {
    const names = ['Ann', 'Anna', '李雷', '李明', 'Юлия', '★', '☆'];
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });
});

it('sorts by name, ascending, whatever the case and the accents', () => {
  const names = ['émile', 'Zoe', 'adam', 'Eve'].map((name) => player(name)).sort(compareNames);
  expect(names.map(({ name }) => name)).toEqual(['adam', 'émile', 'Eve', 'Zoe']);
});

it('sorts by number, position and size in their own order, with what is missing last', () => {
  const players = [
    player('Ada', { jerseyNumber: 10, sizePreference: 'M', position: 'Wing' }),
    player('Bea', { jerseyNumber: 9, sizePreference: 'XLB', position: 'goal keeper' }),
    player('Cy'),
    player('Di', { jerseyNumber: 0, sizePreference: 'XXL', position: 'Goal Attack' }),
  ];
  const sorted = (sort: RosterSort) => [...players].sort(compareBy(sort)).map(({ name }) => name);
  expect(sorted('name')).toEqual(['Ada', 'Bea', 'Cy', 'Di']);
  expect(sorted('jerseyNumber')).toEqual(['Di', 'Bea', 'Ada', 'Cy']);
  expect(sorted('position')).toEqual(['Di', 'Bea', 'Ada', 'Cy']);
  expect(sorted('sizePreference')).toEqual(['Bea', 'Ada', 'Di', 'Cy']);
});

describe('numbers', () => {
  const players = [
    player('a', { jerseyNumber: 0 }),
    player('b', { jerseyNumber: 0 }),
    player('c', { jerseyNumber: '00' }),
    player('d', { jerseyNumber: 7, isActive: false, squad: 'U12' }),
    player('e', { jerseyNumber: 7, squad: 'U12' }),
    player('f', { jerseyNumber: 7, squad: 'U14, Seniors' }),
    player('g', { jerseyNumber: 7, squad: 'u14' }),
  ];
  const clashes = (scope: NumberScope) =>
    numberClashes(players, scope).map(({ number, squad, wearers }) => [number, squad, wearers.map(({ name }) => name)]);

  it('are worn once in each squad, in the club, or as often as the team likes', () => {
    expect(clashes('squad')).toEqual([
      [0, null, ['a', 'b']],
      [7, 'U14', ['f', 'g']],
    ]);
    expect(clashes('club')).toEqual([
      [0, null, ['a', 'b']],
      [7, null, ['e', 'f', 'g']],
    ]);
    expect(clashes('none')).toEqual([]);
  });
});

it('lists names', () => {
  expect([['Ada'], ['Ada', 'Bea'], ['Ada', 'Bea', 'Cy', 'Di']].map(listNames)).toEqual([
    'Ada',
    'Ada and Bea',
    'Ada, Bea and 2 more',
  ]);
});

it('searches names without accents, positions, and numbers exactly', () => {
  const zoe = player('Zoë Núñez', { position: 'Goal Keeper', jerseyNumber: 12 });
  expect(['', 'nunez', 'zoë n', 'keeper', '12', '#12'].map((search) => matchesSearch(zoe, search))).not.toContain(
    false,
  );
  expect(['1', 'nobody'].map((search) => matchesSearch(zoe, search))).toEqual([false, false]);
});

describe('squads', () => {
  const squads = ['U13', null, 'U9', 'Seniors', 'U13'].map((squad) => ({ squad }));

  it('are those that players are in, each once, U9 before U13', () => {
    expect(squadsOf(squads)).toEqual(['Seniors', 'U9', 'U13']);
  });

  it('narrow players down; none means everyone', () => {
    expect(ofSquad(squads, 'U13')).toHaveLength(2);
    expect(ofSquad(squads, '')).toHaveLength(5);
  });
});
