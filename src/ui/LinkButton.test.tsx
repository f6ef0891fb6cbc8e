// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testScreen } from '../../tests/setup/test-screen';
import { LinkButton } from './LinkButton';

const screen = testScreen();
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
const message = () => document.querySelector('[role=alert]')?.textContent;

it('stays on its page where the server does not answer, says so, and can be tried again', async () => {
  const action = vi.fn((_before: object, data: FormData) =>
    action.mock.calls.length === 1
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ message: `Taken: ${String(data.get('token'))}` }),
  );
  await act(async () => screen.render(<LinkButton action={action} token="abc" label="Confirm subscription" />));
  await submit();
  expect(message()).toBe('We could not reach the server, so nothing was changed. Please try again.');
  expect(document.querySelector('button')?.textContent).toBe('Confirm subscription');
  await submit();
  expect(message()).toBe('Taken: abc');
});
