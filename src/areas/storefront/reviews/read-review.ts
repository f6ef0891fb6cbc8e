import { reviewInput, type ReviewInput } from '@/domain/reviews/review-input';
import { fieldErrors } from '@/domain/text/field-errors';
import type { FieldErrors } from '@/lib/result';

/** Form data in the shape of `reviewInput`, for browser and server. Pure. */
export function readReview(data: FormData): { ok: true; input: ReviewInput } | { ok: false; fieldErrors: FieldErrors } {
  const parsed = reviewInput.safeParse(Object.fromEntries(data));
  return parsed.success ? { ok: true, input: parsed.data } : { ok: false, fieldErrors: fieldErrors(parsed.error) };
}
