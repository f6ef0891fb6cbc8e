import type { Payload, PayloadRequest } from 'payload';
import { forgetDevices } from '../data/credentials';
import { sessionIdOf } from '@/modules/accounts/session/session-id';
import { recordActivity } from '@/lib/activity';
import { lockRows } from '@/lib/database/lock-rows';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import type { AdminUser } from '@/payload-types';
import { countOtherSessions, deleteOtherSessions, deleteSession, listLogins, type LoginEntry } from '../data/logins';

export type LoginHistory = { entries: LoginEntry[]; otherSessions: number };

type Own = { payload: Payload; req: PayloadRequest; user: AdminUser };

export async function loadLoginHistory({ payload, user }: Omit<Own, 'req'>): Promise<LoginHistory> {
  const current = sessionIdOf(user) ?? '';
  const [entries, otherSessions] = await Promise.all([
    listLogins(payload, user.id, current),
    countOtherSessions(payload, user.id, current),
  ]);
  return { entries, otherSessions };
}

/** The token is invalid from the next request on, and all known devices are forgotten. */
export async function revokeSession(own: Own & { sessionId: string }): Promise<Result> {
  const ended = await endSessions(own, deleteSession, own.sessionId);
  return ended > 0 ? { ok: true } : failure('not_found', 'This session has ended already.');
}

export async function revokeOtherSessions(own: Own): Promise<Result<{ ended: number }>> {
  return { ok: true, ended: await endSessions(own, deleteOtherSessions, sessionIdOf(own.user) ?? '') };
}

async function endSessions({ req, user }: Own, end: typeof deleteSession, sessionId: string): Promise<number> {
  return inTransaction(req, async (session) => {
    await lockRows(req, 'admin_users', user.id);
    const ended = await end(session, user.id, sessionId);
    await forgetDevices(session.client, 'admin-users', user.id);
    if (ended === 0) return 0;
    await recordActivity(
      req,
      'staff.sessions-ended',
      { type: 'admin-users', id: user.id, name: user.fullName },
      { after: { ended } },
    );
    return ended;
  });
}
