import type { Payload, PayloadRequest } from 'payload';
import type { DesignComment } from '@/domain/kits/designs/design-input';
import { query, queryIn } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type CommentRow = { id: string; author: string; text: string; createdAt: Date };

const COLUMNS = 'id, author, text, created_at as "createdAt"';

export const listComments = (req: PayloadRequest, design: string): Promise<CommentRow[]> =>
  queryIn(req, `select ${COLUMNS} from kit_design_comments where design_id = $1 order by created_at, id`, [design]);

/** Locks the design: two at once cannot both take the last place. Undefined if there are `most` already. */
export async function insertComment(
  { client }: Session,
  design: string,
  { author, text }: DesignComment,
  most: number,
): Promise<CommentRow | undefined> {
  await client.query('select 1 from kit_designs where id = $1 for no key update', [design]);
  const { rows } = await client.query<CommentRow>(
    `insert into kit_design_comments (design_id, author, text)
     select $1, $2, $3 where (select count(*) from kit_design_comments where design_id = $1) < $4
     returning ${COLUMNS}`,
    [design, author, text, most],
  );
  return rows[0];
}

/** Delay that gathers comments; a team gets one email about them in an hour, however many strangers write. */
const GATHER = `interval '10 minutes'`;
const APART = `interval '1 hour'`;

const OF_TEAM = `m.template = 'kit-design-comments' and m.data ->> 'team' = team.id::text and m.created_at > now() - 3 * ${APART}`;

/** Queues an email to the design’s team, unless a queued one will include the comment. */
export async function queueCommentEmail({ client }: Session, design: string): Promise<void> {
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended('design comments ' || team_id::text, 0))
       from kit_designs where id = $1 and team_id is not null`,
    [design],
  );
  // A comment’s time is rounded to milliseconds.
  await client.query(
    `insert into mail_messages ("to", template, data, attempts, attempt_after)
     select team.email, 'kit-design-comments',
            jsonb_build_object('team', team.id, 'since', now() - interval '1 millisecond'), 0,
            greatest(now() + ${GATHER}, (select max(coalesce(m.sent_at, m.attempt_after)) from mail_messages m where ${OF_TEAM}) + ${APART})
       from kit_designs design join team_profiles team on team.id = design.team_id
      where design.id = $1 and team.email <> ''
        and not exists (select from mail_messages m where ${OF_TEAM} and m.sent_at is null and m.attempt_after > now())`,
    [design],
  );
}

export type TeamComment = Pick<CommentRow, 'author' | 'text'> & { design: string; shareToken: string };

/** By design, oldest first; none of a deactivated team’s. */
export const listTeamComments = (payload: Payload, team: string, since: string): Promise<TeamComment[]> =>
  query(
    payload,
    `select c.author, c.text, design.name as design, design.share_token as "shareToken"
       from kit_design_comments c join kit_designs design on design.id = c.design_id
       join team_profiles team on team.id = design.team_id
      where team.id = $1 and c.created_at >= $2 and design.is_active and team.is_active
      order by design.name, design.id, c.created_at, c.id`,
    [team, since],
  );
