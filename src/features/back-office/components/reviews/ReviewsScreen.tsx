'use client';

import { SearchX, Star } from 'lucide-react';
import { REVIEW_STATUS_LABELS, REVIEW_STATUSES } from '@/domain/review';
import { EmptyState } from '@/ui/EmptyState';
import type { ReviewListing, ReviewRow } from '../../operations/reviews/list-reviews';
import { REVIEW_STARS, reviewQuery, REVIEWS_PATH, reviewsHref, type ReviewFilters } from '../../rules/review-filters';
import { CompactSelect } from '@/ui/CompactSelect';
import { FilterForm } from '@/ui/FilterForm';
import { ListCount, ListFrame } from '@/ui/ListFrame';
import { RecordRows } from '@/ui/RecordRows';
import { useUrlFilters } from '@/ui/use-url-filters';
import { ReviewCard } from './ReviewCard';

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
        <CompactSelect
          name="stars"
          aria-label="Filter by stars"
          value={draft.stars}
          onChange={({ target }) => ask({ stars: REVIEW_STARS.find((each) => each === target.value) ?? 'all' })}
          className="grow sm:w-36 sm:grow-0"
        >
          <option value="all">All stars</option>
          {REVIEW_STARS.map((stars) => (
            <option key={stars} value={stars}>
              {stars === '1' ? '1 star' : `${stars} stars`}
            </option>
          ))}
        </CompactSelect>
        <CompactSelect
          name="status"
          aria-label="Filter by status"
          value={draft.status}
          onChange={({ target }) => ask({ status: REVIEW_STATUSES.find((each) => each === target.value) ?? 'all' })}
          className="grow sm:w-40 sm:grow-0"
        >
          <option value="all">All statuses</option>
          {REVIEW_STATUSES.map((status) => (
            <option key={status} value={status}>
              {REVIEW_STATUS_LABELS[status]}
            </option>
          ))}
        </CompactSelect>
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading reviews...">
        {listing.matching > 0 ? (
          <div className="mb-5">
            <RecordRows<ReviewRow>
              key={query}
              label="Reviews"
              path={`${REVIEWS_PATH}/list`}
              query={query}
              total={listing.matching}
              first={listing.rows}
              estimatedHeight={150}
              failure="Failed to load reviews"
            >
              {(review) => <ReviewCard review={review} />}
            </RecordRows>
          </div>
        ) : (
          <div className="card">
            {query ? (
              <EmptyState
                title="No reviews found"
                description="Try adjusting your search or filter criteria"
                icon={<SearchX />}
              />
            ) : (
              <EmptyState
                title="No reviews yet"
                description="What customers say of delivered orders will appear here"
                icon={<Star />}
              />
            )}
          </div>
        )}
        <ListCount matching={listing.matching} total={listing.total} what="reviews" />
      </ListFrame>
    </>
  );
}
