'use client';

import { Star } from 'lucide-react';
import { REVIEW_STATUS_LABELS, REVIEW_STATUSES } from '@/domain/reviews/review';
import { choicesOf, type Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { ReviewListing } from './data/reviews';
import { REVIEW_STARS, reviewQuery, REVIEWS_PATH, reviewsHref, type ReviewFilters } from './review-filters';
import { ReviewCard } from './ReviewCard';

const stars: Choice<ReviewFilters['stars']>[] = [
  { value: 'all', label: 'All stars' },
  ...REVIEW_STARS.map((count) => ({ value: count, label: count === '1' ? '1 star' : `${count} stars` })),
];
const statuses: Choice<ReviewFilters['status']>[] = [
  { value: 'all', label: 'All statuses' },
  ...choicesOf(REVIEW_STATUSES, REVIEW_STATUS_LABELS),
];

export function ReviewsScreen({ listing, filters }: { listing: ReviewListing; filters: ReviewFilters }) {
  return (
    <ListScreen
      label="Reviews"
      what="reviews"
      path={REVIEWS_PATH}
      filters={filters}
      query={reviewQuery(filters)}
      hrefOf={reviewsHref}
      search={{ label: 'Search reviews', placeholder: 'Search by product, text or author...' }}
      selects={[
        { name: 'stars', label: 'Filter by stars', choices: stars, className: 'grow sm:w-36 sm:grow-0' },
        { name: 'status', label: 'Filter by status', choices: statuses, className: 'grow sm:w-40 sm:grow-0' },
      ]}
      loadingText="Loading reviews..."
      failure="Failed to load reviews"
      listing={listing}
      notFound={{ title: 'No reviews found' }}
      none={{ title: 'No reviews yet', description: 'Reviews of delivered orders will appear here', icon: <Star /> }}
      estimatedHeight={150}
    >
      {(review) => <ReviewCard review={review} />}
    </ListScreen>
  );
}
