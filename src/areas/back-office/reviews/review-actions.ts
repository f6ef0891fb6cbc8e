'use server';

import { z } from 'zod';
import { REVIEW_STATUSES, type ReviewStatus } from '@/domain/reviews/review';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { deleteReview, setReviewStatus } from './change-review';
import { REVIEWS_PATH } from './review-filters';
import { staffAction } from '../access/staff-action';

const id = z.guid();

export async function setReviewStatusAction(reviewId: string, status: ReviewStatus): Promise<Result> {
  const change = z.object({ id, status: z.enum(REVIEW_STATUSES) }).safeParse({ id: reviewId, status });
  return staffAction('reviews:write', REVIEWS_PATH, change, (call) => refreshed(setReviewStatus(call)));
}

export async function deleteReviewAction(reviewId: string): Promise<Result> {
  const target = z.object({ id }).safeParse({ id: reviewId });
  return staffAction('reviews:write', REVIEWS_PATH, target, (call) => refreshed(deleteReview(call)));
}
