'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { EntryState } from '@/modules/accounts/sign-in/login-state';
import { signInToPortal } from '@/modules/accounts/sign-in/sign-in';
import { LOGIN_ERROR } from '@/modules/accounts/sign-in/unexpected';
import { endSession, startSession } from '@/modules/accounts/session/session';
import { clientAddress } from '@/lib/http/client-address';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { PORTAL_HOME, portalPath } from '@/modules/team/portal-path';

const form = z.object({
  username: z.string().max(320).catch(''),
  password: z.string().max(1000).catch(''),
  next: z.unknown().optional(),
});

/** Signs in a team or one of its people and redirects to the requested page; on failure returns the login’s state. */
export async function signIn(_before: LoginState, data: FormData): Promise<LoginState> {
  const { username, password, next } = form.parse(Object.fromEntries(data));
  const failure = await attempt(username, password);
  if (failure) return { username, failure };
  redirect(portalPath(next));
}

async function attempt(name: string, password: string): Promise<LoginState['failure']> {
  try {
    const payload = await getPayloadClient();
    const incoming = await headers();
    const req = await localRequest(payload, { headers: incoming });
    const result = await signInToPortal({ req, name, password, address: clientAddress(incoming) });
    if (result.ok) return void (await startSession(result.collection, result));
    return { title: result.code === 'unexpected' ? 'Login Error' : 'Login Failed', description: result.message };
  } catch (error) {
    log.error({ err: error }, 'A team’s login failed.');
    return LOGIN_ERROR;
  }
}

export async function signOut(): Promise<never> {
  await endSession('teams');
  redirect(PORTAL_HOME);
}

type LoginState = EntryState & {
  username: string;
};
