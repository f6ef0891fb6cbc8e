// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { EMPTY_PLAYER, type Player } from '@/domain/teams/roster';
import { shirtRulesOf } from '@/domain/teams/shirt-rules';
import { testScreen } from '../../../../tests/setup/test-screen';
import { RosterScreen } from './RosterScreen';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const screen = testScreen();

it('counts players whose rows would be alike, and no others', async () => {
  const tom = { ...EMPTY_PLAYER, name: 'Tom Smith', squad: 'U12', isActive: true };
  const players: Player[] = [
    { ...tom, id: 'a' },
    { ...tom, id: 'b' },
    { ...tom, id: 'c', name: 'Ada Byron' },
    { ...tom, id: 'd', name: 'Ada Byron', squad: 'U14' },
    { ...tom, id: 'e', isActive: false },
  ];
  await act(async () =>
    screen.render(
      <RosterScreen players={players} rules={shirtRulesOf({})}>
        {null}
      </RosterScreen>,
    ),
  );
  const named = ['Ada Byron', 'Ada Byron', 'Tom Smith (1 of 2)', 'Tom Smith (2 of 2)'];
  const namesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/“.*/, ''));
  expect(namesOf('tbody th')).toEqual(named);
  expect(namesOf('li p:first-child')).toEqual(named);
  // Players without a position show no dash.
  expect(namesOf('tbody th + td')).toEqual(['U12', 'U14', 'U12', 'U12']);
});
