import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';

const hour = 60 * 60;
const byAddress = createThrottle('team-reset.address', { points: 20, seconds: hour });
const byAccount = createThrottle('team-reset.account', { points: 5, seconds: hour });

/** Whether this caller may ask for a letter once more. Counted before anything is looked up. */
export async function allowResetRequest(name: string, address: string): Promise<Result<object, 'too_many_attempts'>> {
  // One after the other: an address that is shut out must not go on shutting out accounts.
  for (const attempt of [() => byAddress.consume(address), () => byAccount.consume(name.trim().toLowerCase())]) {
    if (!(await attempt()).ok) return failure('too_many_attempts', 'Too many attempts. Please try again later.');
  }
  return { ok: true };
}

/**
 * Sends every active team of that username or e-mail address, where it has one, a letter with a link to a new
 * password. It answers nothing, and belongs after the response, so that nobody learns which teams there are.
 */
export async function requestPasswordReset({ req, name }: { req: PayloadRequest; name: string }): Promise<void> {
  await inTransaction(req, async (session) => {
    const { rows: teams } = await session.client.query<{ email: string; teamName: string; token: string }>(
      `update team_profiles
          set reset_password_token = encode(sha256(gen_random_uuid()::text::bytea || gen_random_uuid()::text::bytea), 'hex'),
              reset_password_expiration = now() + $2 * interval '1 second'
        where is_active and email <> '' and (username = $1 or lower(email) = $1)
        returning email, team_name as "teamName", reset_password_token as token`,
      [name.trim().toLowerCase(), hour],
    );
    const mails = teams.map(({ email, ...data }) => ({ to: email, template: 'team-password-reset' as const, data }));
    if (mails.length > 0) await queueMail(session, mails);
  });
}
