import { reviewInput, type ReviewInput } from '@/domain/reviews/review-input';
import { fieldErrors } from '@/domain/text/field-errors';
import type { FieldErrors } from '@/lib/result';

/** Pure: for browser and server. */
export function readReview(data: FormData): { ok: true; input: ReviewInput } | { ok: false; fieldErrors: FieldErrors } {
  const parsed = reviewInput.safeParse(Object.fromEntries(data));
  return parsed.success ? { ok: true, input: parsed.data } : { ok: false, fieldErrors: fieldErrors(parsed.error) };
}
