'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { attemptSignIn } from '@/modules/accounts/sign-in/attempt-sign-in';
import type { LoginState } from '@/modules/accounts/sign-in/login-state';
import { endSession } from '@/modules/accounts/session/session';
import { ARRIVAL_COOKIE, ARRIVAL_SECONDS, type Arrival } from './arrival';
import { CMS_LOGIN_PATH, cmsPath } from '@/modules/accounts/session/cms-path';

/** All of them told alike: which part was wrong is nobody’s business. */
const WRONG = new Set<string>(['required', 'invalid_credentials', 'invalid_code']);

/** Signs in and goes to the page of the CMS that was asked for; else answers what the login screen says. */
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

/** Ends the session and goes to the login. */
export async function signOut(): Promise<never> {
  await endSession('admin-users');
  await announce('signed-out');
  redirect(CMS_LOGIN_PATH);
}

/** Has the page that comes next say so, whichever it is and however it is loaded. */
async function announce(arrival: Arrival): Promise<void> {
  (await cookies()).set(ARRIVAL_COOKIE, arrival, { path: '/cms', maxAge: ARRIVAL_SECONDS, sameSite: 'lax' });
}
