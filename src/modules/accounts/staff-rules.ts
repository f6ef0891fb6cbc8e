import type { PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { currentTransaction } from '@/lib/database/transaction';
import type { AdminUser } from '@/payload-types';
import { dropPasswordLinks } from './data/password-links';
import { deleteSessions, lockHasOtherAdministrator } from './data/logins';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

type StaffStatus = Pick<AdminUser, 'role' | 'isActive'>;

const isAdministrator = ({ role, isActive }: StaffStatus) => isActive && role === 'administrator';

/** Nobody changes their own status; the last active administrator stays. No `after`: deletion. @throws APIError 409 */
export async function guardStaffStatus(
  req: PayloadRequest,
  before: StaffStatus & { id: string },
  after?: StaffStatus,
): Promise<void> {
  const { user } = req;
  if (!user) return;
  const changes = !after || after.role !== before.role || after.isActive !== before.isActive;
  if (!changes) return;
  if (user.collection === 'admin-users' && user.id === before.id) {
    throw refusal(after ? 'You cannot change your own role or deactivate yourself.' : 'You cannot delete yourself.');
  }
  if (!isAdministrator(before) || (after && isAdministrator(after))) return;
  if (!(await lockHasOtherAdministrator(await currentTransaction(req), before.id)))
    throw refusal('There must be at least one active administrator.');
}

export async function followStaffStatus(req: PayloadRequest, before: AdminUser, after: AdminUser): Promise<void> {
  const about = { type: 'admin-users', id: after.id, name: after.fullName };
  if (before.role !== after.role) {
    await recordActivity(req, 'staff.role-changed', about, {
      before: { role: before.role },
      after: { role: after.role },
    });
  }
  if (before.isActive === after.isActive) return;
  if (!after.isActive) {
    const session = await currentTransaction(req);
    await deleteSessions(session, after.id);
    await dropPasswordLinks(session, 'admin-users', after.id);
  }
  await recordActivity(req, after.isActive ? 'staff.activated' : 'staff.deactivated', about, {
    before: { isActive: before.isActive },
    after: { isActive: after.isActive },
  });
}

const refusal = (message: string) => refusalError(failure('conflict', message));
