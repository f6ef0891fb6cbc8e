import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { errorStatus } from '@/lib/http/error-status';
import { localRequest } from '@/lib/payload';
import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';

const byAccount = createThrottle('staff-confirm.account', { points: 10, seconds: 15 * 60 });

type Confirmation = { payload: Payload; req: PayloadRequest; password: string };
type Refusal = 'unauthorized' | 'wrong_password' | 'too_many_attempts';

/**
 * Asks whoever is signed in for the password once more, before something that cannot be taken back. At most ten wrong
 * ones in a quarter of an hour; what is refused stands beside the field `password`. Call it before a transaction of
 * the request begins: it takes the account’s row for a moment.
 */
export async function confirmPassword({ payload, req, password }: Confirmation): Promise<Result<object, Refusal>> {
  const { user } = req;
  if (user?.collection !== 'admin-users') return failure('unauthorized', 'Please sign in.');
  const allowed = await byAccount.consume(user.id);
  if (!allowed.ok) {
    const minutes = Math.ceil(allowed.retryAfterSeconds / 60);
    return refused('too_many_attempts', `Too many attempts. Please try again in ${minutes} min.`);
  }
  if (!password) {
    await byAccount.refund(user.id);
    return refused('wrong_password', 'Enter your password.');
  }
  if (!(await isPassword(payload, user.email, password))) {
    return refused('wrong_password', 'This is not your password.');
  }
  await byAccount.reset(user.id);
  return { ok: true };
}

const refused = (code: Refusal, message: string) => failure(code, message, { fieldErrors: { password: [message] } });

class Undo extends Error {}

/** Tried by Payload’s own login, which is taken back: no session is left of it. */
async function isPassword(payload: Payload, email: string, password: string): Promise<boolean> {
  const req = await localRequest(payload);
  try {
    await inTransaction(req, async () => {
      await payload.login({ collection: 'admin-users', data: { email, password }, req });
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return true;
    if (errorStatus(error) === 401) return false;
    throw error;
  }
  return false;
}
