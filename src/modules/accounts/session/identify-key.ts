import type { AuthStrategy, Payload, TypedUser } from 'payload';
import { mayCallFrom } from '@/domain/api-keys/key-input';
import { scopesOfRoute, type RouteScopes } from '@/domain/api-keys/key-routes';
import { keyIn } from '@/domain/api-keys/key-text';
import { isPublishable, PUBLIC_SCOPE, SELLING_SCOPE } from '@/domain/api-keys/scopes';
import { may } from '@/lib/accounts/active-user';
import { grantedScope } from '@/lib/accounts/granted-scope';
import { requireScope, type UsedKey } from '@/lib/accounts/key-of';
import { hashOfKey } from '@/lib/crypto/api-key-hash';
import { noteFailedRead } from '@/lib/database/account-reads';
import { refusalError } from '@/lib/failures';
import { clientAddress } from '@/lib/http/client-address';
import { failure } from '@/lib/result';
import { findKey, noteUse, type StoredKey } from '../data/keys';
import { findActiveUser } from './revive-user';

type Asking = { method?: string; url?: string; headers: Headers };

/** Maker of the request’s key; null if the route asks for nobody. @throws APIError 401 if invalid, 403 if refused */
export async function identifyKey(payload: Payload, request: Asking): Promise<TypedUser | null> {
  const needed = scopesOfRequest(request);
  const key = await findValidKey(payload, request.headers);
  if (!needed) {
    requireScope(key, undefined);
    return null;
  }
  if (isPublishable(key.scopes)) return null;
  const scope = grantedScope();
  if (scope === PUBLIC_SCOPE) return null;
  if (needed.kind === 'fields')
    return makerOf(payload, key, { isGranted: scope !== undefined, writes: isWrite(scope) });
  if (needed.scopes.includes(PUBLIC_SCOPE)) return null;
  const required = needed.kind === 'choice' ? [chosenScope(key, needed.scopes)] : needed.scopes;
  for (const each of required) requireScope(key, each);
  return makerOf(payload, key, { isGranted: needed.kind === 'route', writes: needed.scopes.some(isWrite) });
}

/** Id of the request’s key if it may order for others, by its scope and its maker’s rights. @throws as `identifyKey` */
export async function findSellingKey(payload: Payload, headers: Headers): Promise<string | undefined> {
  if (keyIn(headers.get('authorization')) === undefined) return undefined;
  const key = await findValidKey(payload, headers);
  if (!key.scopes.includes(SELLING_SCOPE)) return undefined;
  const maker = await makerOf(payload, key, { isGranted: false, writes: true });
  return may(maker, 'orders:write') ? key.id : undefined;
}

const chosenScope = ({ scopes }: StoredKey, any: readonly string[]): string | undefined =>
  any.find((scope) => scopes.includes(scope)) ?? any[0];

const isWrite = (scope: string | undefined): boolean =>
  scope !== undefined && scope !== PUBLIC_SCOPE && !scope.endsWith(':read');

const OVERRIDES = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'];

function scopesOfRequest({ method = '', url = '', headers }: Asking): RouteScopes | undefined {
  const path = URL.parse(url)?.pathname ?? '';
  return scopesOfRoute({ method, path, isRead: OVERRIDES.some((name) => headers.get(name) === 'GET') });
}

async function findValidKey(payload: Payload, headers: Headers): Promise<StoredKey> {
  const text = keyIn(headers.get('authorization'));
  const key = text === undefined ? undefined : await findKey(payload, hashOfKey(text));
  if (!key) throw refusalError(failure('invalid_key', 'This key is unknown, or it has been revoked.'));
  if (key.isExpired) throw refusalError(failure('invalid_key', 'This key has expired.'));
  if (!mayCallFrom(key.addresses, clientAddress(headers)))
    throw refusalError(failure('address_not_allowed', 'This key may not be used from your address.'));
  if (key.isUnnoted) await noteUse(payload, key.id);
  return key;
}

async function makerOf(
  payload: Payload,
  { id, name, scopes, makerCollection, makerId }: StoredKey,
  use: Pick<UsedKey, 'isGranted' | 'writes'>,
): Promise<TypedUser> {
  const account = { collection: makerCollection, id: makerId };
  const maker = await findActiveUser(payload, account, { id, name, scopes, ...use });
  if (!maker) throw refusalError(failure('invalid_key', 'The account that made this key is not active.'));
  return maker;
}

/** Payload would treat a refused key as no key: its callers find the refusal by `watchAccountReads`. */
export const keyStrategy: AuthStrategy = {
  name: 'api-key',
  authenticate: async (args) => {
    const { headers, payload } = args;
    const { req } = args as { req?: { method?: string; url?: string } };
    if (keyIn(headers.get('authorization')) === undefined) return { user: null };
    try {
      const user = await identifyKey(payload, { method: req?.method, url: req?.url, headers });
      return { user: user as never };
    } catch (error) {
      noteFailedRead(error);
      return { user: null };
    }
  },
};
