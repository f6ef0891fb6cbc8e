import { APIError, type PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { currentTransaction } from '@/lib/database/transaction';
import type { AdminUser } from '@/payload-types';
import { dropPasswordLinks } from './password-links';

type Standing = Pick<AdminUser, 'role' | 'isActive'>;

const isAdministrator = ({ role, isActive }: Standing) => isActive && role === 'administrator';

/**
 * Guards a change of role or active flag, or a deletion (`after` is left out then), by somebody who is signed in:
 * nobody takes their own standing away, and the last active administrator stays. Of two who would each take the other
 * away, the second waits for the first and is refused.
 * @throws APIError 409, with a message for people.
 */
export async function guardStanding(
  req: PayloadRequest,
  before: Standing & { id: string },
  after?: Standing,
): Promise<void> {
  const { user } = req;
  if (!user) return;
  const changes = !after || after.role !== before.role || after.isActive !== before.isActive;
  if (!changes) return;
  if (user.collection === 'admin-users' && user.id === before.id) {
    throw refusal(after ? 'You cannot change your own role or deactivate yourself.' : 'You cannot delete yourself.');
  }
  if (!isAdministrator(before) || (after && isAdministrator(after))) return;
  const { client } = await currentTransaction(req);
  await client.query("select pg_advisory_xact_lock(hashtext('staff administrators'))");
  const { rowCount } = await client.query(
    "select 1 from admin_users where id <> $1 and role = 'administrator' and is_active limit 1",
    [before.id],
  );
  if (!rowCount) throw refusal('The last active administrator has to stay.');
}

/** What follows from a change of standing: its entries in the log, and for the deactivated the end of every session and link. */
export async function followStanding(req: PayloadRequest, before: AdminUser, after: AdminUser): Promise<void> {
  const about = { subjectType: 'admin-users', subjectId: after.id, subject: after.fullName };
  if (before.role !== after.role) {
    await recordActivity(req, {
      ...about,
      action: 'staff.role-changed',
      before: { role: before.role },
      after: { role: after.role },
    });
  }
  if (before.isActive === after.isActive) return;
  if (!after.isActive) {
    const session = await currentTransaction(req);
    await session.client.query('delete from admin_users_sessions where _parent_id = $1', [after.id]);
    await dropPasswordLinks(session, 'admin-users', after.id);
  }
  await recordActivity(req, {
    ...about,
    action: after.isActive ? 'staff.activated' : 'staff.deactivated',
    before: { isActive: before.isActive },
    after: { isActive: after.isActive },
  });
}

const refusal = (message: string) => new APIError(message, 409, undefined, true);
