import type { Payload, PayloadRequest } from 'payload';
import { forgetDevices } from '../data/credentials';
import { sessionIdOf } from '@/modules/accounts/session/session-id';
import { recordActivity } from '@/lib/activity';
import { lockRows } from '@/lib/database/lock-rows';
import { query } from '@/lib/database/query';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import type { AdminUser } from '@/payload-types';

const SHOWN = 100;

export type LoginEntry = {
  id: string;
  outcome: 'signed_in' | 'wrong_password' | 'wrong_code' | 'inactive';
  address: string;
  agent: string;
  at: Date;
  /** The session it opened, while that is valid. */
  sessionId: string | null;
  isCurrent: boolean;
};
export type LoginHistory = { entries: LoginEntry[]; otherSessions: number };

type Own = { payload: Payload; req: PayloadRequest; user: AdminUser };

/** The newest hundred logins to one’s own account, and how many sessions besides this one are good. */
export async function loadLoginHistory({ payload, user }: Omit<Own, 'req'>): Promise<LoginHistory> {
  const current = sessionIdOf(user) ?? '';
  const [entries, [others]] = await Promise.all([
    query<LoginEntry>(
      payload,
      `select login.id, login.outcome, login.address, login.agent, login.created_at as at, live.id as "sessionId",
              live.id is not null and live.id = $2 as "isCurrent"
         from staff_logins login
         left join admin_users_sessions live
           on live.id = login.session_id and live._parent_id = login.user_id and live.expires_at > now()
        where login.user_id = $1
        order by login.created_at desc
        limit ${SHOWN}`,
      [user.id, current],
    ),
    query<{ count: number }>(
      payload,
      `select count(*)::int from admin_users_sessions where _parent_id = $1 and id <> $2 and expires_at > now()`,
      [user.id, current],
    ),
  ]);
  return { entries, otherSessions: others?.count ?? 0 };
}

/**
 * Ends one session of one’s own account: its token is invalid from the next request on, and all known devices are
 * forgotten.
 */
export async function revokeSession(own: Own & { sessionId: string }): Promise<Result> {
  const ended = await endSessions(own, 'id = $2', own.sessionId);
  return ended > 0 ? { ok: true } : failure('not_found', 'This session has ended already.');
}

/** The same with every session of one’s own account but this one. */
export async function revokeOtherSessions(own: Own): Promise<Result<{ ended: number }>> {
  return { ok: true, ended: await endSessions(own, 'id <> $2', sessionIdOf(own.user) ?? '') };
}

async function endSessions({ req, user }: Own, which: string, sessionId: string): Promise<number> {
  return inTransaction(req, async ({ client }) => {
    await lockRows(req, 'admin_users', user.id);
    const { rowCount } = await client.query(`delete from admin_users_sessions where _parent_id = $1 and ${which}`, [
      user.id,
      sessionId,
    ]);
    await forgetDevices(client, 'admin-users', user.id);
    if (!rowCount) return 0;
    await recordActivity(req, {
      action: 'staff.sessions-ended',
      subjectType: 'admin-users',
      subjectId: user.id,
      subject: user.fullName,
      after: { ended: rowCount },
    });
    return rowCount;
  });
}
