import { Forbidden, type CollectionBeforeValidateHook } from 'payload';
import { staffUser } from '../shared/access';

const CREDENTIALS = ['password', 'email'] as const;

/**
 * A session alone changes nothing about how somebody signs in: the settings ask for the password first (and say so in
 * the context), and a forgotten one is replaced by the link of a letter.
 */
export const keepCredentials: CollectionBeforeValidateHook = ({ context, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || context.knowsPassword) return data;
  const changes = (name: string) => data?.[name] !== undefined && data[name] !== originalDoc?.[name];
  if (staffUser(req.user) && CREDENTIALS.some(changes)) throw new Forbidden(req.t);
  return data;
};
