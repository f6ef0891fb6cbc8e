import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { networkOf } from '@/lib/http/network-of';
import { failure, type Failure, type Success } from '@/lib/result';
import { createAttemptLimit } from '../attempt-limit';
import { findKnownDevices } from '../session/known-devices';
import { lockCredentials } from '../data/credentials';
import { sessionOf } from './note-login';
import { openSession, type SignedIn } from '../session/open-session';
import { readChallenge } from '../data/login-challenge';
import { spendCode } from '../second-factor/spend-code';
import { recordLogin, tooMany } from './sign-in';
import { noteLogin } from '../data/logins';

/**
 * Stricter than for passwords: of a million codes three are right at a time, and the caller knows the password already.
 * A known device has a count of its own here, too.
 */
const limit = createAttemptLimit('staff-code', { seconds: 15 * 60, byNetwork: 50, byCaller: 10, byAccount: 20 });

type SecondStep = { req: PayloadRequest; address: string; code: string; challenge: string };
type Refusal =
  | Failure<'invalid_code' | 'challenge_expired'>
  | Failure<'too_many_attempts', { retryAfterSeconds: number }>;

const collection = 'admin-users';
const expired = () => failure('challenge_expired', 'That took too long. Please sign in again.');

/** Second step of a login: checks the code of the second factor. */
export async function completeSignIn(step: SecondStep): Promise<Success<SignedIn> | Refusal> {
  const { req, address, code } = step;
  const { payload } = req;
  const challenge = readChallenge(step.challenge);
  if (!challenge) return expired();
  const { id } = challenge;
  const devices = await findKnownDevices(payload, req.headers, collection);
  const device = devices.find(({ accountId }) => accountId === id)?.id;
  const attempt = { account: id, network: networkOf(address), device };
  const allowed = await limit.allow(attempt);
  if (!allowed.ok) return tooMany(allowed.retryAfterSeconds);
  const outcome = await inTransaction(req, async (session) => {
    if (!(await lockCredentials(session.client, collection, challenge))) return undefined;
    const isRight = await spendCode(session, id, code);
    return { signed: isRight ? await openSession({ req, collection, id }) : undefined };
  });
  if (!outcome) return expired();
  const { signed } = outcome;
  if (!signed) {
    await noteLogin({ req, address, account: { id }, outcome: 'wrong_code' });
    return failure('invalid_code', 'This code is wrong or has already been used.');
  }
  await Promise.all([
    limit.succeed(attempt),
    recordLogin(payload, collection, id),
    noteLogin({ req, address, account: { id }, outcome: 'signed_in', sessionId: sessionOf(signed.token) }),
  ]);
  return { ok: true, ...signed };
}
