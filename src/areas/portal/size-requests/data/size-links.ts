import { randomBytes } from 'node:crypto';
import type { QueryResult, QueryResultRow } from 'pg';

/** A key that nobody guesses: 24 random bytes. It opens what it belongs to, so it stands in no log. */
export const newToken = (): string => randomBytes(24).toString('base64url');

type Run = <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<QueryResult<Row>>;

/** Creates a link for every active player of an open size request who has none. */
export async function createLinks(run: Run, requestId: string): Promise<void> {
  const { rows } = await run<{ id: string }>(
    `select member.id
       from team_size_requests request
       join team_members member on member.team_id = request.team_id and member.is_active
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
