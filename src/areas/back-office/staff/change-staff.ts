import type { PayloadRequest } from 'payload';
import { roleFields } from '@/domain/staff/permissions';
import { findRole } from '@/modules/accounts/staff-rules';
import type { AdminUser } from '@/payload-types';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { securityEmail } from '@/modules/accounts/emails/security-email';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { errorCode, errorStatus } from '@/lib/failures';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import { deleteSecondFactor } from './data';

type About = { req: PayloadRequest; id: string };
type WithPassword = About & { password: string };

export const changeStaffRole = (call: WithPassword & { role: string }): Promise<Result> =>
  confirmed(call, async () => {
    const data = roleFields(call.role);
    if (data.ownRole && !(await findRole(call.req, data))) return failure('not_found', 'Role not found.');
    return change(call, data, true);
  });

export const activateStaff = (call: WithPassword): Promise<Result> =>
  confirmed(call, () => change(call, { isActive: true }, true));

export const deactivateStaff = (call: About): Promise<Result> => change(call, { isActive: false }, false);

export const deleteStaff = (call: WithPassword): Promise<Result> =>
  confirmed(call, () => {
    const { req, id } = call;
    const { payload } = req;
    const context = { knowsPassword: true };
    return attempt(payload.delete({ collection: 'admin-users', id, context, ...asUser(req) }));
  });

async function confirmed(call: WithPassword, work: () => Promise<Result>): Promise<Result> {
  const known = await confirmPassword(call);
  return known.ok ? work() : known;
}

const change = (
  { req, id }: About,
  data: Partial<Pick<AdminUser, 'role' | 'ownRole' | 'isActive'>>,
  knowsPassword: boolean,
): Promise<Result> =>
  attempt(req.payload.update({ collection: 'admin-users', id, data, context: { knowsPassword }, ...asUser(req) }));

async function attempt(work: Promise<unknown>): Promise<Result> {
  try {
    await work;
    return { ok: true };
  } catch (error) {
    if (error instanceof Error && errorCode(error) === 'conflict') return failure('conflict', error.message);
    if (errorStatus(error) === 404) return failure('not_found', 'Account not found.');
    throw error;
  }
}

export async function removeSecondFactor(call: WithPassword): Promise<Result> {
  const { req, id } = call;
  const known = await confirmPassword(call);
  if (!known.ok) return known;
  return inTransaction(req, async (session) => {
    const person = await deleteSecondFactor(session, id);
    if (!person) return failure('conflict', 'This account has no two-factor authentication.');
    await recordActivity(req, 'staff.second-factor-removed', { type: 'admin-users', id, name: person.fullName });
    await queueMail(session, [securityEmail(person.email, person.fullName, 'second-factor-removed')]);
    return { ok: true };
  });
}
