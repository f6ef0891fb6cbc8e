import type { PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { setAnsweredBy } from './data/inquiries';

export async function answerWithOrder(
  session: Session,
  req: PayloadRequest,
  inquiryId: string,
  order: { id: string; orderNumber: string },
): Promise<boolean> {
  const answered = await setAnsweredBy(session, inquiryId, order.id);
  if (!answered) return false;
  await recordActivity(
    req,
    'inquiry.ordered',
    { type: 'inquiries', id: inquiryId, name: answered.name },
    { before: { status: answered.status }, after: { status: 'answered', order: order.orderNumber } },
  );
  return true;
}
