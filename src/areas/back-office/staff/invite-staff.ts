import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { roleFields } from '@/domain/staff/permissions';
import type { InvitationInput } from '@/domain/staff/staff-input';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { createPasswordLink, LINK_LIFETIME } from '@/modules/accounts/data/password-links';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { errorStatus } from '@/lib/failures';
import { queueMail } from '@/lib/mail/queue';
import { sealToken } from '@/lib/mail/sealed-token';
import { failure, type Result } from '@/lib/result';
import type { AdminUser } from '@/payload-types';
import { lockActiveStaff } from './data';

type Acting = { req: PayloadRequest; user: AdminUser };

/** Emails the owner a link, valid for seven days, to choose a password. */
export async function inviteStaff(call: Acting & { person: InvitationInput; password: string }): Promise<Result> {
  const { req, user, person, password } = call;
  const { payload } = req;
  const confirmed = await confirmPassword({ req, password });
  if (!confirmed.ok) return confirmed;
  try {
    await inTransaction(req, async (session) => {
      const { id } = await payload.create({
        collection: 'admin-users',
        data: {
          ...{ fullName: person.fullName, email: person.email, ...roleFields(person.role) },
          password: randomBytes(32).toString('base64url'),
          isActive: true,
          theme: 'system',
          colorScheme: 'purple',
        },
        context: { knowsPassword: true },
        ...asUser(req),
      });
      await recordActivity(req, 'staff.invited', { type: 'admin-users', id, name: person.fullName }, { after: person });
      await sendInvitation(session, user, { id, ...person });
    });
    return { ok: true };
  } catch (error) {
    if (errorStatus(error) !== 400) throw error;
    const message = 'There is already an account with this address.';
    return failure('email_taken', message, { fieldErrors: { email: [message] } });
  }
}

export async function sendPasswordLink({ req, user, id }: Acting & { id: string }): Promise<Result<{ to: string }>> {
  return inTransaction(req, async (session) => {
    const person = await lockActiveStaff(session, id);
    if (!person) return failure('not_found', 'No active account was found.');
    const { email, fullName, isNew } = person;
    if (isNew) await sendInvitation(session, user, { id, email, fullName });
    else {
      const token = await createPasswordLink(session, 'admin-users', id, LINK_LIFETIME.reset);
      await queueMail(session, [
        { to: email, template: 'staff-password-reset', data: { fullName, ...sealToken(token) } },
      ]);
    }
    await recordActivity(req, isNew ? 'staff.invitation-resent' : 'staff.password-link-sent', {
      type: 'admin-users',
      id,
      name: fullName,
    });
    return { ok: true, to: email };
  });
}

async function sendInvitation(
  session: Session,
  inviter: AdminUser,
  { id, email, fullName }: { id: string; email: string; fullName: string },
): Promise<void> {
  const token = await createPasswordLink(session, 'admin-users', id, LINK_LIFETIME.invitation);
  const data = { fullName, inviter: inviter.fullName, ...sealToken(token) };
  await queueMail(session, [{ to: email, template: 'staff-invitation', data }]);
}
