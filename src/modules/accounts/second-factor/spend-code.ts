import type { Session } from '@/lib/database/sessions';
import { plainCode } from './recovery-codes';
import { isTotpCode, matchingStep } from './totp';
import { openSecret, recoveryHash } from './factor-key';

/**
 * Takes a code of the authenticator app, or a recovery code, in the caller’s transaction: each is good once. Of two
 * that come with the same code at once, one statement decides.
 */
export async function spendCode({ client }: Pick<Session, 'client'>, userId: string, typed: string): Promise<boolean> {
  const code = plainCode(typed);
  if (!isTotpCode(code)) {
    const { rowCount } = await client.query(
      `update staff_second_factors set recovery_codes = array_remove(recovery_codes, $2)
        where user_id = $1 and enabled_at is not null and $2 = any (recovery_codes)`,
      [userId, recoveryHash(userId, code)],
    );
    return rowCount === 1;
  }
  const { rows } = await client.query<{ secret: string }>(
    'select secret from staff_second_factors where user_id = $1 and enabled_at is not null',
    [userId],
  );
  const step = rows[0] && matchingStep(openSecret(userId, rows[0].secret), code);
  if (step === undefined) return false;
  const { rowCount } = await client.query(
    `update staff_second_factors set last_step = $2
      where user_id = $1 and enabled_at is not null and last_step < $2`,
    [userId, step],
  );
  return rowCount === 1;
}
