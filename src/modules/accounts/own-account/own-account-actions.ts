'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { PayloadRequest } from 'payload';
import { toDataURL } from 'qrcode';
import { z } from 'zod';
import { appearanceInput, profileInput } from '@/domain/staff/staff-input';
import { localRequest } from '@/lib/payload/local-request';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { brandName } from '../brand-name';
import { changePassword } from './change-password';
import { revokeOtherSessions, revokeSession } from './login-history';
import { saveAppearance } from './save-appearance';
import { saveProfile } from './save-profile';
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
} from '../second-factor/set-up';
import { staffPagePath } from '../sign-in/staff-page-path';
import { secretUri } from '../second-factor/totp';
import { rememberDevice } from '../session/session';
import { currentStaff, type Staff } from '../session/staff-session';

/** Signed-in member of staff of any role: these actions concern only one’s own account. */
async function own(): Promise<Staff & { req: PayloadRequest }> {
  const { payload, user } = await currentStaff();
  const incoming = await headers();
  // The page itself leads to its login, and back afterwards.
  if (!user) redirect(staffPagePath(incoming.get('referer')));
  return { payload, user, req: await localRequest(payload, { headers: incoming, user }) };
}

const text = z.string().max(1000).catch('');
const invalid = (error: z.ZodError) => invalidInput(error, 'Please check the form.');

/** Keeps this device known when the work makes the account forget all its devices. */
async function onKnownDevice<R extends Result>({ user }: Staff, work: Promise<R>): Promise<R> {
  const result = await work;
  if (result.ok) await rememberDevice('admin-users', user.id);
  return result;
}

export async function saveProfileAction(profile: unknown, password: unknown): Promise<Result> {
  const staff = await own();
  const parsed = profileInput.safeParse(profile);
  if (!parsed.success) return invalid(parsed.error);
  return refreshed(saveProfile({ ...staff, profile: parsed.data, password: text.parse(password) }));
}

const passwords = z.object({ current: text, password: text, repeat: text });

export async function changePasswordAction(fields: unknown): Promise<Result> {
  const staff = await own();
  return onKnownDevice(staff, changePassword({ ...staff, ...passwords.parse(fields) }));
}

export async function saveAppearanceAction(choice: unknown): Promise<Result> {
  const staff = await own();
  const parsed = appearanceInput.safeParse(choice);
  return parsed.success ? refreshed(saveAppearance({ ...staff, ...parsed.data })) : invalid(parsed.error);
}

export async function beginSecondFactorAction(password: unknown): Promise<Result<{ secret: string; picture: string }>> {
  const staff = await own();
  const result = await beginSecondFactor({ ...staff, password: text.parse(password) });
  if (!result.ok) return result;
  const uri = secretUri(result.secret, await brandName(), staff.user.email);
  return { ...result, picture: await toDataURL(uri, { margin: 2, width: 384 }) };
}

/** Does not refresh the screen: the recovery codes have to stay in view until they were put away. */
export async function enableSecondFactorAction(code: unknown): Promise<Result<{ codes: string[] }>> {
  return enableSecondFactor({ ...(await own()), code: text.parse(code) });
}

export async function renewRecoveryCodesAction(password: unknown): Promise<Result<{ codes: string[] }>> {
  return renewRecoveryCodes({ ...(await own()), password: text.parse(password) });
}

export async function disableSecondFactorAction(password: unknown): Promise<Result> {
  return refreshed(disableSecondFactor({ ...(await own()), password: text.parse(password) }));
}

export async function revokeSessionAction(sessionId: unknown): Promise<Result> {
  const staff = await own();
  return refreshed(onKnownDevice(staff, revokeSession({ ...staff, sessionId: text.parse(sessionId) })));
}

export async function revokeOtherSessionsAction(): Promise<Result<{ ended: number }>> {
  const staff = await own();
  return refreshed(onKnownDevice(staff, revokeOtherSessions(staff)));
}
