import type { Payload, PayloadRequest } from 'payload';
import { staffPasswordProblem } from '@/domain/staff-input';
import { confirmPassword } from '@/features/accounts/operations/confirm-password';
import { dropPasswordLinks } from '@/features/accounts/operations/password-links';
import { securityLetter } from '@/features/accounts/staff-letters';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import type { AdminUser } from '@/payload-types';

type ChangePassword = {
  payload: Payload;
  req: PayloadRequest;
  user: AdminUser;
  current: string;
  password: string;
  repeat: string;
};

const wrong = (field: string, message: string) => failure('invalid', message, { fieldErrors: { [field]: [message] } });

/** Changes one’s own password; every other session of the account ends, and a letter tells its address. */
export async function changePassword(change: ChangePassword): Promise<Result> {
  const { payload, req, user, current, password, repeat } = change;
  const problem = staffPasswordProblem(password);
  if (problem) return wrong('password', problem);
  if (password !== repeat) return wrong('repeat', 'The two passwords are not the same.');
  if (password === current) return wrong('password', 'Choose another password than the current one.');
  const confirmed = await confirmPassword({ req, password: current });
  if (!confirmed.ok) return wrong('current', confirmed.message);
  await inTransaction(req, async (session) => {
    await payload.update({
      collection: 'admin-users',
      id: user.id,
      data: { password },
      depth: 0,
      context: { knowsPassword: true },
      user: req.user,
      overrideAccess: false,
      req,
    });
    await dropPasswordLinks(session, 'admin-users', user.id);
    await recordActivity(req, {
      action: 'staff.password-changed',
      subjectType: 'admin-users',
      subjectId: user.id,
      subject: user.fullName,
      after: { password: '(changed)' },
    });
    await queueMail(session, [securityLetter(user.email, user.fullName, 'password-changed')]);
  });
  return { ok: true };
}
