import type { PayloadRequest } from 'payload';
import { MAX_COMMENTS, type DesignComment } from '@/domain/kits/designs/design-input';
import type { DesignCommentView } from '@/domain/kits/designs/design-view';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { insertComment, queueCommentEmail, type CommentRow } from '../data/design-comments';
import { findSharedDesign } from '../data/designs';
import { noDesign } from './holder';

export const commentView = ({ id, author, text, createdAt }: CommentRow): DesignCommentView => ({
  id,
  author,
  text,
  createdAt: createdAt.toISOString(),
});

type CommentOnDesign = { req: PayloadRequest; token: string; comment: DesignComment };

export function commentOnDesign({
  req,
  token,
  comment,
}: CommentOnDesign): Promise<Result<DesignCommentView, 'not_found' | 'full'>> {
  return inTransaction(req, async (session) => {
    const design = await findSharedDesign(req, token);
    if (!design) return noDesign;
    const row = await insertComment(session, design.id, comment, MAX_COMMENTS);
    if (row) await queueCommentEmail(session, design.id);
    return row
      ? { ok: true, ...commentView(row) }
      : failure('full', 'This design has as many comments as it can have.');
  });
}
