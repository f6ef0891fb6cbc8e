import { randomBytes } from 'node:crypto';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Session } from '@/lib/database/sessions';
import type { Payload } from 'payload';

/** 24 random bytes: possession opens the link, so it must not be logged. */
export const newToken = (): string => randomBytes(24).toString('base64url');

type Run = <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<QueryResult<Row>>;

/** Creates the missing links for active players of an open size form. */
export const createLinks = ({ client }: Session, requestId: string): Promise<void> =>
  insertLinks((...statement) => client.query(...statement), requestId);

export const createLinksNow = (payload: Payload, requestId: string): Promise<void> =>
  insertLinks((...statement) => payload.db.pool.query(...statement), requestId);

async function insertLinks(run: Run, requestId: string): Promise<void> {
  const { rows } = await run<{ id: string }>(
    `select member.id
       from team_size_requests request
       join team_members member on member.team_id = request.team_id and member.is_active
             and (request.squad is null or request.squad = any(string_to_array(member.squad, ', ')))
      where request.id = $1 and request.locked_at is null
        and not exists (select 1 from team_size_replies where size_request_id = $1 and member_id = member.id)`,
    [requestId],
  );
  if (rows.length === 0) return;
  await run(
    `insert into team_size_replies (team_id, size_request_id, member_id, token)
     select request.team_id, request.id, link.member_id, link.token
       from team_size_requests request, unnest($2::uuid[], $3::text[]) as link (member_id, token)
      where request.id = $1
         on conflict (size_request_id, member_id) do nothing`,
    [requestId, rows.map(({ id }) => id), rows.map(newToken)],
  );
}

type DueEmail = { id: string; email: string; isReminder: boolean };

/** Locks links of players with an email address, no answer, and no email within `intervalMs`. */
export async function lockDue({ client }: Session, requestId: string, intervalMs: number): Promise<DueEmail[]> {
  const { rows } = await client.query<DueEmail>(
    `select reply.id, member.email, reply.reminded_at is not null as "isReminder"
       from team_size_replies reply join team_members member on member.id = reply.member_id
      where reply.size_request_id = $1 and reply.answered_at is null and member.is_active and member.email <> ''
        and (reply.reminded_at is null or reply.reminded_at <= now() - $2 * interval '1 millisecond')
        for no key update of reply`,
    [requestId, intervalMs],
  );
  return rows;
}

export async function markReminded({ client }: Session, ids: readonly string[]): Promise<void> {
  await client.query('update team_size_replies set reminded_at = now(), updated_at = now() where id = any($1)', [ids]);
}
