import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { query } from '@/lib/database/query';
import { recordActivity } from '@/lib/activity';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import type { AdminUser } from '@/payload-types';
import { newRecoveryCodes, plainCode } from './recovery-codes';
import { isTotpCode, matchingStep, newSecret } from './totp';
import { securityEmail, type SecurityEvent } from '../emails/security-email';
import { confirmPassword } from '../password/confirm-password';
import { openSecret, recoveryHash, sealSecret } from './factor-key';

/** `user` is the one who is signed in, as in `req`: each of these is about one’s own account. */
type Own = { payload: Payload; req: PayloadRequest; user: AdminUser };
type WithPassword = Own & { password: string };

const already = () => failure('conflict', 'Two-factor authentication is already enabled.');
const missing = () => failure('conflict', 'Two-factor authentication is not enabled.');

const hashes = (user: AdminUser, codes: readonly string[]) => codes.map((code) => recoveryHash(user.id, code));

/** Whether a second factor is on, and how many recovery codes are left. */
export async function secondFactorState(payload: Payload, userId: string): Promise<{ codesLeft: number } | undefined> {
  const rows = await query<{ codesLeft: number }>(
    payload,
    `select cardinality(recovery_codes) as "codesLeft" from staff_second_factors
      where user_id = $1 and enabled_at is not null`,
    [userId],
  );
  return rows[0];
}

/** Creates a key, in force once a code of the authenticator app confirms it. */
export async function beginSecondFactor(own: WithPassword): Promise<Result<{ secret: string }>> {
  const confirmed = await confirmPassword(own);
  if (!confirmed.ok) return confirmed;
  const secret = newSecret();
  const rows = await query(
    own.payload,
    `insert into staff_second_factors (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret, last_step = 0
       where staff_second_factors.enabled_at is null
     returning 1`,
    [own.user.id, sealSecret(own.user.id, secret)],
  );
  return rows.length > 0 ? { ok: true, secret } : already();
}

/** Enables the key after a correct code; returns the recovery codes, which are shown only this once. */
export async function enableSecondFactor(own: Own & { code: string }): Promise<Result<{ codes: string[] }>> {
  const { req, user } = own;
  const code = plainCode(own.code);
  return inTransaction(req, async (session) => {
    const { rows } = await session.client.query<{ secret: string }>(
      'select secret from staff_second_factors where user_id = $1 and enabled_at is null for update',
      [user.id],
    );
    if (!rows[0]) return already();
    const step = isTotpCode(code) ? matchingStep(openSecret(user.id, rows[0].secret), code) : undefined;
    if (step === undefined) {
      const message = 'That code is wrong. Enter the one your app shows now.';
      return failure('invalid_code', message, { fieldErrors: { code: [message] } });
    }
    const codes = newRecoveryCodes();
    await session.client.query(
      'update staff_second_factors set enabled_at = now(), last_step = $2, recovery_codes = $3 where user_id = $1',
      [user.id, step, hashes(user, codes)],
    );
    await recordAndEmail(own, 'second-factor-enabled');
    return { ok: true, codes };
  });
}

/** Creates ten recovery codes; the old ones become invalid. */
export async function renewRecoveryCodes(own: WithPassword): Promise<Result<{ codes: string[] }>> {
  const { req, user } = own;
  const confirmed = await confirmPassword(own);
  if (!confirmed.ok) return confirmed;
  return inTransaction(req, async ({ client }) => {
    const codes = newRecoveryCodes();
    const { rowCount } = await client.query(
      'update staff_second_factors set recovery_codes = $2 where user_id = $1 and enabled_at is not null',
      [user.id, hashes(user, codes)],
    );
    if (!rowCount) return missing();
    await recordAndEmail(own, 'recovery-codes-renewed');
    return { ok: true, codes };
  });
}

/** Removes the second factor. */
export async function disableSecondFactor(own: WithPassword): Promise<Result> {
  const { req, user } = own;
  const confirmed = await confirmPassword(own);
  if (!confirmed.ok) return confirmed;
  return inTransaction(req, async ({ client }) => {
    const { rowCount } = await client.query(
      'delete from staff_second_factors where user_id = $1 and enabled_at is not null',
      [user.id],
    );
    if (!rowCount) return missing();
    await recordAndEmail(own, 'second-factor-disabled');
    return { ok: true };
  });
}

async function recordAndEmail({ req, user }: Own, event: SecurityEvent): Promise<void> {
  await inTransaction(req, async (session) => {
    await recordActivity(req, {
      action: `staff.${event}`,
      subjectType: 'admin-users',
      subjectId: user.id,
      subject: user.fullName,
    });
    await queueMail(session, [securityEmail(user.email, user.fullName, event)]);
  });
}
