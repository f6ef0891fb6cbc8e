import type { PayloadRequest } from 'payload';
import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { checkPassword } from './check-password';
import { sessionIdOf } from '../session/session-id';
import { findCredentials } from '../data/credentials';

const quarterHour = 15 * 60;
const bySession = createThrottle('confirm.session', { points: 10, seconds: quarterHour });
/** Apart from the sessions’ limit, so that a stolen session cannot keep the owner from confirming. */
const byAccount = createThrottle('confirm.account', { points: 50, seconds: quarterHour });

type Confirmation = { req: PayloadRequest; password: string };
type Refusal = 'unauthorized' | 'wrong_password' | 'too_many_attempts' | 'busy';

/** A session may fail ten times in a quarter of an hour. Call it before locking any row: it may have to queue. */
export async function confirmPassword({ req, password }: Confirmation): Promise<Result<object, Refusal>> {
  const { user } = req;
  if (!user) return failure('unauthorized', 'Please sign in.');
  if (!password) return refused('wrong_password', 'Enter your password.');
  const session = `${user.id} ${sessionIdOf(user) ?? ''}`;
  for (const attempt of [() => bySession.consume(session), () => byAccount.consume(user.id)]) {
    const allowed = await attempt();
    if (allowed.ok) continue;
    const minutes = Math.ceil(allowed.retryAfterSeconds / 60);
    return refused('too_many_attempts', `Too many attempts. Please try again in ${minutes} min.`);
  }
  const check = await checkPassword(await findCredentials(req, user.collection, user), password, { first: true });
  if (check === 'busy') return refused('busy', 'Many people are signing in just now. Please try again in a moment.');
  if (check === 'wrong') return refused('wrong_password', 'That is not your password.');
  await Promise.all([bySession.reset(session), byAccount.refund(user.id)]);
  return { ok: true };
}

const refused = (code: Refusal, message: string) => failure(code, message, { fieldErrors: { password: [message] } });
