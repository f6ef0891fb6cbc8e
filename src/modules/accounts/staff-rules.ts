import type { PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { currentTransaction } from '@/lib/database/transaction';
import type { AdminUser, Role } from '@/payload-types';
import { dropPasswordLinks } from './data/password-links';
import { deleteSessions, lockHasOtherOwner } from './data/logins';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

type HeldRole = Pick<AdminUser, 'role' | 'ownRole'>;
type StaffStatus = HeldRole & Pick<AdminUser, 'isActive'>;

const isOwner = ({ role, isActive }: StaffStatus) => isActive && role === 'owner';

const ownRoleOf = ({ ownRole }: Pick<AdminUser, 'ownRole'>): string | undefined =>
  (typeof ownRole === 'object' ? ownRole?.id : ownRole) ?? undefined;

const isSameRole = (before: HeldRole, after: HeldRole) =>
  before.role === after.role && ownRoleOf(before) === ownRoleOf(after);

/** As the system: what a person may do depends on nobody’s access. */
export async function findRole(
  req: PayloadRequest,
  person: Pick<AdminUser, 'ownRole'> | Partial<AdminUser>,
): Promise<Role | undefined> {
  const id = ownRoleOf(person);
  if (!id) return undefined;
  const role = await req.payload.findByID({
    collection: 'roles',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return role ?? undefined;
}

/** Nobody changes their own status; the last active owner stays. No `after`: deletion. @throws APIError 409 */
export async function guardStaffStatus(
  req: PayloadRequest,
  before: StaffStatus & { id: string },
  after?: StaffStatus,
): Promise<void> {
  const { user } = req;
  if (!user) return;
  const changes = !after || !isSameRole(before, after) || after.isActive !== before.isActive;
  if (!changes) return;
  if (user.collection === 'admin-users' && user.id === before.id) {
    throw refusal(after ? 'You cannot change your own role or deactivate yourself.' : 'You cannot delete yourself.');
  }
  if (!isOwner(before) || (after && isOwner(after))) return;
  if (!(await lockHasOtherOwner(await currentTransaction(req), before.id)))
    throw refusal('There must be at least one active owner.');
}

/** @throws APIError 409 */
export async function refuseHeldRole(req: PayloadRequest, id: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'admin-users',
    where: { ownRole: { equals: id } },
    overrideAccess: true,
    req,
  });
  if (totalDocs > 0) throw refusal('Someone has this role. Give them another one first.');
}

export async function followStaffStatus(req: PayloadRequest, before: AdminUser, after: AdminUser): Promise<void> {
  const about = { type: 'admin-users', id: after.id, name: after.fullName };
  if (!isSameRole(before, after)) {
    const states = await Promise.all([before, after].map((person) => loggedRole(req, person)));
    await recordActivity(req, 'staff.role-changed', about, { before: states[0], after: states[1] });
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

/** A role of the shop’s own by its name at the time. */
const loggedRole = async (req: PayloadRequest, person: HeldRole) => ({
  role: person.role,
  ...(person.role === 'own' && { ownRole: (await findRole(req, person))?.name }),
});

const refusal = (message: string) => refusalError(failure('conflict', message));
