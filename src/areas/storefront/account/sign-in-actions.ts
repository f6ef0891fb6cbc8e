'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { emailInput } from '@/domain/text/person-input';
import { isUuid } from '@/domain/text/uuid';
import { invalidInput } from '@/lib/failures';
import { isFromAnotherSite } from '@/lib/http/origin';
import { typedValues } from '@/lib/http/typed-values';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { failure, type Failure } from '@/lib/result';
import { endShopperSession, startShopperSession } from '@/modules/shoppers/session';
import { EXPIRED, requestSignIn, signInByCode, signInByLink } from '@/modules/shoppers/sign-in';
import { TRAP_FIELD } from '@/ui/honeypot-field';
import type { LinkState } from '@/ui/LinkButton';
import { ACCOUNT_PATH } from './account-path';
import type { SignInState } from './sign-in-state';

const FOREIGN = failure('forbidden', 'Please sign in on our own site.');
const FAILED = failure('failed', 'Something went wrong, and you are not signed in. Please try again.');

const emailForm = z.object({ email: emailInput });

export const signInAction = async (_before: SignInState, form: FormData): Promise<SignInState> =>
  form.has('request') ? enterCode(form) : requestCode(form);

async function requestCode(form: FormData): Promise<SignInState> {
  const values = typedValues(form);
  const { data, error } = emailForm.safeParse(values);
  if (error) return { ...invalidInput(error), values };
  const { email } = data;
  if (form.get(TRAP_FIELD)) return { sentTo: email, request: crypto.randomUUID() };
  const requested = await attempted((req) => requestSignIn(req, email));
  return requested.ok ? { sentTo: email, request: requested.request } : { ...requested, values };
}

async function enterCode(form: FormData): Promise<SignInState> {
  const { email: sentTo = '', request = '', code = '' } = typedValues(form);
  const signedIn = await attempted(async (req) => (isUuid(request) ? signInByCode(req, request, code) : EXPIRED));
  if (!signedIn.ok) return { ...signedIn, sentTo, request };
  await startShopperSession(signedIn.token);
  redirect(ACCOUNT_PATH);
}

export async function signInByLinkAction(_before: LinkState, form: FormData): Promise<LinkState> {
  const signedIn = await attempted((req) => signInByLink(req, String(form.get('token'))));
  if (!signedIn.ok) return { message: signedIn.message };
  await startShopperSession(signedIn.token);
  redirect(ACCOUNT_PATH);
}

export async function signOutAction(form: FormData): Promise<never> {
  if (!isFromAnotherSite(await headers())) await endShopperSession(form.has('everywhere'));
  redirect(ACCOUNT_PATH);
}

async function attempted<Answer extends { ok: boolean }>(
  work: (req: PayloadRequest) => Promise<Answer>,
): Promise<Answer | Failure> {
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return FOREIGN;
  try {
    return await work(await localRequest(await getPayloadClient(), { headers: incoming }));
  } catch (error) {
    log.error({ err: error }, 'A shopper could not sign in.');
    return FAILED;
  }
}
