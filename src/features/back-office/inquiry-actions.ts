'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { INQUIRY_STATUSES, MAX_INQUIRY_TEXT, type InquiryStatus } from '@/domain/inquiry';
import { textInput } from '@/domain/person-input';
import { fieldErrors } from '@/domain/checkout-input';
import { failure, type Result } from '@/lib/result';
import { deleteInquiry, replyToInquiry, setInquiryStatus } from './operations/inbox/change-inquiry';
import { INBOX_PATH } from './rules/inquiry-filters';
import { administratorRequest } from './session';

const id = z.guid();
const reply = z.object({
  id,
  replyId: id,
  body: textInput(MAX_INQUIRY_TEXT, 'Please write an answer.'),
});

const invalid = () => failure('invalid', 'This cannot be read. Load the page again.');

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

/** Answers by e-mail. @param answer its `replyId` is chosen by the form: sent twice, it is one answer. */
export async function replyToInquiryAction(
  inquiryId: string,
  answer: { replyId: string; body: string },
): Promise<Result> {
  const context = await administratorRequest(INBOX_PATH);
  const parsed = reply.safeParse({ ...answer, id: inquiryId });
  if (!parsed.success) {
    return failure('invalid', 'The answer was not sent.', { fieldErrors: fieldErrors(parsed.error) });
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
