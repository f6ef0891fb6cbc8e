// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { testScreen } from '../../tests/setup/test-screen';
import { Field } from './Field';
import { Input } from './Input';
import { typedFields } from './typed-fields';
import { useSentForm, type SentFormState } from './use-sent-form';

const screen = testScreen();
const NAMES = ['name', 'email', 'note'] as const;
let sent: object[];
let answer: () => Promise<SentFormState>;

beforeEach(() => {
  sent = [];
  answer = async () => ({});
});

function Form() {
  const { fieldErrors, notice, isSending, submit, form } = useSentForm<SentFormState>({
    send: (typed) => {
      sent.push({ ...typedFields(typed, NAMES), isConfirmed: typed.has('confirmed') });
      return answer();
    },
  });
  return (
    <form {...form}>
      {notice && <p role="alert">{notice}</p>}
      {NAMES.map((name) => (
        <Field key={name} label={name} error={fieldErrors[name]}>
          {(control) => <Input {...control} name={name} />}
        </Field>
      ))}
      <button type="button" onClick={() => void submit({ confirmed: 'on' })}>
        Confirm
      </button>
      <button aria-busy={isSending}>Send</button>
    </form>
  );
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(`There is no field ${name}.`);
const send = () => act(async () => document.querySelector('form')?.requestSubmit());
const type = (name: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const wrong = () =>
  [...document.querySelectorAll('[aria-invalid]')].map((control) => control.getAttribute('name')).join(' ');

it('focuses the first wrong field, and keeps what was typed and where', async () => {
  await act(async () => screen.render(<Form />));
  answer = async () => ({ message: 'Not valid.', fieldErrors: { email: ['Wrong.'], note: ['Wrong.'] } });
  await type('name', 'Ada');
  await send();
  expect(sent).toEqual([{ name: 'Ada', email: '', note: '', isConfirmed: false }]);
  expect(wrong()).toBe('email note');
  expect(document.activeElement).toBe(field('email'));
  expect(field('name').value).toBe('Ada');
  expect(document.querySelector('[role=alert]')).toBeNull();
  await type('email', 'a');
  expect(wrong()).toBe('note');
  expect(document.activeElement).toBe(field('email'));
  await send();
  expect(wrong()).toBe('email note');
});

it('shows a message that belongs to no field until the next outcome', async () => {
  await act(async () => screen.render(<Form />));
  answer = async () => ({ ok: false, message: 'Someone else changed it.' });
  await send();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Someone else changed it.');
  answer = () => Promise.reject(new Error('An unexpected response was received from the server.'));
  await send();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('We could not reach the server');
  answer = async () => ({ ok: true });
  await send();
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('sends once at a time, and after a question with its answer', async () => {
  await act(async () => screen.render(<Form />));
  let arrive: (state: SentFormState) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  await send();
  await send();
  expect(sent).toHaveLength(1);
  await act(async () => arrive({}));
  answer = async () => ({});
  await act(async () => document.querySelector<HTMLButtonElement>('[type=button]')?.click());
  expect(sent[1]).toMatchObject({ isConfirmed: true });
});
