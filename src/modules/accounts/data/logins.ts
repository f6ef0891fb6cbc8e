import type { Payload, PayloadRequest } from 'payload';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

type LoginOutcome = 'signed_in' | 'wrong_password' | 'wrong_code';

type Attempt = {
  req: PayloadRequest;
  /** An account of that address may not exist. */
  account: { email: string } | { id: string };
  address: string;
  outcome: LoginOutcome;
  sessionId?: string;
};

const MAX_AGENT = 400;

/** Deletes entries older than half a year, too. The outcome for an inactive account is always 'inactive'. */
export async function noteLogin({ req, account, address, outcome, sessionId }: Attempt): Promise<void> {
  const { payload } = req;
  const [column, value] = 'id' in account ? ['id', account.id] : ['email', account.email];
  await query(
    payload,
    `with person as (select id, is_active from admin_users where ${column} = $1),
          gone as (delete from staff_logins using person
                    where user_id = person.id and created_at < now() - interval '180 days')
     insert into staff_logins (user_id, session_id, outcome, address, agent)
     select id, $2, case when is_active then $3 else 'inactive' end, $4, $5 from person`,
    [value, sessionId ?? null, outcome, address, (req.headers.get('user-agent') ?? '').slice(0, MAX_AGENT)],
  );
}

const SHOWN = 100;

export type LoginEntry = {
  id: string;
  outcome: 'signed_in' | 'wrong_password' | 'wrong_code' | 'inactive';
  address: string;
  agent: string;
  at: Date;
  /** Session that it opened, while that is valid. */
  sessionId: string | null;
  isCurrent: boolean;
};

export function listLogins(payload: Payload, userId: string, currentSession: string): Promise<LoginEntry[]> {
  return query<LoginEntry>(
    payload,
    `select login.id, login.outcome, login.address, login.agent, login.created_at as at, live.id as "sessionId",
            live.id is not null and live.id = $2 as "isCurrent"
       from staff_logins login
       left join admin_users_sessions live
         on live.id = login.session_id and live._parent_id = login.user_id and live.expires_at > now()
      where login.user_id = $1
      order by login.created_at desc
      limit ${SHOWN}`,
    [userId, currentSession],
  );
}

export async function countOtherSessions(payload: Payload, userId: string, sessionId: string): Promise<number> {
  const [others] = await query<{ count: number }>(
    payload,
    `select count(*)::int from admin_users_sessions where _parent_id = $1 and id <> $2 and expires_at > now()`,
    [userId, sessionId],
  );
  return others?.count ?? 0;
}

/** @returns the number of sessions ended. */
export async function deleteSession({ client }: Session, userId: string, sessionId: string): Promise<number> {
  const { rowCount } = await client.query('delete from admin_users_sessions where _parent_id = $1 and id = $2', [
    userId,
    sessionId,
  ]);
  return rowCount ?? 0;
}

export async function deleteOtherSessions({ client }: Session, userId: string, sessionId: string): Promise<number> {
  const { rowCount } = await client.query('delete from admin_users_sessions where _parent_id = $1 and id <> $2', [
    userId,
    sessionId,
  ]);
  return rowCount ?? 0;
}

export async function deleteSessions({ client }: Session, userId: string): Promise<void> {
  await client.query('delete from admin_users_sessions where _parent_id = $1', [userId]);
}

/** Locks the list of owners; true if an active one is left besides this account. */
export async function lockHasOtherOwner({ client }: Session, userId: string): Promise<boolean> {
  await client.query("select pg_advisory_xact_lock(hashtext('staff owners'))");
  const { rowCount } = await client.query(
    "select 1 from admin_users where id <> $1 and role = 'owner' and is_active limit 1",
    [userId],
  );
  return Boolean(rowCount);
}
