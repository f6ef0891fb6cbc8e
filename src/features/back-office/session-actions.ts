'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { z } from 'zod';
import { signInStaff } from '@/features/accounts/operations/sign-in-staff';
import {
  allowPasswordRequest,
  requestStaffPassword,
  setStaffPassword,
} from '@/features/accounts/operations/staff-password';
import { endSession, startSession } from '@/features/accounts/session';
import { clientAddress } from '@/lib/http/client-address';
import { log } from '@/lib/log';
import { getPayloadClient, localRequest } from '@/lib/payload';
import type { LoginState, PasswordState } from './login-state';
import { backOfficePath, LOGIN_PATH } from './rules/same-site-path';

const unexpected = 'An unexpected error occurred. Please try again.';
const text = (max: number) => z.string().max(max).catch('');
const form = z.object({
  email: text(320),
  password: text(1000),
  code: text(100),
  challenge: text(1000),
  next: z.unknown(),
});

/**
 * Signs in and goes to the page that was asked for; else answers what the login screen says, in the words of spec §8,
 * or that a code is wanted.
 */
export async function signIn(_before: LoginState, data: FormData): Promise<LoginState> {
  const { next, ...fields } = form.parse(Object.fromEntries(data));
  const result = await attempt(fields);
  if (result) return { email: fields.email, ...result };
  redirect(backOfficePath(next));
}

type Fields = { email: string; password: string; code: string; challenge: string };

async function attempt({ email, password, code, challenge }: Fields): Promise<Omit<LoginState, 'email'> | undefined> {
  try {
    const payload = await getPayloadClient();
    const incoming = await headers();
    const req = await localRequest(payload, { headers: incoming });
    const address = clientAddress(incoming);
    const result = await signInStaff({ payload, req, name: email, password, code, challenge, address });
    if (result.ok) return void (await startSession('admin-users', result.token));
    if (result.code === 'second_factor_required') return { challenge: result.challenge };
    const title = result.code === 'unexpected' ? 'Login Error' : 'Login Failed';
    const failure = { title, description: result.message } as const;
    return result.code === 'challenge_expired' ? { failure } : { failure, challenge: challenge || undefined };
  } catch (error) {
    log.error({ err: error }, 'Staff login failed.');
    return { failure: { title: 'Login Error', description: unexpected }, challenge: challenge || undefined };
  }
}

/** Ends the session and goes to the login. */
export async function signOut(): Promise<never> {
  await endSession('admin-users');
  redirect(LOGIN_PATH);
}

/** Asks for a letter with a link to a new password. The answer is the same whatever account there is. */
export async function askForPassword(_before: PasswordState, data: FormData): Promise<PasswordState> {
  const email = text(320).parse(data.get('email')).trim();
  if (!email) return { fieldErrors: { email: ['Enter your e-mail address.'] } };
  const incoming = await headers();
  const allowed = await allowPasswordRequest(email, clientAddress(incoming));
  if (!allowed.ok) return { message: allowed.message };
  after(async () => {
    try {
      await requestStaffPassword({ req: await localRequest(await getPayloadClient(), { headers: incoming }), email });
    } catch (error) {
      log.error({ err: error }, 'A new password could not be offered.');
    }
  });
  return { done: 'If there is an account with this address, a letter with a link is on its way.' };
}

/** Sets the password by the link of a letter, and leads to the login. */
export async function setPassword(_before: PasswordState, data: FormData): Promise<PasswordState> {
  const payload = await getPayloadClient();
  const result = await setStaffPassword({
    payload,
    req: await localRequest(payload, { headers: await headers() }),
    token: text(200).parse(data.get('token')),
    password: text(1000).parse(data.get('password')),
  });
  if (!result.ok) return { message: result.message, fieldErrors: result.fieldErrors };
  redirect(`${LOGIN_PATH}?password=set`);
}
