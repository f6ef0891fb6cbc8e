import { log } from '@/lib/log';
import { failure, type Failure, type Success } from '@/lib/result';
import { challengeFor, readChallenge } from '../data/login-challenge';
import { type SignedIn, openSession } from '../session/open-session';
import { createSignIn, type SignIn, type SignInRefusal, recordLogin, tooMany } from './sign-in';
import { noteLogin } from '../data/logins';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { networkOf } from '@/lib/http/network-of';
import { createAttemptLimit } from '../attempt-limit';
import { findKnownDevices } from '../session/known-devices';
import { lockCredentials } from '../data/credentials';
import { spendCode } from '../second-factor/spend-code';

const withPassword = createSignIn({
  collection: 'admin-users',
  required: 'Email and password are required.',
  invalid: 'Invalid credentials',
  challengeFor,
});

export type StaffSignIn = SignIn & {
  /** Code of the authenticator app, or a recovery code. */
  code?: string;
  /** Result of an earlier attempt with the right password; replaces name and password. */
  challenge?: string;
};
export type StaffSignInRefusal = SignInRefusal | Failure<'invalid_code' | 'challenge_expired'>;

/** Every attempt on an existing account goes into its login history. */
export async function signInStaff(call: StaffSignIn): Promise<Success<SignedIn> | StaffSignInRefusal> {
  const { req, address, code } = call;
  const { payload } = req;
  if (call.challenge) {
    if (!code) return failure('invalid_code', 'Enter the 6-digit code');
    return completeSignIn({ req, address, code, challenge: call.challenge });
  }
  const result = await withPassword(call);
  const attempt = { payload, req, address, account: { email: call.name.trim().toLowerCase() } };
  if (result.ok) await noteLogin({ ...attempt, outcome: 'signed_in', sessionId: sessionOf(result.token) });
  else if (result.code === 'invalid_credentials') {
    // Does not await it: writing takes longer if there is an account, which the timing would reveal.
    void noteLogin({ ...attempt, outcome: 'wrong_password' }).catch((error: unknown) =>
      log.error({ err: error }, 'A refused login is missing in the login history.'),
    );
  } else if (result.code === 'second_factor_required' && code) {
    return completeSignIn({ req, address, code, challenge: result.challenge });
  }
  return result;
}

/** Stricter than for passwords: of a million codes three are right, and the caller knows the password already. */
const limit = createAttemptLimit('staff-code', { seconds: 15 * 60, byNetwork: 50, byCaller: 10, byAccount: 20 });

type SecondStep = { req: PayloadRequest; address: string; code: string; challenge: string };
type Refusal =
  | Failure<'invalid_code' | 'challenge_expired'>
  | Failure<'too_many_attempts', { retryAfterSeconds: number }>;

const collection = 'admin-users';
const expired = () => failure('challenge_expired', 'That took too long. Please sign in again.');

async function completeSignIn(step: SecondStep): Promise<Success<SignedIn> | Refusal> {
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

function sessionOf(token: string): string | undefined {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { sid?: string };
  return claims.sid;
}
