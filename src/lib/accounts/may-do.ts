import type { TypedUser } from 'payload';
import type { Rights } from '@/domain/api-keys/bulk-rights';
import { can } from '@/domain/staff/permissions';
import { staffUser } from './active-user';
import { scopesLet } from './key-of';

/** True for staff with the permission, who call by no key that lacks a scope. */
export const mayDo = (user: TypedUser, { permission, scopes }: Rights): boolean =>
  can(staffUser(user)?.role, permission) && scopes.every((scope) => scopesLet(user, scope));
