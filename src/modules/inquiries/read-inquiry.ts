import { fieldErrors } from '@/domain/text/field-errors';
import { inquiryInput, type InquiryInput } from '@/domain/inquiries/inquiry-input';
import type { FieldErrors } from '@/lib/result';

export function readInquiry(
  data: FormData,
): { ok: true; input: InquiryInput } | { ok: false; fieldErrors: FieldErrors } {
  const parsed = inquiryInput.safeParse({ ...Object.fromEntries(data), files: filesIn(data) });
  return parsed.success ? { ok: true, input: parsed.data } : { ok: false, fieldErrors: fieldErrors(parsed.error) };
}

/** Chosen files: without any, browsers send one without a name. */
export const filesIn = (data: FormData): File[] =>
  data.getAll('files').filter((file): file is File => file instanceof File && file.name !== '');
