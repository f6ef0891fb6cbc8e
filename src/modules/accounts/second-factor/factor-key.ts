import { plainCode } from './recovery-codes';
import { keyedHash, seal, unseal } from '@/lib/crypto/sealed';

const SECRET = 'second factor';
const RECOVERY = 'recovery codes';

export const sealSecret = (userId: string, secret: string): string => seal(SECRET, userId, secret);

/** @throws if PAYLOAD_SECRET is not the one it was sealed with. */
export function openSecret(userId: string, sealed: string): string {
  const secret = unseal(SECRET, userId, sealed);
  if (secret === undefined) throw new Error('A second factor cannot be read: was PAYLOAD_SECRET changed?');
  return secret;
}

export const recoveryHash = (userId: string, code: string): string => keyedHash(RECOVERY, userId, plainCode(code));
