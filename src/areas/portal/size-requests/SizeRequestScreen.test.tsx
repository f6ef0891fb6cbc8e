// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testScreen } from '../../../../tests/setup/test-screen';
import { SizeRequestScreen } from './SizeRequestScreen';
import type { SizeRequestView } from './load-size-request';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const screen = testScreen();

const sizes = { sizePreference: 'M', shortsSize: null, socksSize: null } as const;
const tom = (id: string, squad: string): SizeRequestView['players'][number] => ({
  ...{ ...sizes, id, name: 'Tom Smith', jerseyNumber: null, nameOnBack: null, squad, hasEmail: false },
  ...{ link: `http://localhost/sizes/${id}`, answeredAt: null, remindedAt: null },
});
const answer = { ...sizes, id: 'c', name: 'Tom Smith', jerseyNumber: null, nameOnBack: null };

it('offers two Tom Smiths of the roster by their squads, for an answer by the team’s link too', async () => {
  const request: SizeRequestView = {
    ...{ id: 'r', title: 'Autumn', squad: null, state: 'open', teamLink: 'http://localhost/sizes/t', answered: 0 },
    ...{ deadline: '2026-12-01T12:00:00.000Z', closesAt: '2026-12-01T12:00:00.000Z' },
    players: [tom('a', 'U12'), tom('b', 'U14')],
    waiting: [{ ...answer, answeredAt: '2026-11-28T12:00:00.000Z' }],
  };
  await act(async () => screen.render(<SizeRequestScreen request={request} numbersUniqueIn="squad" />));
  const offered = [...document.querySelectorAll('optgroup option')].map(({ textContent }) => textContent);
  expect(offered).toEqual(['Tom Smith (U12)', 'Tom Smith (U14)']);
  const links = [...document.querySelectorAll('[aria-label^="Copy the link"]')].map((each) => each.ariaLabel);
  expect(links).toEqual(['Copy the link of Tom Smith (U12)', 'Copy the link of Tom Smith (U14)']);
});
