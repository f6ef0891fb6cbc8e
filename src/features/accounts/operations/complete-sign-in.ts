import { getFieldsToSign, jwtSign, type Payload, type PayloadRequest } from 'payload';
import { addSessionToUser } from 'payload/shared';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import type { AdminUser } from '@/payload-types';
import { noteLogin, sessionOf } from './note-login';
import { holdChallenged, readChallenge } from './second-factor/login-challenge';
import { spendCode } from './second-factor/spend-code';
import { recordLogin, tooMany, type SignedIn } from './sign-in';

const quarterHour = 15 * 60;
const byAddress = createThrottle('staff-code.address', { points: 50, seconds: quarterHour });
const byAccount = createThrottle('staff-code.account', { points: 10, seconds: quarterHour });

type SecondStep = { payload: Payload; req: PayloadRequest; address: string; code: string; challenge: string };
type Refusal =
  | Failure<'invalid_code' | 'challenge_expired'>
  | Failure<'too_many_attempts', { retryAfterSeconds: number }>;

const collection = 'admin-users';
const expired = () => failure('challenge_expired', 'This took too long. Please sign in again.');

/** The second step of a login: the code that the password alone was not enough without. */
export async function completeSignIn(step: SecondStep): Promise<Success<SignedIn> | Refusal> {
  const { payload, req, address, code } = step;
  const challenge = readChallenge(step.challenge);
  if (!challenge) return expired();
  const { userId } = challenge;
  for (const attempt of [() => byAddress.consume(address), () => byAccount.consume(userId)]) {
    const allowed = await attempt();
    if (!allowed.ok) return tooMany(allowed.retryAfterSeconds);
  }
  const outcome = await inTransaction(req, async (session) => {
    if (!(await holdChallenged(session.client, challenge))) return undefined;
    const user = await payload.db.findOne<AdminUser>({ collection, where: { id: { equals: userId } }, req });
    if (!user) return undefined;
    const isRight = await spendCode(session, userId, code);
    return { email: user.email, signed: isRight ? await openSession(payload, req, user) : undefined };
  });
  if (!outcome) return expired();
  const { email, signed } = outcome;
  if (!signed) {
    await noteLogin({ payload, req, address, email, outcome: 'wrong_code' });
    return failure('invalid_code', 'This code is not right, or was used already.');
  }
  await Promise.all([
    byAccount.reset(userId),
    byAddress.refund(address),
    recordLogin(payload, collection, userId),
    noteLogin({ payload, req, address, email, outcome: 'signed_in', sessionId: sessionOf(signed.token) }),
  ]);
  return { ok: true, ...signed };
}

/** A session as Payload’s own login opens one, whose row the caller holds. */
async function openSession(payload: Payload, req: PayloadRequest, found: AdminUser): Promise<SignedIn> {
  const { config } = payload.collections[collection];
  const user = { ...found, collection, _strategy: 'local-jwt' } as const;
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user });
  const token = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  });
  const visible = await payload.findByID({ collection, id: user.id, depth: 0, user, overrideAccess: false, req });
  return { ...token, user: visible as unknown as SignedIn['user'] };
}
