import type { PayloadRequest } from 'payload';
import { INQUIRY_STATUS_LABELS, inquiryTitle, type InquiryStatus } from '@/domain/inquiries/inquiry';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import { type Refusal, refusalOf } from '@/lib/failures';
import { insertReply, lockInquiry, type LockedInquiry } from './data/inquiry';

type Change = { req: PayloadRequest; id: string };
type Changed<Value extends object = object> = Result<Value, Refusal>;

export function setInquiryStatus(
  change: Change & { status: InquiryStatus },
): Promise<Changed<{ from: InquiryStatus }>> {
  const { status } = change;
  return withLockedInquiry(change, 'Failed to update inquiry', async (_, inquiry) => {
    if (inquiry.status !== status) {
      await saveStatus(change, inquiry, status, `inquiry.${INQUIRY_STATUS_LABELS[status].toLowerCase()}`);
    }
    return { ok: true, from: inquiry.status };
  });
}

type Answer = Change & {
  /** Chosen by the form, so that a reply sent twice is stored once. */
  replyId: string;
  body: string;
};

export function replyToInquiry(answer: Answer): Promise<Changed> {
  const { req, id, replyId, body } = answer;
  return withLockedInquiry(answer, 'Failed to send reply', async (session, inquiry) => {
    await saveStatus(answer, inquiry, 'answered');
    const { user } = req;
    const byName = user?.collection === 'admin-users' ? user.fullName : 'Staff';
    if (!(await insertReply(session, { id: replyId, inquiryId: id, body, byId: user?.id, byName })))
      return { ok: true };
    await queueMail(session, [{ to: inquiry.email, template: 'inquiry-reply', data: { replyId } }]);
    await recordActivity(
      req,
      'inquiry.replied',
      { type: 'inquiries', id, name: inquiryTitle(inquiry) },
      { before: { status: inquiry.status }, after: { status: 'answered' } },
    );
    return { ok: true };
  });
}

export function deleteInquiry(change: Change): Promise<Changed> {
  const { req, id } = change;
  const { payload } = req;
  return withLockedInquiry(change, 'Failed to delete inquiry', async (_, inquiry) => {
    await payload.delete({ collection: 'inquiries', id, ...asUser(req) });
    await recordActivity(
      req,
      'inquiry.deleted',
      { type: 'inquiries', id, name: inquiryTitle(inquiry) },
      { before: { kind: inquiry.kind, status: inquiry.status } },
    );
    return { ok: true };
  });
}

async function withLockedInquiry<Value extends object>(
  { req, id }: Change,
  otherwise: string,
  work: (session: Session, inquiry: LockedInquiry) => Promise<Changed<Value>>,
): Promise<Changed<Value>> {
  try {
    return await inTransaction(req, async (session) => {
      const inquiry = await lockInquiry(session, id);
      return inquiry ? work(session, inquiry) : failure('not_found', 'This inquiry no longer exists.');
    });
  } catch (error) {
    return refusalOf(error, 'inquiry', otherwise);
  }
}

/** Through Payload, for its access rules. */
async function saveStatus(
  { req, id }: Change,
  inquiry: LockedInquiry,
  status: InquiryStatus,
  action?: string,
): Promise<void> {
  const { payload } = req;
  await payload.update({ collection: 'inquiries', id, data: { status }, select: { status: true }, ...asUser(req) });
  if (!action) return;
  await recordActivity(
    req,
    action,
    { type: 'inquiries', id, name: inquiryTitle(inquiry) },
    { before: { status: inquiry.status }, after: { status } },
  );
}
