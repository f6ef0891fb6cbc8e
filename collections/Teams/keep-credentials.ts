import { Forbidden, type CollectionBeforeValidateHook } from 'payload';
import { teamUser } from '../shared/access';

const CREDENTIALS = ['password', 'username', 'email'] as const;

/**
 * A team’s session alone changes nothing about how the team signs in: the portal asks for the old password first, and
 * staff change the rest.
 */
export const keepCredentials: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const changes = (name: string) => data?.[name] !== undefined && data[name] !== originalDoc?.[name];
  if (teamUser(req.user) && CREDENTIALS.some(changes)) throw new Forbidden(req.t);
  return data;
};
