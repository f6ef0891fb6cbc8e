import 'server-only';
import { cookies, headers } from 'next/headers';
import { logoutOperation, type AuthCollectionSlug, type Payload, type TypedUser } from 'payload';
import { SESSION_COOKIE_PREFIXES } from '@/lib/http/session-cookies';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { accountCookie, type AccountCookie } from './account-cookie';
import { createDeviceCookie } from './known-devices';
import type { SignedIn } from './open-session';
import { sessionUser } from './session-user';

/** Sends the token as header: Payload refuses cookies after links from elsewhere. @throws if the database is away */
export async function readSession(
  collection: AuthCollectionSlug,
): Promise<{ payload: Payload; user: TypedUser | null }> {
  const jar = await cookies();
  const payload = await getPayloadClient();
  const token = jar.get(accountCookie(payload, collection).name)?.value;
  if (!token) return { payload, user: null };
  return { payload, user: await sessionUser(payload, new Headers({ Authorization: `JWT ${token}` })) };
}

export async function startSession(
  collection: AuthCollectionSlug,
  { token, user }: Pick<SignedIn, 'token' | 'user'>,
): Promise<void> {
  await writeCookie(accountCookie(await getPayloadClient(), collection).holding(token));
  await rememberDevice(collection, user.id);
}

export async function rememberDevice(collection: AuthCollectionSlug, accountId: string): Promise<void> {
  const payload = await getPayloadClient();
  (await cookies()).set(await createDeviceCookie(payload, await headers(), collection, accountId));
}

/** Revokes the session itself, so that a copy of its token is void, and deletes the cookie. */
export async function endSession(collection: AuthCollectionSlug): Promise<void> {
  const { payload, user } = await readSession(collection);
  if (user && holdsSameCookie(user.collection, collection)) {
    const req = await localRequest(payload, { headers: await headers(), user });
    await logoutOperation({ collection: payload.collections[user.collection], req });
  }
  await writeCookie(accountCookie(payload, collection).expired());
}

const holdsSameCookie = (one: AuthCollectionSlug, other: AuthCollectionSlug): boolean =>
  SESSION_COOKIE_PREFIXES[one] === SESSION_COOKIE_PREFIXES[other];

type Cookie = ReturnType<AccountCookie['holding']>;

async function writeCookie({ name, value, expires, httpOnly, path, domain, sameSite, secure }: Cookie): Promise<void> {
  (await cookies()).set(name, value ?? '', {
    expires: expires ? new Date(expires) : undefined,
    httpOnly,
    path,
    domain,
    sameSite: sameSite ? (sameSite.toLowerCase() as 'lax' | 'strict' | 'none') : undefined,
    secure,
  });
}
