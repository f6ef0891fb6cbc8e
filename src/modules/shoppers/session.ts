import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { hashOfKey } from '@/lib/crypto/api-key-hash';
import { env } from '@/lib/env';
import { SHOPPER_COOKIE } from '@/lib/http/session-cookies';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { deleteSession, deleteSessionsOf, findShopper, SESSION_SECONDS, type Shopper } from './data/accounts';
import { SIGNED_IN_COOKIE } from './signed-in';

const tokenHash = async (): Promise<string | undefined> => {
  const token = (await cookies()).get(SHOPPER_COOKIE)?.value;
  return token && hashOfKey(token);
};

export const currentShopper = cache(async (): Promise<Shopper | undefined> => {
  markPrivate();
  const hash = await tokenHash();
  return hash ? findShopper(await getPayloadClient(), hash) : undefined;
});

/** Ends the browser’s earlier session: no token from before a sign-in is valid after it. */
export async function startShopperSession(token: string): Promise<void> {
  await revoke();
  await writeCookies(token, randomUUID(), SESSION_SECONDS);
}

export async function endShopperSession(isEverywhere = false): Promise<void> {
  const shopper = isEverywhere ? await currentShopper() : undefined;
  if (shopper) await deleteSessionsOf(await getPayloadClient(), shopper.id);
  await revoke();
  await writeCookies('', '', 0);
}

async function revoke(): Promise<void> {
  const hash = await tokenHash();
  if (hash) await deleteSession(await getPayloadClient(), hash);
}

async function writeCookies(token: string, mark: string, maxAge: number): Promise<void> {
  const jar = await cookies();
  const kept = { maxAge, path: '/', sameSite: 'lax', secure: env.publicUrl.startsWith('https:') } as const;
  jar.set(SHOPPER_COOKIE, token, { ...kept, httpOnly: true });
  jar.set(SIGNED_IN_COOKIE, mark, kept);
}
