'use client';

import { Star } from 'lucide-react';
import { REVIEW_STATUS_LABELS, REVIEW_STATUSES } from '@/domain/catalogue/review';
import { EmptyState } from '@/ui/EmptyState';
import type { ReviewListing, ReviewRow } from './data/reviews';
import { REVIEW_STARS, reviewQuery, REVIEWS_PATH, reviewsHref, type ReviewFilters } from './review-filters';
import { FilterForm } from '@/ui/FilterForm';
import { choicesOf, FilterSelect, type Choice } from '@/ui/FilterSelect';
import { ListFrame } from '@/ui/ListFrame';
import { NothingFound } from '@/ui/NothingFound';
import { RecordList } from '@/ui/RecordList';
import { useUrlFilters } from '@/ui/use-url-filters';
import { ReviewCard } from './ReviewCard';

const starChoices: Choice<ReviewFilters['stars']>[] = [
  { value: 'all', label: 'All stars' },
  ...REVIEW_STARS.map((stars) => ({ value: stars, label: stars === '1' ? '1 star' : `${stars} stars` })),
];
const statusChoices: Choice<ReviewFilters['status']>[] = [
  { value: 'all', label: 'All statuses' },
  ...choicesOf(REVIEW_STATUSES, REVIEW_STATUS_LABELS),
];

/** What customers say of products, newest first, under status, stars and search. */
export function ReviewsScreen({ listing, filters }: { listing: ReviewListing; filters: ReviewFilters }) {
  const { draft, loading, type, ask } = useUrlFilters(filters, reviewsHref);
  const query = reviewQuery(filters);
  return (
    <>
      <FilterForm
        action={REVIEWS_PATH}
        label="Reviews"
        searchLabel="Search reviews"
        placeholder="Search by product, text or author..."
        search={draft.search}
        onType={type}
        onAsk={ask}
      >
        <FilterSelect
          name="stars"
          label="Filter by stars"
          value={draft.stars}
          choices={starChoices}
          onChange={(stars) => ask({ stars })}
          className="grow sm:w-36 sm:grow-0"
        />
        <FilterSelect
          name="status"
          label="Filter by status"
          value={draft.status}
          choices={statusChoices}
          onChange={(status) => ask({ status })}
          className="grow sm:w-40 sm:grow-0"
        />
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading reviews...">
        <RecordList<ReviewRow>
          listing={listing}
          what="reviews"
          label="Reviews"
          path={`${REVIEWS_PATH}/list`}
          query={query}
          estimatedHeight={150}
          failure="Failed to load reviews"
          empty={
            query ? (
              <NothingFound title="No reviews found" />
            ) : (
              <EmptyState
                title="No reviews yet"
                description="Reviews of delivered orders will appear here"
                icon={<Star />}
              />
            )
          }
        >
          {(review) => <ReviewCard review={review} />}
        </RecordList>
      </ListFrame>
    </>
  );
}
