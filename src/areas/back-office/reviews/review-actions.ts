'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { REVIEW_STATUSES, type ReviewStatus } from '@/domain/catalogue/review';
import { failure, type Result } from '@/lib/result';
import { deleteReview, setReviewStatus } from './change-review';
import { REVIEWS_PATH } from './review-filters';
import { administratorRequest } from '../access/session';

const id = z.guid();
const invalid = () => failure('invalid', 'This request is not valid. Please reload the page.');

/** Hides or publishes a review, at once. */
export async function setReviewStatusAction(reviewId: string, status: ReviewStatus): Promise<Result> {
  const context = await administratorRequest(REVIEWS_PATH);
  const parsed = z.object({ id, status: z.enum(REVIEW_STATUSES) }).safeParse({ id: reviewId, status });
  if (!parsed.success) return invalid();
  const result = await setReviewStatus({ ...context, ...parsed.data });
  if (result.ok) refresh();
  return result;
}

export async function deleteReviewAction(reviewId: string): Promise<Result> {
  const context = await administratorRequest(REVIEWS_PATH);
  const parsed = id.safeParse(reviewId);
  if (!parsed.success) return invalid();
  const result = await deleteReview({ ...context, id: parsed.data });
  if (result.ok) refresh();
  return result;
}
