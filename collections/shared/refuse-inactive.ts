import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload';

/** Answers a deactivated account as if its password were wrong, after the same work. */
export const refuseInactive: CollectionBeforeLoginHook = ({ req, user }) => {
  if (!user.isActive) throw new AuthenticationError(req.t);
  return user;
};
