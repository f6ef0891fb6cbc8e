import { describe, expect, it } from 'vitest';
import type { DraftItem } from '@/domain/teams/team-draft';
import { changeItem, removeItem } from '@/domain/teams/team-draft-changes';
import { lineRefusals } from './line-refusals';

const player = (name: string) => ({ name, nameOnBack: '', number: null, size: 'M' });
const line = (key: string, ...names: string[]): DraftItem => ({
  ...{ key, product: `p-${key}`, color: null, extras: {} },
  players: names.map(player),
});

const sent = { items: [line('bag'), line('kit', 'Ada', '', ''), line('shorts', 'Bea')], notes: '' };
const errors = {
  'items.1.players.0': ['7 is worn twice.', 'Too long.'],
  'items.1.players.2.size': ['Choose a size.'],
  'items.0.kit': ['Unreadable.'],
  'items.2.players.0': ['Too short.'],
  'items.9.product': ['Gone.'],
  needBy: ['Too early.'],
};
const ada = { key: 'kit', target: 'player-kit-0', who: 'Ada' };
const nobody = { key: 'kit', message: 'Choose a size.', target: 'player-kit-2', who: '' };
const bag = { key: 'bag', message: 'Unreadable.' };
const bea = { key: 'shorts', message: 'Too short.', target: 'player-shorts-0', who: 'Bea' };
const refusalsIn = (draft: typeof sent) => lineRefusals({ sent, errors }, draft);

describe('what a server has against lines and players', () => {
  it('leads to their places', () => {
    const ofAda = errors['items.1.players.0'].map((message) => ({ ...ada, message }));
    expect(refusalsIn(sent)).toEqual([...ofAda, nobody, bag, bea]);
  });

  it('goes with a line that is removed, and leads to no neighbour of it', () => {
    expect(refusalsIn(removeItem(sent, 'kit'))).toEqual([bag, bea]);
    expect(refusalsIn(removeItem(sent, 'bag'))).toHaveLength(4);
    expect(refusalsIn(removeItem(sent, 'bag'))).toContainEqual(bea);
  });

  it('goes with a player who is removed or changed, and stays with the others', () => {
    const changed = changeItem(sent, 'kit', { players: [{ ...player('Ada'), number: 8 }, player(''), player('')] });
    expect(refusalsIn(changed)).toEqual([nobody, bag, bea]);
    const without = changeItem(sent, 'kit', { players: [player(''), player('')] });
    expect(refusalsIn(without)).toEqual([{ ...nobody, target: 'player-kit-0' }, bag, bea]);
  });
});
