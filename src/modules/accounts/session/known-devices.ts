import { randomBytes } from 'node:crypto';
import type { AuthCollectionSlug, Payload } from 'payload';
import { parseCookies } from 'payload/shared';
import { seal, unseal } from '@/lib/crypto/sealed';
import { findStamps } from '../data/credentials';

const PURPOSE = 'known device';
/** Time for which an account knows a device after the last login, in seconds. */
const LIFETIME_S = 180 * 24 * 60 * 60;
/** Accounts that know one browser at most; the newest stay. */
const MOST_ACCOUNTS = 5;

type KnownDevice = { id: string; accountId: string; names: string[] };

type Sealed = { id: string; accountId: string; stamp: string; until: number };

/** One for each kind of account: none can read what is sealed for another. */
const COOKIE_NAMES: Record<AuthCollectionSlug, string> = {
  'admin-users': 'payload-device',
  teams: 'team-device',
  'team-people': 'team-people-device',
};

/** Reads tokens that we made; they hold no password and open nothing. */
function readCookie(headers: Headers, collection: AuthCollectionSlug): { token: string; device: Sealed }[] {
  const tokens = parseCookies(headers).get(COOKIE_NAMES[collection])?.split('.') ?? [];
  return tokens.slice(0, MOST_ACCOUNTS).flatMap((token) => {
    const text = unseal(PURPOSE, collection, token);
    const device = text === undefined ? undefined : (JSON.parse(text) as Sealed);
    return device && device.until > Date.now() ? [{ token, device }] : [];
  });
}

/** None after a new password. Proves no identity: it only counts failures apart from strangers’. */
export async function findKnownDevices(
  payload: Payload,
  headers: Headers,
  collection: AuthCollectionSlug,
): Promise<KnownDevice[]> {
  const sent = readCookie(headers, collection);
  if (sent.length === 0) return [];
  const accounts = await findStamps(
    payload,
    collection,
    sent.map(({ device }) => device.accountId),
  );
  return sent.flatMap(({ device: { id, accountId, stamp } }) => {
    const account = accounts.find((known) => known.id === accountId && known.stamp === stamp);
    return account ? [{ id, accountId, names: account.names }] : [];
  });
}

export async function findDeviceOf(
  name: string,
  payload: Payload,
  headers: Headers,
  collection: AuthCollectionSlug,
): Promise<string | undefined> {
  const devices = await findKnownDevices(payload, headers, collection);
  return devices.find(({ names }) => names.includes(name))?.id;
}

type DeviceCookie = ReturnType<typeof cookie>;

export async function createDeviceCookie(
  payload: Payload,
  headers: Headers,
  collection: AuthCollectionSlug,
  accountId: string,
): Promise<DeviceCookie> {
  const [account] = await findStamps(payload, collection, [accountId]);
  const device = { id: randomBytes(9).toString('base64url'), accountId, stamp: account?.stamp };
  const token = seal(PURPOSE, collection, JSON.stringify({ ...device, until: Date.now() + LIFETIME_S * 1000 }));
  const others = readCookie(headers, collection).filter((other) => other.device.accountId !== accountId);
  const tokens = [token, ...others.map((other) => other.token)].slice(0, MOST_ACCOUNTS);
  return cookie(payload, collection, tokens.join('.'));
}

const cookie = (payload: Payload, collection: AuthCollectionSlug, value: string) => ({
  name: COOKIE_NAMES[collection],
  value,
  maxAge: LIFETIME_S,
  httpOnly: true,
  path: '/',
  sameSite: 'lax' as const,
  secure: payload.collections[collection].config.auth.cookies.secure,
});
