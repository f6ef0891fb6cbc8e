import { Forbidden, type CollectionBeforeValidateHook } from 'payload';
import { teamUser } from '../shared/access';

const CREDENTIALS = ['password', 'username', 'email'] as const;

/**
 * A team’s session alone changes nothing about how the team signs in: the portal asks for the old password first (and
 * says so in the context), and staff change the rest.
 */
export const keepCredentials: CollectionBeforeValidateHook = ({ context, data, originalDoc, req }) => {
  if (context.knowsPassword) return data;
  const changes = (name: string) => data?.[name] !== undefined && data[name] !== originalDoc?.[name];
  if (teamUser(req.user) && CREDENTIALS.some(changes)) throw new Forbidden(req.t);
  return data;
};
