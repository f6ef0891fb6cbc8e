import type { AuthCollectionSlug, Payload, PayloadRequest } from 'payload';
import type { PoolClient } from 'pg';
import { describeDatabaseError } from '@/lib/describe-database-error';
import { inTransaction } from '@/lib/database/transaction';
import { errorStatus } from '@/lib/failures';
import { networkOf } from '@/lib/http/network-of';
import { log } from '@/lib/log';
import { failure, type Failure, type Success } from '@/lib/result';
import { createAttemptLimit } from '../attempt-limit';
import { checkPassword } from '../password/check-password';
import { findDeviceOf } from '../session/known-devices';
import { findCredentials, lockCredentials, type Credentials } from '../data/credentials';
import { UNEXPECTED } from './unexpected';
import { openSession, type SignedIn } from '../session/open-session';

export type SignIn = { req: PayloadRequest; name: string; password: string; address: string };
export type SignInRefusal =
  | Failure<'required' | 'invalid_credentials' | 'busy' | 'unexpected'>
  | Failure<'second_factor_required', { challenge: string }>
  | Failure<'too_many_attempts', { retryAfterSeconds: number }>;

type Kind = {
  collection: AuthCollectionSlug;
  /** Other kind of account that shares its count of attempts. */
  countedWith?: AuthCollectionSlug;
  /** Messages for an empty form, and for anything wrong with the account. */
  required: string;
  invalid: string;
  challengeFor?: (client: PoolClient, account: Credentials) => Promise<string | undefined>;
};

const BUSY = 'Many people are signing in just now. Please try again in a moment.';

/** Unknown, wrong and inactive take the same steps and time; attempts are counted before a password is hashed. */
export function createSignIn({ collection, countedWith = collection, required, invalid, challengeFor }: Kind) {
  const limit = createAttemptLimit(`${countedWith}-login`, {
    seconds: 15 * 60,
    byNetwork: 50,
    byCaller: 10,
    byAccount: 100,
  });

  /** Undefined if the account has changed since its password was checked. */
  const complete = ({ req }: SignIn, account: Credentials) =>
    inTransaction(req, async ({ client }) => {
      if (!(await lockCredentials(client, collection, account))) return undefined;
      const challenge = await challengeFor?.(client, account);
      return challenge ?? (await openSession({ req, collection, id: account.id }));
    });

  return async function signIn(call: SignIn): Promise<Success<SignedIn> | SignInRefusal> {
    const { req, password } = call;
    const { payload } = req;
    const name = call.name.trim().toLowerCase();
    if (!name || !password) return failure('required', required);
    try {
      const device = await findDeviceOf(name, payload, req.headers, collection);
      const attempt = { account: name, network: networkOf(call.address), device };
      const allowed = await limit.allow(attempt);
      if (!allowed.ok) return tooMany(allowed.retryAfterSeconds);
      const found = await findCredentials(req, collection, { name });
      const account = found?.isActive ? found : undefined;
      const check = await checkPassword(account, password, { first: device !== undefined });
      if (check === 'busy') return failure('busy', BUSY);
      const outcome = account && check === 'right' ? await complete(call, account) : undefined;
      if (!outcome) return failure('invalid_credentials', invalid);
      await limit.succeed(attempt);
      if (typeof outcome === 'string') {
        return failure('second_factor_required', 'Enter the 6-digit code', { challenge: outcome });
      }
      await recordLogin(payload, collection, outcome.user.id);
      return { ok: true, ...outcome };
    } catch (error) {
      const status = errorStatus(error) ?? describeDatabaseError(error)?.status;
      if (status === 401 || status === 422) return failure('invalid_credentials', invalid);
      log.error({ err: error, collection }, 'A login failed.');
      if (status === 503) return failure('busy', BUSY);
      return failure('unexpected', UNEXPECTED);
    }
  };
}

/** Writes only this column: other changes to the account in the meantime stay. */
export async function recordLogin(payload: Payload, collection: AuthCollectionSlug, id: string): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { lastLogin: new Date().toISOString() }, returning: false });
}

export function tooMany(retryAfterSeconds: number): Failure<'too_many_attempts', { retryAfterSeconds: number }> {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return failure('too_many_attempts', message, { retryAfterSeconds });
}

const ofTeams = {
  required: 'Username and password are required.',
  invalid: 'Invalid username or password',
} as const;

export const signInTeam = createSignIn({ collection: 'teams', ...ofTeams });

export const signInPerson = createSignIn({ collection: 'team-people', countedWith: 'teams', ...ofTeams });

/** Login of the portal: an email address belongs to one of a team’s people, any other name is a team’s username. */
export async function signInToPortal(call: SignIn) {
  const collection = call.name.includes('@') ? ('team-people' as const) : ('teams' as const);
  const result = await (collection === 'teams' ? signInTeam : signInPerson)(call);
  return result.ok ? { ...result, collection } : result;
}
