'use client';

import { Eye, EyeOff } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { LocalDate } from '@/ui/LocalDate';
import { StarRating } from '@/ui/StarRating';
import { REVIEW_STATUS_LABELS } from '@/domain/reviews/review';
import { Badge } from '@/ui/Badge';
import type { ReviewRow } from './data/reviews';
import { DeleteReview } from './DeleteReview';
import { useReviewStatus } from './use-review-status';

const link = 'underline-offset-4 hover:text-ink hover:underline';

export function ReviewCard({ review }: { review: ReviewRow }) {
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
      <div className="flex gap-1.5 max-sm:order-last max-sm:mt-3">
        <Button
          variant="outline"
          size="sm"
          className="min-h-10"
          disabled={saving}
          onClick={() => change(isHidden ? 'published' : 'hidden')}
        >
          <Icon aria-hidden className="size-4" />
          {isHidden ? 'Publish' : 'Hide'}
          <span className="sr-only"> the review of {authorName}</span>
        </Button>
        <DeleteReview review={review} />
      </div>
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
