/** What /admin/reviews can be asked for, read from its URL and written back to it. */
import { REVIEW_STATUSES, type ReviewStatus } from '@/domain/reviews/review';
import { choiceIn, hrefOf, queryOf, searchIn } from '@/lib/http/record-query';

export const REVIEWS_PATH = '/admin/reviews';

export const REVIEW_STARS = ['5', '4', '3', '2', '1'] as const;

export type ReviewFilters = {
  /** In the product’s name, title, text and author. */
  search: string;
  stars: (typeof REVIEW_STARS)[number] | 'all';
  status: ReviewStatus | 'all';
};

const usual: ReviewFilters = { search: '', stars: 'all', status: 'all' };

export const parseReviewFilters = (query: URLSearchParams): ReviewFilters => ({
  search: searchIn(query),
  stars: choiceIn(query, 'stars', ['all', ...REVIEW_STARS]),
  status: choiceIn(query, 'status', ['all', ...REVIEW_STATUSES]),
});

export const reviewQuery = (filters: ReviewFilters): string => queryOf(filters, usual);
export const reviewsHref = (filters: ReviewFilters): string => hrefOf(REVIEWS_PATH, reviewQuery(filters));
