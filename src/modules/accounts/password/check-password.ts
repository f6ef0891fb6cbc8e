import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { sharedInstance } from '@/lib/http-cache/shared';
import { createTurns } from '@/lib/turns';
import type { StoredPassword } from '../data/credentials';

const FORM = /^pbkdf2-sha256-v1:([0-9a-f]{64})$/;
const ROUNDS = 600_000;
const BYTES = 32;

/** Takes as much work as a password that someone has. */
const NOBODYS: StoredPassword = { hash: `pbkdf2-sha256-v1:${'0'.repeat(2 * BYTES)}`, salt: 'nobody' };

/**
 * A check costs a fifth of a second of processor time. Half of the processors at most do nothing else, so that a flood
 * of logins leaves the shop its share, and Node a thread for files.
 */
const turns = sharedInstance('password-checks', () =>
  createTurns({ running: Math.min(3, Math.ceil(availableParallelism() / 2)), waiting: 30 }),
);

/**
 * Whether a password is the stored one. Where there is none, the same work in the same line comes to 'wrong'. Call it
 * outside of any transaction: what waits for its turn must hold neither a row nor a connection.
 * @param options `first` for whoever is known to be no stranger: a flood of strangers does not keep them waiting.
 * @returns 'busy' where too many wait already.
 * @throws where the password is stored in a form that this version does not know.
 */
export async function checkPassword(
  stored: StoredPassword | undefined,
  password: string,
  options?: { first?: boolean },
): Promise<'right' | 'wrong' | 'busy'> {
  const { hash, salt } = stored ?? NOBODYS;
  const [, digest] = FORM.exec(hash) ?? [];
  if (!digest) throw new Error('A password is stored in a form that this version does not know.');
  const made = await turns.run(() => promisify(pbkdf2)(password, salt, ROUNDS, BYTES, 'sha256'), options);
  if (!made.ok) return 'busy';
  const isRight = timingSafeEqual(made.value, Buffer.from(digest, 'hex'));
  return stored && isRight ? 'right' : 'wrong';
}
