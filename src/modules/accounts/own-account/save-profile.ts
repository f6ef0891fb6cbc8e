import type { PayloadRequest } from 'payload';
import type { ProfileInput } from '@/domain/staff/staff-input';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { dropPasswordLinks } from '../data/password-links';
import { securityEmail } from '@/modules/accounts/emails/security-email';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { errorStatus } from '@/lib/failures';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import type { AdminUser } from '@/payload-types';

type SaveProfile = {
  req: PayloadRequest;
  user: AdminUser;
  profile: ProfileInput;
  /** Required if the email address changes, as it is the login. */
  password: string;
};

/** Saves one’s own name, address and bio. The old address is notified of a new one. */
export async function saveProfile({ req, user, profile, password }: SaveProfile): Promise<Result> {
  const { payload } = req;
  const movesAddress = profile.email !== user.email;
  if (movesAddress) {
    const confirmed = await confirmPassword({ req, password });
    if (!confirmed.ok) return confirmed;
  }
  try {
    await inTransaction(req, async (session) => {
      await payload.update({
        collection: 'admin-users',
        id: user.id,
        data: profile,
        context: { knowsPassword: movesAddress },
        ...asUser(req),
      });
      if (!movesAddress) return;
      await dropPasswordLinks(session, 'admin-users', user.id);
      await recordActivity(
        req,
        'staff.email-changed',
        { type: 'admin-users', id: user.id, name: profile.fullName },
        { before: { email: user.email }, after: { email: profile.email } },
      );
      await queueMail(session, [securityEmail(user.email, profile.fullName, 'email-changed')]);
    });
    return { ok: true };
  } catch (error) {
    if (!movesAddress || errorStatus(error) !== 400) throw error;
    const message = 'Another account uses this email address.';
    return failure('email_taken', message, { fieldErrors: { email: [message] } });
  }
}
