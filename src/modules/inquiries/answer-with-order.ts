import type { PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';

/**
 * Marks an inquiry as answered by an order, in the transaction that places it.
 * @returns whether it was the first to answer it.
 */
export async function answerWithOrder(
  { client }: Session,
  req: PayloadRequest,
  inquiryId: string,
  order: { id: string; orderNumber: string },
): Promise<boolean> {
  const { rows } = await client.query<{ name: string; status: string }>(
    `update inquiries after set order_id = $2, status = 'answered', updated_at = now()
       from inquiries before
      where after.id = $1 and before.id = after.id and after.order_id is null
      returning after.name, before.status`,
    [inquiryId, order.id],
  );
  const [answered] = rows;
  if (!answered) return false;
  await recordActivity(req, {
    action: 'inquiry.ordered',
    subjectType: 'inquiries',
    subjectId: inquiryId,
    subject: answered.name,
    before: { status: answered.status },
    after: { status: 'answered', order: order.orderNumber },
  });
  return true;
}
