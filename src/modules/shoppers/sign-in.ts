import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { mailboxOf } from '@/domain/text/mailbox';
import { hashOfKey } from '@/lib/crypto/api-key-hash';
import { keyedHash } from '@/lib/crypto/sealed';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { clientNetwork } from '@/lib/http/client-address';
import { queueMail } from '@/lib/mail/queue';
import { sealToken } from '@/lib/mail/sealed-token';
import { failure, type Failure, type Success } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { createAttemptLimit } from '@/modules/accounts/attempt-limit';
import { insertSession } from './data/accounts';
import { countTry, deleteCodes, insertCode, lockCode, spendCode } from './data/sign-in-codes';
import { readSignInLink } from './sign-in-link';

const DAY_S = 24 * 60 * 60;
/** Emails with codes: a school may share one network, and no stranger uses up a mailbox’s. */
const emails = createAttemptLimit('shopper-codes', { seconds: DAY_S, byNetwork: 200, byCaller: 5, byAccount: 20 });
const tries = createThrottle('shopper-code-tries', { points: 50, seconds: 15 * 60 });

const attemptOf = ({ headers }: PayloadRequest, email: string) => ({
  account: mailboxOf(email),
  network: clientNetwork(headers),
});

type Refused = Failure<'too_many_attempts'>;
type SignedIn = Success<{ token: string }> | Refused | Failure<'invalid_credentials' | 'expired'>;

const TOO_MANY_EMAILS = 'Too many codes were requested. Use the latest email, or try again tomorrow.';
const TOO_MANY_TRIES = failure(
  'too_many_attempts',
  'Too many attempts came from your network. Please try again in 15 minutes.',
);
export const EXPIRED = failure('expired', 'This code no longer works. Please ask for a new one.');
const WRONG = failure('invalid_credentials', 'This is not the code in our email.', {
  fieldErrors: { code: ['This is not the code in our email.'] },
});

/** Emails any address the same, so that nobody learns whose orders there are. @returns id to enter the code with */
export async function requestSignIn(
  req: PayloadRequest,
  email: string,
): Promise<Success<{ request: string }> | Refused> {
  const allowed = await emails.allow(attemptOf(req, email));
  if (!allowed.ok) return failure('too_many_attempts', TOO_MANY_EMAILS);
  const request = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await inTransaction(req, async (session) => {
    await insertCode(session, { id: request, email, hash: hashOf(request, code) });
    await queueMail(session, [{ to: email, template: 'sign-in', data: { request, email, ...sealToken(code) } }]);
  });
  return { ok: true, request };
}

export function signInByCode(req: PayloadRequest, request: string, code: string): Promise<SignedIn> {
  return counted(req, async (session) => {
    const known = await lockCode(session, request);
    if (!known) return EXPIRED;
    const [given, wanted] = [hashOf(request, code.replace(/\D/g, '')), known.hash].map((hash) =>
      Buffer.from(hash, 'hex'),
    );
    if (given && wanted && timingSafeEqual(given, wanted)) return open(session, request, known.email);
    await countTry(session, request);
    return WRONG;
  });
}

export function signInByLink(req: PayloadRequest, token: string): Promise<SignedIn> {
  const link = readSignInLink(token);
  return counted(req, async (session) => (link ? open(session, link.request, link.email) : EXPIRED));
}

async function open(session: Session, request: string, email: string): Promise<Opened | typeof EXPIRED> {
  if (!(await spendCode(session, request))) return EXPIRED;
  await deleteCodes(session, [email]);
  const token = randomBytes(32).toString('base64url');
  await insertSession(session, email, hashOfKey(token));
  return { ok: true, token, email };
}

type Opened = Success<{ token: string; email: string }>;

async function counted(
  req: PayloadRequest,
  work: (session: Session) => Promise<Opened | Failure<'invalid_credentials' | 'expired'>>,
): Promise<SignedIn> {
  if (!(await tries.consume(clientNetwork(req.headers))).ok) return TOO_MANY_TRIES;
  const opened = await inTransaction(req, work);
  if (opened.ok) await emails.succeed(attemptOf(req, opened.email));
  return opened;
}

const hashOf = (request: string, code: string): string => keyedHash('shopper sign-in', request, code);
