import type { AuthCollectionSlug, Payload, TypedUser } from 'payload';
import { keyOf, type UsedKey } from '@/lib/accounts/key-of';
import { findKeyById } from '../data/keys';

/** Account, and key if it called by one, on whose behalf work goes on after its request. */
export type Maker = { collection: AuthCollectionSlug; id: string; keyId?: string };

export function makerOf(user: TypedUser): Maker {
  const key = keyOf(user);
  return { collection: user.collection, id: String(user.id), ...(key && { keyId: key.id }) };
}

/** As the system: who someone is depends on nobody’s access. @param key by which they are called */
export async function findActiveUser(
  payload: Payload,
  { collection, id }: Pick<Maker, 'collection' | 'id'>,
  key: UsedKey | undefined,
): Promise<TypedUser | undefined> {
  const account = await payload.findByID({
    collection,
    id,
    depth: 0,
    joins: false as never,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!account?.isActive) return undefined;
  return { ...account, collection, ...(key && ofKey(key)) } as unknown as TypedUser;
}

/** With the rights it has by now. Undefined once the account is inactive, or the key revoked or expired. */
export async function reviveUser(payload: Payload, maker: Maker): Promise<TypedUser | undefined> {
  if (maker.keyId === undefined) return findActiveUser(payload, maker, undefined);
  const key = await findKeyById(payload, maker.keyId);
  if (!key || key.isExpired) return undefined;
  const { id, name, scopes } = key;
  return findActiveUser(payload, maker, { id, name, scopes, isGranted: false, writes: false });
}

const ofKey = (key: UsedKey) => ({ _strategy: 'api-key', _key: key }) as const;

export function withAllScopes(user: TypedUser): TypedUser {
  const key = keyOf(user);
  return key ? { ...user, ...ofKey({ ...key, isGranted: true }) } : user;
}
