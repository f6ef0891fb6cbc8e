import { starsText } from '@/domain/catalogue/review';
import { StarRating } from '@/ui/StarRating';
import type { PublishedReview } from '@/modules/reviews/data/published-reviews';

type ReviewItemProps = Omit<PublishedReview, 'id'> & {
  /** When it was written, for people. */
  date: string;
};

/** One review as the shop shows it. */
export function ReviewItem({ authorName, rating, title, body, isVerified, createdAt, date }: ReviewItemProps) {
  return (
    <li className="py-6">
      <article>
        <StarRating rating={rating} showText={false} />
        <h3
          className={
            title
              ? 'mt-1 font-sans text-base leading-6 font-semibold tracking-normal wrap-anywhere normal-case'
              : 'sr-only'
          }
        >
          {title ?? starsText(rating)}
        </h3>
        {body && <p className="mt-1.5 max-w-prose wrap-anywhere whitespace-pre-line text-ink-muted">{body}</p>}
        <p className="mt-2.5 flex flex-wrap gap-x-2 text-sm text-ink-muted">
          <span className="min-w-0 font-medium wrap-anywhere text-ink">{authorName}</span>
          <span aria-hidden>·</span>
          <time dateTime={createdAt}>{date}</time>
          {isVerified && (
            <>
              <span aria-hidden>·</span>
              <span className="font-medium text-success">Verified purchase</span>
            </>
          )}
        </p>
      </article>
    </li>
  );
}
