import type { AuthCollectionSlug, Payload, TypedUser } from 'payload';
import { keyOf, type UsedKey } from '@/lib/accounts/key-of';
import { findKeyById } from '../data/keys';

/** Account, and key if it called by one, on whose behalf work goes on after its request. */
export type Maker = { collection: AuthCollectionSlug; id: string; keyId?: string };

export function makerOf(user: TypedUser): Maker {
  const key = keyOf(user);
  return { collection: user.collection, id: String(user.id), ...(key && { keyId: key.id }) };
}

/** As the system: who someone is depends on nobody’s access. */
export async function findActiveAccount(payload: Payload, collection: AuthCollectionSlug, id: string) {
  const account = await payload.findByID({
    collection,
    id,
    depth: 0,
    joins: false as never,
    disableErrors: true,
    overrideAccess: true,
  });
  return account?.isActive ? account : undefined;
}

/** With the rights it has by now. Undefined once the account is inactive, or the key revoked or expired. */
export async function reviveUser(payload: Payload, { collection, id, keyId }: Maker): Promise<TypedUser | undefined> {
  const key = keyId === undefined ? undefined : await findKeyById(payload, keyId);
  if (keyId !== undefined && (!key || key.isExpired)) return undefined;
  const account = await findActiveAccount(payload, collection, id);
  if (!account) return undefined;
  const used = key && { id: key.id, name: key.name, scopes: key.scopes, isGranted: false, writes: false };
  return { ...account, collection, ...(used && userOfKey(used)) } as unknown as TypedUser;
}

export const userOfKey = (key: UsedKey) => ({ _strategy: 'api-key', _key: key }) as const;

export function withAllScopes(user: TypedUser): TypedUser {
  const key = keyOf(user);
  return key ? { ...user, ...userOfKey({ ...key, isGranted: true }) } : user;
}
