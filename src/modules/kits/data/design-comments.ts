import type { Payload, PayloadRequest } from 'payload';
import type { DesignComment } from '@/domain/kits/designs/design-input';
import { query, queryIn } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { queueGathered } from '@/lib/mail/queue-gathered';

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

/** Queues an email to the design’s team, unless a queued one will include the comment. */
export async function queueCommentEmail(session: Session, design: string): Promise<void> {
  const { rows } = await session.client.query<{ team: string; email: string }>(
    `select team.id as team, team.email from kit_designs design join team_profiles team on team.id = design.team_id
      where design.id = $1 and team.email <> ''`,
    [design],
  );
  for (const { team, email } of rows)
    await queueGathered(session, { to: email, template: 'kit-design-comments', data: { team } }, 'team');
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
