import type { Session } from '@/lib/database/sessions';
import { plainCode } from './recovery-codes';
import { isTotpCode, matchingStep } from './totp';
import { openSecret, recoveryHash } from './factor-key';
import { findKey, spendRecoveryCode, spendStep } from '../data/second-factor';

/** In the caller’s transaction. One statement decides between two calls with the same code. */
export async function spendCode(session: Pick<Session, 'client'>, userId: string, typed: string): Promise<boolean> {
  const code = plainCode(typed);
  if (!isTotpCode(code)) return spendRecoveryCode(session, userId, recoveryHash(userId, code));
  const secret = await findKey(session, userId);
  const step = secret && matchingStep(openSecret(userId, secret), code);
  return typeof step === 'number' && spendStep(session, userId, step);
}
