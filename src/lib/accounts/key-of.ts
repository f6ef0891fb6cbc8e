import type { PayloadRequest } from 'payload';
import { PUBLIC_SCOPE } from '@/domain/api-keys/scopes';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

export type UsedKey = {
  id: string;
  name: string;
  scopes: readonly string[];
  /** True if the scopes of the whole request are checked, as of a route of our own. */
  isGranted: boolean;
  /** True for a request that may change something. */
  writes: boolean;
};

type User = PayloadRequest['user'];

/** Key by which this user, its maker, is called; undefined for a session. */
export const keyOf = (user: User): UsedKey | undefined => (user as { _key?: UsedKey } | null | undefined)?._key;

/** True for a session, and for a key with the scope. */
export function scopesLet(user: User, scope: string): boolean {
  const key = keyOf(user);
  return !key || key.isGranted || key.scopes.includes(scope);
}

/** @throws APIError 403 for a key without the scope, or without a scope for what it asks */
export function requireScope({ scopes }: Pick<UsedKey, 'scopes'>, scope: string | undefined): void {
  if (scope === undefined) throw refusalError(failure('key_not_accepted', 'Keys are not accepted here.'));
  if (scope === PUBLIC_SCOPE || scopes.includes(scope)) return;
  throw refusalError(failure('missing_scope', `This key does not have the scope ${scope}.`));
}
