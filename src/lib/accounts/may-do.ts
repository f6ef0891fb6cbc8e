import type { TypedUser } from 'payload';
import type { Rights } from '@/domain/api-keys/bulk-rights';
import { may } from './active-user';
import { scopesLet } from './key-of';

/** True for staff with the permission, who call by no key that lacks a scope. */
export const mayDo = (user: TypedUser, { permission, scopes }: Rights): boolean =>
  may(user, permission) && scopes.every((scope) => scopesLet(user, scope));
