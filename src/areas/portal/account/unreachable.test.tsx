// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignOutForm } from '@/modules/accounts/components/SignOutForm';
import { StaffLoginForm } from '@/modules/accounts/components/StaffLoginForm';
import { currentToast } from '@/ui/toast';
import { testScreen } from '../../../../tests/setup/test-screen';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { TeamLoginForm } from './TeamLoginForm';

/** Next throws this if offline or if a proxy answers with a page of its own. */
const lost = vi.hoisted(() => () => Promise.reject(new Error('An unexpected response was received from the server.')));

vi.mock('../session-actions', () => ({ signIn: lost }));
vi.mock('./account-actions', () => ({ requestResetAction: lost }));

const screen = testScreen();
const show = (node: ReactElement) => act(async () => screen.render(node));
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? expect.fail(`There is no field ${name}.`);
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());

async function type(values: Record<string, string>) {
  await act(async () => {
    for (const [name, value] of Object.entries(values)) field(name).value = value;
  });
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const unexpected = { description: 'An unexpected error occurred. Please try again.', variant: 'destructive' };

it('keeps username and password where the server does not answer, and says Login Error', async () => {
  await show(<TeamLoginForm next="/teamwear-portal/roster" />);
  await type({ username: 'northside-netball', password: 'Demo-pass-1234' });
  await submit();
  expect(currentToast()).toMatchObject({ title: 'Login Error', ...unexpected });
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Login Error');
  expect(field('username').value).toBe('northside-netball');
  expect(field('password').value).toBe('Demo-pass-1234');
  expect(document.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false);
});

it('keeps the name of a forgotten password where the server does not answer', async () => {
  await show(<ForgotPasswordForm />);
  await type({ name: 'jo@example.com' });
  await submit();
  expect(currentToast()).toMatchObject({ title: 'Login Error', ...unexpected });
  expect(field('name').value).toBe('jo@example.com');
});

it('keeps what staff typed, under the title of their login', async () => {
  await show(
    <StaffLoginForm
      action={lost}
      next="/cms/dashboard"
      loginPath="/cms/login"
      forgotPasswordPath="/admin/login/forgot-password"
      submitLabel="Access CMS"
      errorTitle="❌ Login Error"
    />,
  );
  await type({ email: 'editor@demo.test', password: 'Demo-pass-1234' });
  await submit();
  expect(currentToast()).toMatchObject({ title: '❌ Login Error', ...unexpected });
  expect(field('email').value).toBe('editor@demo.test');
  expect(field('password').value).toBe('Demo-pass-1234');
});

it('says that nobody was logged out where the server does not answer', async () => {
  await show(
    <SignOutForm signOut={lost}>
      <span>Logout</span>
    </SignOutForm>,
  );
  await submit();
  expect(currentToast()).toMatchObject({ title: 'Logout Error', ...unexpected });
  expect(document.querySelector('button')?.textContent).toBe('Logout');
});
