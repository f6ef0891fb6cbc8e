'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { INQUIRY_STATUSES, MAX_INQUIRY_TEXT, type InquiryStatus } from '@/domain/inquiries/inquiry';
import { textInput } from '@/domain/text/person-input';
import { fieldErrors } from '@/domain/orders/checkout-input';
import { failure, type Result } from '@/lib/result';
import { deleteInquiry, replyToInquiry, setInquiryStatus } from './change-inquiry';
import { INBOX_PATH } from './inquiry-filters';
import { administratorRequest } from '../access/session';

const id = z.guid();
const reply = z.object({
  id,
  replyId: id,
  body: textInput(MAX_INQUIRY_TEXT, 'Please write a reply.'),
});

const invalid = () => failure('invalid', 'This request is not valid. Please reload the page.');

/** Sets where an inquiry stands, at once. */
export async function setInquiryStatusAction(
  inquiryId: string,
  status: InquiryStatus,
): Promise<Result<{ from: InquiryStatus }>> {
  const context = await administratorRequest(INBOX_PATH);
  const parsed = z.object({ id, status: z.enum(INQUIRY_STATUSES) }).safeParse({ id: inquiryId, status });
  if (!parsed.success) return invalid();
  const result = await setInquiryStatus({ ...context, ...parsed.data });
  if (result.ok) refresh();
  return result;
}

/** Answers by email. @param answer its `replyId` is chosen by the form: sent twice, it is one answer. */
export async function replyToInquiryAction(
  inquiryId: string,
  answer: { replyId: string; body: string },
): Promise<Result> {
  const context = await administratorRequest(INBOX_PATH);
  const parsed = reply.safeParse({ ...answer, id: inquiryId });
  if (!parsed.success) {
    return failure('invalid', 'Your reply was not sent.', { fieldErrors: fieldErrors(parsed.error) });
  }
  const result = await replyToInquiry({ ...context, ...parsed.data });
  if (result.ok) refresh();
  return result;
}

/** Deletes an inquiry with its answers. */
export async function deleteInquiryAction(inquiryId: string): Promise<Result> {
  const context = await administratorRequest(INBOX_PATH);
  const parsed = id.safeParse(inquiryId);
  return parsed.success ? deleteInquiry({ ...context, id: parsed.data }) : invalid();
}
