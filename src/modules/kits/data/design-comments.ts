import type { PayloadRequest } from 'payload';
import type { DesignComment } from '@/domain/kits/designs/design-input';
import { queryIn } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type CommentRow = { id: string; author: string; text: string; createdAt: Date };

const COLUMNS = 'id, author, text, created_at as "createdAt"';

/** The comments on a design, oldest first. */
export const listComments = (req: PayloadRequest, design: string): Promise<CommentRow[]> =>
  queryIn(req, `select ${COLUMNS} from kit_design_comments where design_id = $1 order by created_at, id`, [design]);

/**
 * Adds a comment, the design locked: two at once cannot both be the last there is room for.
 * @returns undefined where there are `most` already.
 */
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
