'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { attemptSignIn } from '@/modules/accounts/sign-in/attempt-sign-in';
import type { LoginState } from '@/modules/accounts/sign-in/login-state';
import { endSession } from '@/modules/accounts/session/session';
import { ARRIVAL_COOKIE, ARRIVAL_SECONDS, type Arrival } from './arrival';
import { CMS_LOGIN_PATH, cmsPath } from '@/modules/accounts/session/cms-path';

/** Same message for all: it must not reveal which part was wrong. */
const WRONG = new Set<string>(['required', 'invalid_credentials', 'invalid_code']);

export async function signIn(_before: LoginState, data: FormData): Promise<LoginState> {
  const { email, next, result, challenge } = await attemptSignIn(data);
  if (result.ok === true) {
    await announce('welcome');
    redirect(cmsPath(next));
  }
  if (result.ok === 'code_wanted') return { email, challenge };
  const description = WRONG.has(result.code) ? 'Invalid credentials. Please try again.' : result.message;
  return { email, failure: { title: '❌ Login Error', description }, challenge };
}

export async function signOut(): Promise<never> {
  await endSession('admin-users');
  await announce('signed-out');
  redirect(CMS_LOGIN_PATH);
}

async function announce(arrival: Arrival): Promise<void> {
  (await cookies()).set(ARRIVAL_COOKIE, arrival, { path: '/cms', maxAge: ARRIVAL_SECONDS, sameSite: 'lax' });
}
