// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { DEFAULT_SHIRT_RULES } from '@/domain/teams/shirt-rules';
import { testScreen } from '../../../../tests/setup/test-screen';
import type { SizeLink } from './data';
import { SizeForm } from './SizeForm';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const screen = testScreen();

it('says that a number is taken as soon as it is typed, and takes 00 for another than 0', async () => {
  const link: SizeLink = {
    ...{ teamName: 'Hand Rovers', title: 'Spring kit', squad: 'U12', rules: DEFAULT_SHIRT_RULES, taken: [0, 9] },
    ...{ deadline: '2026-12-01T12:00:00.000Z', state: 'open', player: null, isWaiting: false },
  };
  await act(async () => screen.render(<SizeForm token="t" link={link} />));
  const field = document.querySelector<HTMLInputElement>('[name="jerseyNumber"]')!;
  const noteOn = async (typed: string) => {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return document.querySelector('[role="status"]')?.textContent;
  };
  const taken = '9 is taken: choose another, or agree it with your manager.';
  expect([await noteOn('9'), await noteOn('09'), await noteOn('00'), await noteOn('10')]).toEqual([
    taken,
    taken,
    '',
    '',
  ]);
});
