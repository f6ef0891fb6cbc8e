'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { z } from 'zod';
import type { EntryState } from '@/modules/accounts/sign-in/login-state';
import { allowPasswordRequest } from '@/modules/accounts/password/allow-password-request';
import { rememberDevice, startSession } from '@/modules/accounts/session/session';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { requestPasswordReset } from './request-password-reset';
import { changePassword, resetPassword } from './set-password';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { requireTeam } from '@/modules/team/session';

const text = (max: number) => z.string().max(max).catch('');

/** Emails a password link. The answer does not reveal if there is an account. */
export async function requestResetAction(_before: AccountState, data: FormData): Promise<AccountState> {
  const name = text(320).parse(data.get('name')).trim();
  if (!name) return { fieldErrors: { name: ['Enter your username or email address.'] } };
  const incoming = await headers();
  const payload = await getPayloadClient();
  const allowed = await allowPasswordRequest({ payload, headers: incoming, collection: 'teams', name });
  if (!allowed.ok) return { message: allowed.message };
  after(async () => {
    try {
      await requestPasswordReset({ req: await localRequest(payload, { headers: incoming }), name });
    } catch (error) {
      log.error({ err: error }, 'A new password could not be offered.');
    }
  });
  return { done: 'If there is an account with that name and an email address, we’ve emailed it a link.' };
}

export async function setNewPassword(_before: AccountState, data: FormData): Promise<AccountState> {
  const payload = await getPayloadClient();
  const req = await localRequest(payload, { headers: await headers() });
  const result = await resetPassword({
    req,
    token: text(200).parse(data.get('token')),
    password: text(1000).parse(data.get('password')),
  });
  if (!result.ok) return { message: result.message, fieldErrors: result.fieldErrors };
  await startSession(result.collection, result.signed);
  redirect(PORTAL_HOME);
}

export async function setOwnPassword(_before: AccountState, data: FormData): Promise<AccountState> {
  const signed = await requireTeam(`${PORTAL_HOME}/account`, 'portal');
  const result = await changePassword({
    ...signed,
    current: text(1000).parse(data.get('current')),
    password: text(1000).parse(data.get('password')),
  });
  if (!result.ok) return { message: result.message, fieldErrors: result.fieldErrors };
  await rememberDevice(signed.user.collection, signed.user.id);
  return { done: 'Your password has been changed. Other devices have been logged out.' };
}

type AccountState = EntryState & { done?: string };
