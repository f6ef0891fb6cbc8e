import { reviewInput, type ReviewInput } from '@/domain/reviews/review-input';
import { fieldErrors } from '@/domain/text/field-errors';
import type { FieldErrors } from '@/lib/result';

/** What a form sent, as `reviewInput` has it; for the browser and the server alike. Pure. */
export function readReview(data: FormData): { ok: true; input: ReviewInput } | { ok: false; fieldErrors: FieldErrors } {
  const parsed = reviewInput.safeParse(Object.fromEntries(data));
  return parsed.success ? { ok: true, input: parsed.data } : { ok: false, fieldErrors: fieldErrors(parsed.error) };
}
