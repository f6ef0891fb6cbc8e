import type { CollectionBeforeDeleteHook, CollectionBeforeValidateHook } from 'payload';
import { staffPasswordProblem } from '@/domain/staff/staff-input';
import type { AdminUser } from '@/payload-types';
import { requireGoodPassword, requirePassword } from '../shared/account-rules';

const POWER = ['password', 'email', 'role'] as const;

/**
 * Creating or reactivating an account, or changing how it signs in and what it may do, needs the password of the user
 * who asks, over every interface; new passwords follow the same rules as on screen.
 */
export const keepCredentials: CollectionBeforeValidateHook<AdminUser> = (call) => {
  const { data, operation, originalDoc, req } = call;
  requireGoodPassword(call, staffPasswordProblem);
  const changes = (name: (typeof POWER)[number]) => data?.[name] !== undefined && data[name] !== originalDoc?.[name];
  const letsIn = data?.isActive === true && originalDoc?.isActive === false;
  if (operation === 'create' || letsIn || POWER.some(changes)) requirePassword(req);
  return data;
};

export const keepAccount: CollectionBeforeDeleteHook = ({ req }) => requirePassword(req);
