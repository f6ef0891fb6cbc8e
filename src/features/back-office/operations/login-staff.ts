import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { errorStatus } from '@/lib/http/error-status';
import { log } from '@/lib/log';
import { failure, type Failure, type Success } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import type { AdminUser } from '@/payload-types';

const quarterHour = 15 * 60;
const byAddress = createThrottle('staff-login.address', { points: 50, seconds: quarterHour });
const byAccount = createThrottle('staff-login.account', { points: 10, seconds: quarterHour });

/** As much work as checking a real password, so that an unknown account answers no sooner than a known one. */
const spendPasswordCheck = (password: string) => promisify(pbkdf2)(password, 'nobody', 600_000, 32, 'sha256');

type Login = { payload: Payload; req: PayloadRequest; email: string; password: string; address: string };
type Signed = { token: string; exp: number; user: AdminUser };
type Refusal =
  | Failure<'required' | 'invalid_credentials' | 'unexpected'>
  | Failure<'too_many_attempts', { retryAfterSeconds: number }>;

/**
 * Signs a member of staff in (spec §5, §6). Unknown, wrong and inactive cannot be told apart by text or time;
 * attempts are throttled by address and by account before any password is hashed.
 */
export async function loginStaff({
  payload,
  req,
  email,
  password,
  address,
}: Login): Promise<Success<Signed> | Refusal> {
  const account = email.trim().toLowerCase();
  if (!account || !password) return failure('required', 'Email and password are required.');
  for (const attempt of [await byAddress.consume(address), await byAccount.consume(account)]) {
    if (!attempt.ok) {
      const minutes = Math.ceil(attempt.retryAfterSeconds / 60);
      return failure(
        'too_many_attempts',
        `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        { retryAfterSeconds: attempt.retryAfterSeconds },
      );
    }
  }
  // Nobody is signed in yet: the system looks the account up.
  const { totalDocs: known } = await payload.count({
    collection: 'admin-users',
    where: { email: { equals: account } },
    overrideAccess: true,
    req,
  });
  if (known === 0) {
    await spendPasswordCheck(password);
    return failure('invalid_credentials', 'Invalid credentials');
  }
  try {
    const { exp, token, user } = await loginAlone({ payload, req, account, password });
    if (!token || !exp || !user) throw new Error('Payload signed in without a token.');
    await Promise.all([byAccount.reset(account), recordLogin(payload, user.id)]);
    return { ok: true, token, exp, user: user as AdminUser };
  } catch (error) {
    if (errorStatus(error) === 401) return failure('invalid_credentials', 'Invalid credentials');
    log.error({ err: error }, 'Staff login failed.');
    return failure('unexpected', 'An unexpected error occurred. Please try again.');
  }
}

/**
 * One login of an account at a time: Payload reads the list of its sessions, checks the password and writes the list
 * back, so that of two at once one would lose its session, and with it what it just signed in to.
 */
const loginAlone = ({
  payload,
  req,
  account,
  password,
}: Pick<Login, 'payload' | 'req' | 'password'> & { account: string }) =>
  inTransaction(req, async ({ client }) => {
    await client.query('select 1 from admin_users where email = $1 for no key update', [account]);
    return payload.login({ collection: 'admin-users', data: { email: account, password }, req });
  });

/** Writes the one column alone: whatever else changes on the account meanwhile stays. */
const recordLogin = (payload: Payload, id: string) =>
  payload.db.updateOne({
    collection: 'admin-users',
    id,
    data: { lastLogin: new Date().toISOString() },
    returning: false,
  });
