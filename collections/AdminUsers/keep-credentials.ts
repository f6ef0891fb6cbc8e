import type { CollectionBeforeDeleteHook, CollectionBeforeValidateHook } from 'payload';
import { staffPasswordProblem } from '@/domain/staff-input';
import type { AdminUser } from '@/payload-types';
import { requireGoodPassword, requirePassword } from '../shared/account-rules';

const POWER = ['password', 'email', 'role'] as const;

/**
 * What makes an account, lets somebody in again, or changes how they sign in and what they may do, needs the password
 * of whoever asks for it, over every interface; and a password is none without the rules of the screens.
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
