import { fieldErrors } from '@/domain/checkout-input';
import { inquiryInput, type InquiryInput } from '@/domain/inquiry-input';
import type { FieldErrors } from '@/lib/result';

/** What a form sent, as `inquiryInput` has it; for the browser and the server alike. Pure. */
export function readInquiry(
  data: FormData,
): { ok: true; input: InquiryInput } | { ok: false; fieldErrors: FieldErrors } {
  const parsed = inquiryInput.safeParse(Object.fromEntries(data));
  return parsed.success ? { ok: true, input: parsed.data } : { ok: false, fieldErrors: fieldErrors(parsed.error) };
}
