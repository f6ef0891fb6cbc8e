import type { OrderStatus } from '../orders/order-status';

export const REVIEW_STATUSES = ['published', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const REVIEW_STATUS_LABELS: Record<ReviewStatus, string> = { published: 'Published', hidden: 'Hidden' };

export const STARS = [
  { value: 1, label: 'Poor' },
  { value: 2, label: 'Fair' },
  { value: 3, label: 'Good' },
  { value: 4, label: 'Very good' },
  { value: 5, label: 'Excellent' },
] as const;

export const MAX_REVIEWER_NAME = 60;
export const MAX_REVIEW_TITLE = 120;
export const MAX_REVIEW_TEXT = 2000;

export const starsText = (stars: number): string => `${stars} ${stars === 1 ? 'star' : 'stars'}`;

/** Default name of a reviewer: “Ada B.” */
export function reviewerName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial = ''] = lastName.trim();
  return [
    firstName
      .trim()
      .slice(0, MAX_REVIEWER_NAME - 3)
      .trim(),
    initial && `${initial.toUpperCase()}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Reason against a review, as a sentence; undefined once delivered or collected. */
export function reviewProblem(status: OrderStatus): string | undefined {
  if (status === 'delivered') return undefined;
  return status === 'cancelled'
    ? 'This order was cancelled, so there is nothing to review.'
    : 'You can review what you ordered once you have it.';
}
