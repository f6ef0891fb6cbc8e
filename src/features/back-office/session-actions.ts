'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { signInStaff } from '@/features/accounts/operations/sign-in';
import { endSession, startSession } from '@/features/accounts/session';
import { clientAddress } from '@/lib/http/client-address';
import { log } from '@/lib/log';
import { getPayloadClient, localRequest } from '@/lib/payload';
import type { LoginState } from './login-state';
import { backOfficePath, LOGIN_PATH } from './rules/same-site-path';

const unexpected = 'An unexpected error occurred. Please try again.';
const form = z.object({
  email: z.string().max(320).catch(''),
  password: z.string().max(1000).catch(''),
  next: z.unknown(),
});

/** Signs in and goes to the page that was asked for; else answers what the login screen says, in the words of spec §8. */
export async function signIn(_before: LoginState, data: FormData): Promise<LoginState> {
  const { email, password, next } = form.parse(Object.fromEntries(data));
  const result = await attempt(email, password);
  if (result) return { email, ...result };
  redirect(backOfficePath(next));
}

async function attempt(email: string, password: string): Promise<Omit<LoginState, 'email'> | undefined> {
  try {
    const payload = await getPayloadClient();
    const incoming = await headers();
    const req = await localRequest(payload, { headers: incoming });
    const result = await signInStaff({
      payload,
      req,
      name: email,
      password,
      address: clientAddress(incoming),
    });
    if (result.ok) return void (await startSession('admin-users', result.token));
    const title = result.code === 'unexpected' ? 'Login Error' : 'Login Failed';
    return { failure: { title, description: result.message } };
  } catch (error) {
    log.error({ err: error }, 'Staff login failed.');
    return { failure: { title: 'Login Error', description: unexpected } };
  }
}

/** Ends the session and goes to the login. */
export async function signOut(): Promise<never> {
  await endSession('admin-users');
  redirect(LOGIN_PATH);
}
