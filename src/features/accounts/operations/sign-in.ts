import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { AuthCollectionSlug, Payload, PayloadRequest } from 'payload';
import type { PoolClient } from 'pg';
import { inTransaction } from '@/lib/database/transaction';
import { errorStatus } from '@/lib/http/error-status';
import { log } from '@/lib/log';
import { failure, type Failure, type Success } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';

const quarterHour = 15 * 60;

/** As much work as checking a real password, so that an unknown account answers no sooner than a known one. */
const spendPasswordCheck = (password: string) => promisify(pbkdf2)(password, 'nobody', 600_000, 32, 'sha256');

export type SignIn = { payload: Payload; req: PayloadRequest; name: string; password: string; address: string };
export type SignedIn = { token: string; exp: number; user: { id: string } & Record<string, unknown> };
export type SignInRefusal =
  | Failure<'required' | 'invalid_credentials' | 'unexpected'>
  | Failure<'second_factor_required', { challenge: string }>
  | Failure<'too_many_attempts', { retryAfterSeconds: number }>;

type Kind = {
  collection: AuthCollectionSlug;
  table: string;
  /** What an account is known by. */
  field: 'email' | 'username';
  /** Messages for an empty form, and for whatever is wrong with the account. */
  required: string;
  invalid: string;
  /** What a login by password has to be completed with, where it is not enough. */
  challengeFor?: (client: PoolClient, account: string) => Promise<string | undefined>;
};

/** Takes back a login whose password was right and not enough. */
class Incomplete extends Error {
  constructor(readonly challenge: string) {
    super('A second factor is required.');
  }
}

/**
 * How one kind of account signs in (spec §5, §6). Unknown, wrong and inactive cannot be told apart by text or time;
 * attempts are throttled by address and by account before any password is hashed.
 */
export function createSignIn({ collection, table, field, required, invalid, challengeFor }: Kind) {
  const byAddress = createThrottle(`${collection}-login.address`, { points: 50, seconds: quarterHour });
  const byAccount = createThrottle(`${collection}-login.account`, { points: 10, seconds: quarterHour });

  /**
   * One login of an account at a time: Payload reads the list of its sessions, checks the password and writes the
   * list back, so that of two at once one would lose its session, and with it what it just signed in to.
   */
  const loginAlone = ({ payload, req, password }: SignIn, account: string) =>
    inTransaction(req, async ({ client }) => {
      await client.query(`select 1 from ${table} where ${field} = $1 for no key update`, [account]);
      const challenge = await challengeFor?.(client, account);
      const signedIn = await payload.login({ collection, data: { [field]: account, password } as never, req });
      if (challenge) throw new Incomplete(challenge);
      return signedIn;
    });

  return async function signIn(call: SignIn): Promise<Success<SignedIn> | SignInRefusal> {
    const { payload, req, name, password, address } = call;
    const account = name.trim().toLowerCase();
    if (!account || !password) return failure('required', required);
    // One after the other: an address that is shut out must not go on shutting out accounts.
    for (const attempt of [() => byAddress.consume(address), () => byAccount.consume(account)]) {
      const allowed = await attempt();
      if (!allowed.ok) return tooMany(allowed.retryAfterSeconds);
    }
    // Nobody is signed in yet: the system looks the account up.
    const { totalDocs: known } = await payload.count({
      collection,
      where: { [field]: { equals: account } },
      overrideAccess: true,
      req,
    });
    if (known === 0) {
      await spendPasswordCheck(password);
      return failure('invalid_credentials', invalid);
    }
    try {
      const { exp, token, user } = await loginAlone(call, account);
      if (!token || !exp || !user) throw new Error('Payload signed in without a token.');
      await Promise.all([
        byAccount.reset(account),
        byAddress.refund(address),
        recordLogin(payload, collection, user.id),
      ]);
      return { ok: true, token, exp, user: user as unknown as SignedIn['user'] };
    } catch (error) {
      if (error instanceof Incomplete) {
        req.user = null;
        await Promise.all([byAccount.reset(account), byAddress.refund(address)]);
        return failure('second_factor_required', 'Enter the 6-digit code', { challenge: error.challenge });
      }
      if (errorStatus(error) === 401) return failure('invalid_credentials', invalid);
      log.error({ err: error, collection }, 'A login failed.');
      return failure('unexpected', 'An unexpected error occurred. Please try again.');
    }
  };
}

/** Writes the one column alone: whatever else changes on the account meanwhile stays. */
export async function recordLogin(payload: Payload, collection: AuthCollectionSlug, id: string): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { lastLogin: new Date().toISOString() }, returning: false });
}

/** The refusal of an attempt too many, in minutes. */
export function tooMany(retryAfterSeconds: number): Failure<'too_many_attempts', { retryAfterSeconds: number }> {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return failure('too_many_attempts', message, { retryAfterSeconds });
}

/** Spec §8: 'Login Failed: Invalid username or password'. */
export const signInTeam = createSignIn({
  collection: 'teams',
  table: 'team_profiles',
  field: 'username',
  required: 'Username and password are required.',
  invalid: 'Invalid username or password',
});
