import { expect, it } from 'vitest';
import { DEFAULT_SHIRT_RULES } from '@/domain/teams/shirt-rules';
import type { RosterMember } from '@/domain/teams/team-draft-changes';
import { playerSlots } from './player-slots';

const tom = (id: string, number: number | null): RosterMember => ({
  ...{ id, name: 'Tom Smith', number, squad: null, nameOnBack: null },
  ...{ sizePreference: 'M', shortsSize: null, socksSize: null },
});

it('tells two Tom Smiths apart by their numbers, printed or not', () => {
  const item = { key: 'a', product: 'p', color: null, players: [], extras: {} };
  const options = { size: 'sizePreference' as const, isPrinted: false, rules: DEFAULT_SHIRT_RULES };
  const slots = playerSlots(item, [tom('a', 7), tom('b', 9)], options);
  expect(slots.map(({ mark }) => mark)).toEqual(['no. 7', 'no. 9']);
});
