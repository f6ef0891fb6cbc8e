import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload';

/** Fails as a wrong password does, so that a deactivated account cannot be found out. */
export const refuseInactive: CollectionBeforeLoginHook = ({ req, user }) => {
  if (!user.isActive) throw new AuthenticationError(req.t);
  return user;
};
