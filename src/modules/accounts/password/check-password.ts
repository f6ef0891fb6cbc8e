import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { createLimiter } from '@kitroom/front/limiter';
import type { StoredPassword } from '../data/credentials';

const FORM = /^pbkdf2-sha256-v1:([0-9a-f]{64})$/;
const ROUNDS = 600_000;
const BYTES = 32;

/** Replaces a missing password, so that the check costs the same. */
const NOBODYS: StoredPassword = { hash: `pbkdf2-sha256-v1:${'0'.repeat(2 * BYTES)}`, salt: 'nobody' };

/** A check takes 0.2 s of a core: at most half of them do it at once, so that logins cannot starve the shop. */
const limiter = sharedInstance('password-checks', () =>
  createLimiter({ running: Math.min(3, Math.ceil(availableParallelism() / 2)), waiting: 30 }),
);

/**
 * Takes as long if none is stored. Call it outside of transactions: a queued check must hold no row or connection.
 * @param options `first` for known devices, which a flood of strangers must not hold up.
 * @returns 'busy' if too many are queued.
 */
export async function checkPassword(
  stored: StoredPassword | undefined,
  password: string,
  options?: { first?: boolean },
): Promise<'right' | 'wrong' | 'busy'> {
  const { hash, salt } = stored ?? NOBODYS;
  const [, digest] = FORM.exec(hash) ?? [];
  if (!digest) throw new Error('A password is stored in a form that this version does not know.');
  const made = await limiter.run(() => promisify(pbkdf2)(password, salt, ROUNDS, BYTES, 'sha256'), options);
  if (!made.ok) return 'busy';
  const isRight = timingSafeEqual(made.value, Buffer.from(digest, 'hex'));
  return stored && isRight ? 'right' : 'wrong';
}
