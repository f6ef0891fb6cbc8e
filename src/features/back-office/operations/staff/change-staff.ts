import type { Payload, PayloadRequest } from 'payload';
import type { Role } from '@/domain/permissions';
import { confirmPassword } from '@/features/accounts/operations/confirm-password';
import { securityLetter } from '@/features/accounts/staff-letters';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { errorStatus } from '@/lib/http/error-status';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';

type About = { payload: Payload; req: PayloadRequest; id: string };

/** Gives somebody another role, after the password of whoever does it; what follows stands in the collection’s hooks. */
export async function changeStaffRole(call: About & { role: Role; password: string }): Promise<Result> {
  const confirmed = await confirmPassword(call);
  return confirmed.ok ? change(call, { role: call.role }) : confirmed;
}

/** Lets somebody in, or out with the next request. */
export const setStaffActive = (call: About & { isActive: boolean }): Promise<Result> =>
  change(call, { isActive: call.isActive });

async function change({ payload, req, id }: About, data: { role?: Role; isActive?: boolean }): Promise<Result> {
  try {
    await payload.update({ collection: 'admin-users', id, data, depth: 0, user: req.user, overrideAccess: false, req });
    return { ok: true };
  } catch (error) {
    if (error instanceof Error && errorStatus(error) === 409) return failure('conflict', error.message);
    if (errorStatus(error) === 404) return failure('not_found', 'There is no such account.');
    throw error;
  }
}

/** Takes away the second factor of somebody who lost the telephone, after the password of whoever does it. */
export async function removeSecondFactor(call: About & { password: string }): Promise<Result> {
  const { req, id } = call;
  const confirmed = await confirmPassword(call);
  if (!confirmed.ok) return confirmed;
  return inTransaction(req, async (session) => {
    const { rows } = await session.client.query<{ email: string; fullName: string }>(
      `delete from staff_second_factors using admin_users person
        where user_id = $1 and person.id = user_id and enabled_at is not null
        returning person.email, person.full_name as "fullName"`,
      [id],
    );
    const [person] = rows;
    if (!person) return failure('conflict', 'This account has no two-factor authentication.');
    await recordActivity(req, {
      action: 'staff.second-factor-removed',
      subjectType: 'admin-users',
      subjectId: id,
      subject: person.fullName,
    });
    await queueMail(session, [securityLetter(person.email, person.fullName, 'second-factor-removed')]);
    return { ok: true };
  });
}
