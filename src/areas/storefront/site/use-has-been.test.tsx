// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { useHasBeen } from './use-has-been';
import { testScreen } from '../../../../tests/setup/test-screen';

const screen = testScreen();

function Menu({ isOpen }: { isOpen: boolean }) {
  return useHasBeen(isOpen) && <p>Links</p>;
}

it('draws what a menu holds with its first opening, and keeps it', async () => {
  const drawn: (string | null)[] = [];
  for (const isOpen of [false, true, false]) {
    await act(async () => screen.render(<Menu isOpen={isOpen} />));
    drawn.push(document.body.textContent);
  }
  expect(drawn).toEqual(['', 'Links', 'Links']);
});
