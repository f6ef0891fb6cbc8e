// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { FormDialog } from './FormDialog';
import { useSentForm } from './use-sent-form';
import { testScreen } from '../../tests/setup/test-screen';

const screen = testScreen();

function Invite() {
  const sent = useSentForm({ send: async () => ({}) });
  return (
    <FormDialog open onOpenChange={() => undefined} title="Invite" submitLabel="Send" sent={sent}>
      <input type="hidden" name="team" />
      <input name="code" disabled />
      <input name="email" />
    </FormDialog>
  );
}

it('opens with the focus in the first field that can be filled in, not on Close', async () => {
  await act(async () => screen.render(<Invite />));
  expect(document.activeElement?.getAttribute('name')).toBe('email');
});
