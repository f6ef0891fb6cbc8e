import { executeAuthStrategies, type Payload, type TypedUser } from 'payload';
import { watchAccountReads } from '@/lib/database/account-reads';

/** Null without a valid session. Throws if the account could not be read: the user is to try again. */
export async function sessionUser(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  // `payload.auth` would also compute all permissions, field by field, which nothing here reads.
  const { value, failed } = await watchAccountReads(() => executeAuthStrategies({ headers, payload }));
  if (!value.user && failed) throw failed;
  return value.user;
}
