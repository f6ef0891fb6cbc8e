// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testScreen } from '../../../../tests/setup/test-screen';
import { PayNow } from './PayNow';

const screen = testScreen();

it('says where the server does not answer that nothing was paid, and sends the amount that is chosen', async () => {
  const pay = vi.fn((_before: object, _form: FormData) => Promise.reject(new TypeError('Failed to fetch')));
  const choices = [
    { cents: 500, label: 'Pay $5.00' },
    { cents: 1250, label: 'Pay $12.50' },
  ];
  await act(async () => screen.render(<PayNow pay={pay} choices={choices} />));
  await act(async () => document.querySelectorAll('button')[1]?.click());
  expect(pay.mock.calls[0]?.[1].get('cents')).toBe('1250');
  expect(document.querySelector('[role=alert]')?.textContent).toBe(
    'We could not reach the server, so nothing was paid. Please try again.',
  );
});
