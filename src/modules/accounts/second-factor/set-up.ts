import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { recordActivity } from '@/lib/activity';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import type { AdminUser } from '@/payload-types';
import { newRecoveryCodes, plainCode } from './recovery-codes';
import { isTotpCode, matchingStep, newSecret } from './totp';
import { securityEmail, type SecurityEvent } from '../emails/security-email';
import { confirmPassword } from '../password/confirm-password';
import { openSecret, recoveryHash, sealSecret } from './factor-key';
import { deleteKey, enableKey, lockPendingKey, storeKey, updateCodes } from '../data/second-factor';

/** `user` is the signed-in one, as in `req`: these operations concern only one’s own account. */
type Own = { req: PayloadRequest; user: AdminUser };
type WithPassword = Own & { password: string };

const already = () => failure('conflict', 'Two-factor authentication is already enabled.');
const missing = () => failure('conflict', 'Two-factor authentication is not enabled.');

const hashes = (user: AdminUser, codes: readonly string[]) => codes.map((code) => recoveryHash(user.id, code));

/** Creates a key, active once a code of the authenticator app confirms it. */
export async function beginSecondFactor(own: WithPassword): Promise<Result<{ secret: string }>> {
  const confirmed = await confirmPassword(own);
  if (!confirmed.ok) return confirmed;
  const secret = newSecret();
  const isStored = await storeKey(own.req.payload, own.user.id, sealSecret(own.user.id, secret));
  return isStored ? { ok: true, secret } : already();
}

export async function enableSecondFactor(own: Own & { code: string }): Promise<Result<{ codes: string[] }>> {
  const { req, user } = own;
  const code = plainCode(own.code);
  return inTransaction(req, async (session) => {
    const sealed = await lockPendingKey(session, user.id);
    if (!sealed) return already();
    const step = isTotpCode(code) ? matchingStep(openSecret(user.id, sealed), code) : undefined;
    if (step === undefined) {
      const message = 'That code is wrong. Enter the one your app shows now.';
      return failure('invalid_code', message, { fieldErrors: { code: [message] } });
    }
    const codes = newRecoveryCodes();
    await enableKey(session, user.id, step, hashes(user, codes));
    await recordAndEmail(own, 'second-factor-enabled');
    return { ok: true, codes };
  });
}

/** Creates ten recovery codes; the old ones become invalid. */
export async function renewRecoveryCodes(own: WithPassword): Promise<Result<{ codes: string[] }>> {
  const { req, user } = own;
  const confirmed = await confirmPassword(own);
  if (!confirmed.ok) return confirmed;
  return inTransaction(req, async (session) => {
    const codes = newRecoveryCodes();
    if (!(await updateCodes(session, user.id, hashes(user, codes)))) return missing();
    await recordAndEmail(own, 'recovery-codes-renewed');
    return { ok: true, codes };
  });
}

export async function disableSecondFactor(own: WithPassword): Promise<Result> {
  const { req, user } = own;
  const confirmed = await confirmPassword(own);
  if (!confirmed.ok) return confirmed;
  return inTransaction(req, async (session) => {
    if (!(await deleteKey(session, user.id))) return missing();
    await recordAndEmail(own, 'second-factor-disabled');
    return { ok: true };
  });
}

async function recordAndEmail({ req, user }: Own, event: SecurityEvent): Promise<void> {
  await inTransaction(req, async (session) => {
    await recordActivity(req, `staff.${event}`, { type: 'admin-users', id: user.id, name: user.fullName });
    await queueMail(session, [securityEmail(user.email, user.fullName, event)]);
  });
}
