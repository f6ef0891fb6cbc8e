'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { z } from 'zod';
import { attemptSignIn } from '@/modules/accounts/sign-in/attempt-sign-in';
import type { EntryState, LoginState } from '@/modules/accounts/sign-in/login-state';
import { allowPasswordRequest } from '@/modules/accounts/password/allow-password-request';
import { requestStaffPassword, setStaffPassword } from '@/modules/accounts/password/staff-password';
import { endSession } from '@/modules/accounts/session/session';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { backOfficePath, LOGIN_PATH } from '@/modules/accounts/sign-in/back-office-path';

const text = (max: number) => z.string().max(max).catch('');

export async function signIn(_before: LoginState, data: FormData): Promise<LoginState> {
  const { email, next, result, challenge } = await attemptSignIn(data);
  if (result.ok === true) redirect(backOfficePath(next));
  if (result.ok === 'code_wanted') return { email, challenge };
  const title = result.code === 'unexpected' ? 'Login Error' : 'Login Failed';
  return { email, failure: { title, description: result.message }, challenge };
}

export async function signOut(): Promise<never> {
  await endSession('admin-users');
  redirect(LOGIN_PATH);
}

/** Emails a password link. The answer does not reveal if there is an account. */
export async function requestPasswordLink(_before: PasswordState, data: FormData): Promise<PasswordState> {
  const email = text(320).parse(data.get('email')).trim();
  if (!email) return { fieldErrors: { email: ['Enter your email address.'] } };
  const incoming = await headers();
  const payload = await getPayloadClient();
  const allowed = await allowPasswordRequest({ payload, headers: incoming, collection: 'admin-users', name: email });
  if (!allowed.ok) return { message: allowed.message };
  after(async () => {
    try {
      await requestStaffPassword({ req: await localRequest(payload, { headers: incoming }), email });
    } catch (error) {
      log.error({ err: error }, 'A new password could not be offered.');
    }
  });
  return { done: 'If there is an account with this address, we’ve emailed it a link.' };
}

export async function setPassword(_before: PasswordState, data: FormData): Promise<PasswordState> {
  const payload = await getPayloadClient();
  const result = await setStaffPassword({
    req: await localRequest(payload, { headers: await headers() }),
    token: text(200).parse(data.get('token')),
    password: text(1000).parse(data.get('password')),
  });
  if (!result.ok) return { message: result.message, fieldErrors: result.fieldErrors };
  redirect(`${LOGIN_PATH}?password=set`);
}

type PasswordState = EntryState & { done?: string };
