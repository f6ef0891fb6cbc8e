import { executeAuthStrategies, type Payload, type TypedUser } from 'payload';
import { watchAccountReads } from '@/lib/database/account-reads';

/**
 * Signed-in user of these headers; null if the session is invalid or has ended.
 * @throws if the account could not be read: its user is to try again, not to sign in.
 */
export async function sessionUser(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  // `payload.auth` would also compute all permissions, field by field, which nothing here reads.
  const { value, failed } = await watchAccountReads(() => executeAuthStrategies({ headers, payload }));
  if (!value.user && failed) throw failed;
  return value.user;
}
