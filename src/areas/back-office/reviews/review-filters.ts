import { REVIEW_STATUSES } from '@/domain/reviews/review';
import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const REVIEWS_PATH = '/admin/reviews';

export const REVIEW_STARS = ['5', '4', '3', '2', '1'] as const;

const url = listUrl(REVIEWS_PATH, {
  stars: ['all', ...REVIEW_STARS],
  status: ['all', ...REVIEW_STATUSES],
});
export const { parse: parseReviewFilters, query: reviewQuery, href: reviewsHref } = url;
export type ReviewFilters = FiltersOf<typeof url>;
