'use server';

import { z } from 'zod';
import { INQUIRY_STATUSES, MAX_INQUIRY_TEXT, type InquiryStatus } from '@/domain/inquiries/inquiry';
import { textInput } from '@/domain/text/person-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { deleteInquiry, replyToInquiry, setInquiryStatus } from './change-inquiry';
import { INBOX_PATH } from './inquiry-filters';
import { memberRequest } from '../access/session';
import { staffAction } from '../access/staff-action';

const id = z.guid();
const reply = z.object({
  id,
  replyId: id,
  body: textInput(MAX_INQUIRY_TEXT, 'Please write a reply.'),
});

export async function setInquiryStatusAction(
  inquiryId: string,
  status: InquiryStatus,
): Promise<Result<{ from: InquiryStatus }>> {
  const change = z.object({ id, status: z.enum(INQUIRY_STATUSES) }).safeParse({ id: inquiryId, status });
  return staffAction('inquiries:write', INBOX_PATH, change, (call) => refreshed(setInquiryStatus(call)));
}

export async function replyToInquiryAction(
  inquiryId: string,
  answer: { replyId: string; body: string },
): Promise<Result> {
  const call = await memberRequest('inquiries:write', INBOX_PATH);
  const { data, error } = reply.safeParse({ ...answer, id: inquiryId });
  return error ? invalidInput(error, 'Your reply was not sent.') : refreshed(replyToInquiry({ ...call, ...data }));
}

export async function deleteInquiryAction(inquiryId: string): Promise<Result> {
  return staffAction('inquiries:write', INBOX_PATH, z.object({ id }).safeParse({ id: inquiryId }), deleteInquiry);
}
