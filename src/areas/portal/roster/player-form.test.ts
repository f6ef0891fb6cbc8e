import { expect, it } from 'vitest';
import { EMPTY_PLAYER } from '@/domain/teams/roster';
import { newId } from '@/lib/client/new-id';
import { changesIn, rebase, toForm } from './player-form';

it('sends what was changed, cleared fields as null, and numbers as numbers', () => {
  const before = toForm({ ...EMPTY_PLAYER, name: 'Ada', jerseyNumber: 0, sizePreference: 'M', nameOnBack: 'ADA' });
  expect(before).toEqual({
    name: 'Ada',
    position: '',
    jerseyNumber: '0',
    sizePreference: 'M',
    nameOnBack: 'ADA',
    email: '',
    shortsSize: '',
    squad: '',
    socksSize: '',
  });
  expect(changesIn(before, before)).toEqual({});
  expect(changesIn({ ...before, jerseyNumber: ' 07 ', nameOnBack: ' ', position: 'Centre' }, before)).toEqual({
    position: 'Centre',
    jerseyNumber: 7,
    nameOnBack: null,
  });
  expect(changesIn({ ...before, jerseyNumber: 'seven' }, before)).toEqual({ jerseyNumber: 'seven' });
});

it('keeps what was typed when someone else has saved, and names what both changed', () => {
  const before = toForm({ ...EMPTY_PLAYER, name: 'Ada', jerseyNumber: 4, sizePreference: 'S' });
  const mine = { ...before, sizePreference: 'M', position: 'GK', email: 'ada@club.test' };
  const theirs = { ...before, sizePreference: 'L', jerseyNumber: '9', email: 'ada@club.test' };
  expect(rebase(mine, before, theirs)).toEqual({
    form: { ...mine, jerseyNumber: '9' },
    conflicts: ['sizePreference'],
  });
});

it('makes ids that are UUIDs, each once', () => {
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});
