import { executeAuthStrategies, type Payload, type TypedUser } from 'payload';
import { watchAccountReads } from '@/lib/database/account-reads';

/**
 * Whoever these headers sign in; nobody where their session is none, or has ended.
 * @throws where the account could not be read: whoever is signed in is not to be told to sign in, but to try again.
 */
export async function sessionUser(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  // `payload.auth` would work out all that they may do as well, field by field, which nobody here reads.
  const { value, failed } = await watchAccountReads(() => executeAuthStrategies({ headers, payload }));
  if (!value.user && failed) throw failed;
  return value.user;
}
