// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { FormDialog } from './FormDialog';
import { PrefilledInput } from './PrefilledInput';
import { useSentForm } from './use-sent-form';
import { testScreen } from '../../tests/setup/test-screen';

const screen = testScreen();
const sent: unknown[] = [];

function Payment({ balance }: { balance: string }) {
  const form = useSentForm({
    send: async (data) => {
      sent.push(data.get('amount'));
      return {};
    },
  });
  return (
    <FormDialog open onOpenChange={() => undefined} title="Payment" submitLabel="Record" sent={form}>
      <PrefilledInput name="amount" prefill={balance} />
    </FormDialog>
  );
}

const show = (balance: string) => act(async () => screen.render(<Payment balance={balance} />));
const field = () => document.querySelector<HTMLInputElement>('input[name=amount]') ?? expect.fail('There is no field.');
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });

it('follows the page while its dialog is open, and keeps what was typed, nothing too', async () => {
  await show('300.00');
  await show('700.00');
  expect(field().value).toBe('700.00');
  await act(async () => field().form?.requestSubmit());
  expect(sent).toEqual(['700.00']);
  for (const typed of ['12', '']) {
    await type(typed);
    await show('500.00');
    expect(field().value).toBe(typed);
  }
});
