import type { PayloadRequest } from 'payload';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { passwordProblem } from '@/modules/accounts/password/password-problem';
import { dropPasswordLinks } from '../data/password-links';
import { securityEmail } from '@/modules/accounts/emails/security-email';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import type { AdminUser } from '@/payload-types';

type ChangePassword = {
  req: PayloadRequest;
  user: AdminUser;
  current: string;
  password: string;
  repeat: string;
};

const wrong = (field: string, message: string) => failure('invalid', message, { fieldErrors: { [field]: [message] } });

/** Changes one’s own password, ends every other session of the account and notifies its address. */
export async function changePassword(change: ChangePassword): Promise<Result> {
  const { req, user, current, password, repeat } = change;
  const { payload } = req;
  const problem = await passwordProblem('admin-users', password, user);
  if (problem) return wrong('password', problem);
  if (password !== repeat) return wrong('repeat', 'The two passwords do not match.');
  if (password === current) return wrong('password', 'Choose a password other than the current one.');
  const confirmed = await confirmPassword({ req, password: current });
  if (!confirmed.ok) return wrong('current', confirmed.message);
  await inTransaction(req, async (session) => {
    await payload.update({
      collection: 'admin-users',
      id: user.id,
      data: { password },
      context: { knowsPassword: true },
      ...asUser(req),
    });
    await dropPasswordLinks(session, 'admin-users', user.id);
    await recordActivity(
      req,
      'staff.password-changed',
      { type: 'admin-users', id: user.id, name: user.fullName },
      { after: { password: '(changed)' } },
    );
    await queueMail(session, [securityEmail(user.email, user.fullName, 'password-changed')]);
  });
  return { ok: true };
}
