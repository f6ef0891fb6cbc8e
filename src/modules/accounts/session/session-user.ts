import { executeAuthStrategies, type Payload, type TypedUser } from 'payload';
import { keyIn } from '@/domain/api-keys/key-text';
import { watchAccountReads } from '@/lib/database/account-reads';
import { identifyKey } from './identify-key';

/** Null without a valid session. @param request without it no key is accepted @throws if the account cannot be read */
export async function sessionUser(payload: Payload, headers: Headers, request?: Request): Promise<TypedUser | null> {
  if (request && keyIn(headers.get('authorization')) !== undefined) return identifyKey(payload, request);
  // `payload.auth` would also compute all permissions, field by field, which nothing here reads.
  const { value, failed } = await watchAccountReads(() => executeAuthStrategies({ headers, payload }));
  if (!value.user && failed) throw failed;
  return value.user;
}
