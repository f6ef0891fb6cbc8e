import { createHash, randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { staffPasswordProblem } from '@/domain/staff-input';
import { recordActivity } from '@/lib/activity';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { securityLetter } from '../staff-letters';

const hour = 60 * 60;
const byAddress = createThrottle('staff-reset.address', { points: 20, seconds: hour });
const byAccount = createThrottle('staff-reset.account', { points: 5, seconds: hour });

/** How long the links of letters are good, in seconds. */
export const LINK_LIFETIME = { reset: hour, invitation: 7 * 24 * hour } as const;

/** The database keeps what a link is recognised by, and not the link. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A link to a new password for an account, in the caller’s transaction; those before it are worth nothing. */
export async function makePasswordLink(
  { client }: Pick<Session, 'client'>,
  userId: string,
  lifetime: number,
): Promise<string> {
  const token = randomBytes(32).toString('hex');
  await client.query(
    `update admin_users set reset_password_token = $2, reset_password_expiration = now() + $3 * interval '1 second'
      where id = $1`,
    [userId, hashOf(token), lifetime],
  );
  return token;
}

/** Makes the links that are under way worthless: they were for an account that is no longer the same. */
export async function dropPasswordLinks({ client }: Pick<Session, 'client'>, userId: string): Promise<void> {
  await client.query(
    'update admin_users set reset_password_token = null, reset_password_expiration = null where id = $1',
    [userId],
  );
}

/** Whether this caller may ask for a letter once more. Counted before anything is looked up. */
export async function allowPasswordRequest(
  email: string,
  address: string,
): Promise<Result<object, 'too_many_attempts'>> {
  for (const attempt of [() => byAddress.consume(address), () => byAccount.consume(email.trim().toLowerCase())]) {
    if (!(await attempt()).ok) return failure('too_many_attempts', 'Too many attempts. Please try again later.');
  }
  return { ok: true };
}

/** Sends the active account of this address, where there is one, a letter with a link to a new password. */
export async function requestStaffPassword({ req, email }: { req: PayloadRequest; email: string }): Promise<void> {
  await inTransaction(req, async (session) => {
    const { rows } = await session.client.query<{ id: string; email: string; fullName: string }>(
      `select id, email, full_name as "fullName" from admin_users where email = $1 and is_active for no key update`,
      [email.trim().toLowerCase()],
    );
    const [person] = rows;
    if (!person) return;
    const token = await makePasswordLink(session, person.id, LINK_LIFETIME.reset);
    await queueMail(session, [
      { to: person.email, template: 'staff-password-reset', data: { fullName: person.fullName, token } },
    ]);
  });
}

/** Whether a link still leads to a new password. */
export async function isPasswordLink(payload: Payload, token: string): Promise<boolean> {
  const rows = await query(
    payload,
    `select 1 from admin_users
      where reset_password_token = $1 and reset_password_expiration > now() and is_active`,
    [hashOf(token)],
  );
  return rows.length > 0;
}

type SetPassword = { payload: Payload; req: PayloadRequest; token: string; password: string };

/** Sets a new password by the link of a letter, once; every session ends, and a second factor stays. */
export async function setStaffPassword(call: SetPassword): Promise<Result<object, 'invalid' | 'expired'>> {
  const { payload, req, token, password } = call;
  const problem = staffPasswordProblem(password);
  if (problem) return failure('invalid', problem, { fieldErrors: { password: [problem] } });
  return inTransaction(req, async (session) => {
    const { rows } = await session.client.query<{ id: string; email: string; fullName: string }>(
      `update admin_users set reset_password_token = null, reset_password_expiration = null
        where reset_password_token = $1 and reset_password_expiration > now() and is_active
        returning id, email, full_name as "fullName"`,
      [hashOf(token)],
    );
    const [person] = rows;
    if (!person) return failure('expired', 'This link has expired or was used already. Ask for a new one.');
    // As the system: whoever holds the link is not signed in yet.
    await payload.update({
      collection: 'admin-users',
      id: person.id,
      data: { password },
      depth: 0,
      overrideAccess: true,
      req,
    });
    await recordActivity(req, {
      action: 'staff.password-set-by-link',
      subjectType: 'admin-users',
      subjectId: person.id,
      subject: person.fullName,
    });
    await queueMail(session, [securityLetter(person.email, person.fullName, 'password-changed')]);
    return { ok: true };
  });
}
