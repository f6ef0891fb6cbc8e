import { generateSync } from 'otplib';
import { beforeEach, expect, it, vi } from 'vitest';
import * as actions from '@/modules/accounts/own-account/own-account-actions';
import { createDeviceCookie } from '@/modules/accounts/session/known-devices';
import type { AdminUser } from '@/payload-types';
import { api } from '../setup/http';
import { shutOut } from '../setup/shut-out';
import { createStaff, later, password, rows, payload, unique } from '../setup/shop';

const jar = new Map<string, string>();
let incoming = new Headers();
const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ refresh }));
vi.mock('next/headers', () => ({
  headers: async () => incoming,
  cookies: async () => ({
    get: (name: string) => jar.has(name) && { name, value: jar.get(name) },
    set: ({ name, value }: { name: string; value: string }) => jar.set(name, value),
  }),
}));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`Sent to ${to}`);
  },
}));
vi.mock('next/server', async (original) => ({ ...(await original<object>()), connection: async () => undefined }));

beforeEach(() => {
  jar.clear();
  incoming = new Headers();
  refresh.mockClear();
});

async function signedIn() {
  const { user, token } = await createStaff('content_manager');
  const { value } = await createDeviceCookie(payload, new Headers(), 'admin-users', user.id);
  jar.set('payload-token', token).set('payload-device', value);
  return { user, token };
}
/** A known browser learns of a wrong password despite strangers’ attempts. */
const knows = async ({ email }: AdminUser, device = jar.get('payload-device')) => {
  await shutOut('admin-users', { email });
  const headers = { Cookie: `payload-device=${device}` };
  const body = { email, password: 'Wrong-password-1' };
  return (await api('POST', '/api/admin-users/login', { headers, body })).status === 401;
};
const isGood = async (token: string | undefined) =>
  (await api<{ user: unknown }>('GET', '/api/admin-users/me', { token })).body.user !== null;

it('a new password leaves this browser known and signed in, and no other', async () => {
  const { user, token } = await signedIn();
  const before = jar.get('payload-device');
  const next = 'A-brand-new-one-1';
  const wrong = await actions.changePasswordAction({ current: 'Wrong', password: next, repeat: next });
  expect(wrong).toMatchObject({ ok: false, code: 'invalid', fieldErrors: { current: ['That is not your password.'] } });
  expect(await actions.changePasswordAction({ current: password, password: next })).toMatchObject({
    fieldErrors: { repeat: ['The two passwords do not match.'] },
  });
  expect(jar.get('payload-device')).toBe(before);
  expect(await actions.changePasswordAction({ current: password, password: next, repeat: next })).toEqual({ ok: true });
  expect(await knows(user, before)).toBe(false);
  expect(await knows(user)).toBe(true);
  expect(await isGood(token)).toBe(true);
});

it('sessions that are ended leave this browser known, and the screen is read again', async () => {
  const { user, token } = await signedIn();
  const login = () =>
    api<{ token: string }>('POST', '/api/admin-users/login', {
      body: { email: user.email, password },
      address: '198.51.100.7',
    });
  const first = await login();
  await later();
  const others = [first.body.token, (await login()).body.token];
  const before = jar.get('payload-device');
  expect(await actions.revokeSessionAction({ not: 'a session' })).toMatchObject({ ok: false, code: 'not_found' });
  expect(refresh).not.toHaveBeenCalled();
  const [one] = await rows<{ id: string }>`select session_id as id from staff_logins where user_id = ${user.id}
    order by created_at limit 1`;
  expect(await actions.revokeSessionAction(one?.id)).toEqual({ ok: true });
  expect(await Promise.all([token, ...others].map(isGood))).toEqual([true, false, true]);
  expect([await knows(user, before), await knows(user)]).toEqual([false, true]);
  expect(await actions.revokeOtherSessionsAction()).toEqual({ ok: true, ended: 1 });
  expect(await Promise.all([token, ...others].map(isGood))).toEqual([true, false, false]);
  expect(await knows(user)).toBe(true);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('profile and appearance are saved as they are sent, or refused by field', async () => {
  const { user } = await signedIn();
  const profile = { fullName: 'Alex Morgan', email: user.email, bio: 'Since 2019' };
  expect(await actions.saveProfileAction({ ...profile, fullName: '' }, '')).toMatchObject({
    ok: false,
    fieldErrors: { fullName: expect.any(Array) as string[] },
  });
  expect(await actions.saveProfileAction({ ...profile, email: `${unique('new')}@staff.test` }, 7)).toMatchObject({
    fieldErrors: { password: ['Enter your password.'] },
  });
  expect(await actions.saveAppearanceAction({ theme: 'plaid' })).toMatchObject({
    ok: false,
    fieldErrors: { theme: expect.any(Array) as string[] },
  });
  expect(refresh).not.toHaveBeenCalled();
  expect(await actions.saveProfileAction(profile, undefined)).toEqual({ ok: true });
  expect(await actions.saveAppearanceAction({ theme: 'dark', colorScheme: 'orange' })).toEqual({ ok: true });
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(await rows`select full_name as name, email, bio, theme from admin_users where id = ${user.id}`).toEqual([
    { name: 'Alex Morgan', email: user.email, bio: 'Since 2019', theme: 'dark' },
  ]);
});

it('a second factor is set up with a picture for the phone, renewed and removed', async () => {
  const { user } = await signedIn();
  const refused = await actions.beginSecondFactorAction('Wrong');
  expect(refused).toMatchObject({ ok: false, code: 'wrong_password' });
  expect(refused).not.toHaveProperty('picture');
  const begun = await actions.beginSecondFactorAction(password);
  if (!begun.ok) throw new Error(begun.message);
  expect(begun.picture).toMatch(/^data:image\/png;base64,/);
  const code = generateSync({ secret: begun.secret });
  expect(await actions.enableSecondFactorAction(undefined)).toMatchObject({ ok: false, code: 'invalid_code' });
  const enabled = await actions.enableSecondFactorAction(code);
  expect(enabled).toMatchObject({ ok: true, codes: expect.any(Array) as string[] });
  expect(await actions.renewRecoveryCodesAction(undefined)).toMatchObject({ ok: false, code: 'wrong_password' });
  expect(await actions.renewRecoveryCodesAction(password)).toMatchObject({ ok: true });
  expect(refresh).not.toHaveBeenCalled();
  expect(await actions.disableSecondFactorAction(password)).toEqual({ ok: true });
  expect(refresh).toHaveBeenCalledOnce();
  expect(await rows`select 1 from staff_second_factors where user_id = ${user.id}`).toEqual([]);
});

it('sends a signed-out user back to the page of the action', async () => {
  incoming = new Headers({ referer: 'http://shop.test/cms/profile?tab=security' });
  await expect(actions.revokeOtherSessionsAction()).rejects.toThrow('Sent to /cms/profile?tab=security');
});
