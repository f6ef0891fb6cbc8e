import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload';
import type { AdminUser } from '@/payload-types';

/** Answers a deactivated account as if its password were wrong, after the same work. */
export const refuseInactive: CollectionBeforeLoginHook<AdminUser> = ({ req, user }) => {
  if (!user.isActive) throw new AuthenticationError(req.t);
  return user;
};
