'use client';

import { Star, Eye, EyeOff, Trash2 } from 'lucide-react';
import { REVIEW_STATUS_LABELS, REVIEW_STATUSES } from '@/domain/reviews/review';
import { choicesOf, type Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { ReviewListing, ReviewRow } from './data';
import { REVIEW_STARS, reviewQuery, REVIEWS_PATH, reviewsHref, type ReviewFilters } from './review-filters';
import Link from 'next/link';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { LocalDate } from '@/ui/LocalDate';
import { StarRating } from '@/ui/StarRating';
import { Badge } from '@/ui/Badge';
import { useReviewStatus } from './use-review-status';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { toastResult } from '@/ui/toast-result';
import { deleteReviewAction } from './review-actions';
import { Allowed } from '../access/granted';

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
      none={{ title: 'No reviews yet', description: 'Reviews of delivered orders will appear here.', icon: <Star /> }}
      estimatedHeight={150}
    >
      {(review) => <ReviewCard review={review} />}
    </ListScreen>
  );
}

const link = 'underline-offset-4 hover:text-ink hover:underline';

function ReviewCard({ review }: { review: ReviewRow }) {
  const { product, rating, title, body, authorName, orderId, createdAt } = review;
  const { status, saving, change } = useReviewStatus(review);
  const isHidden = status === 'hidden';
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <article
      className={cn(
        'card grid gap-x-6 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5',
        isHidden && 'border-dashed bg-surface-sunken',
      )}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StarRating rating={rating} showText={false} />
          <Badge variant={isHidden ? 'outline' : 'secondary'}>{REVIEW_STATUS_LABELS[status]}</Badge>
        </div>
        <h2 className="mt-1.5 font-sans text-base leading-6 font-semibold tracking-normal wrap-anywhere normal-case">
          {title || `${rating} ${rating === 1 ? 'star' : 'stars'}`}
        </h2>
      </div>
      <Allowed to="reviews:write">
        <div className="flex items-start gap-1.5 max-sm:order-last max-sm:mt-3">
          <Button
            variant="outline"
            size="sm"
            className="min-h-10"
            disabled={saving}
            onClick={() => change(isHidden ? 'published' : 'hidden')}
          >
            <Icon aria-hidden className="size-4" />
            {isHidden ? 'Publish' : 'Hide'}
            <span className="sr-only"> {authorName}’s review</span>
          </Button>
          <DeleteReview review={review} />
        </div>
      </Allowed>
      {body && <p className="col-span-full mt-1.5 max-w-prose wrap-anywhere whitespace-pre-line">{body}</p>}
      <p className="col-span-full mt-2.5 flex flex-wrap gap-x-2 text-sm text-ink-muted">
        <span className="font-medium text-ink">{authorName}</span>
        <span aria-hidden>·</span>
        <Link href={`/product/${product.slug}`} prefetch={false} target="_blank" className={link}>
          {product.name}
        </Link>
        {orderId && (
          <>
            <span aria-hidden>·</span>
            <Link href={`/admin/orders/${orderId}`} prefetch={false} className={link}>
              Order
            </Link>
          </>
        )}
        <span aria-hidden>·</span>
        <LocalDate iso={createdAt} />
      </p>
    </article>
  );
}

function DeleteReview({ review: { id, authorName } }: { review: ReviewRow }) {
  return (
    <ConfirmDialog
      title={`Delete ${authorName}’s review?`}
      description="It is deleted for good. Hiding it also removes it from the shop, and can be undone."
      confirmLabel="Delete"
      destructive
      onConfirm={() => toastResult(deleteReviewAction(id), { title: '✅ Review Deleted' })}
      trigger={
        <IconButton label={`Delete ${authorName}’s review`} className="size-10 text-ink-muted hover:text-danger">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      }
    />
  );
}
