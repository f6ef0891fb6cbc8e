import { starsText } from '@/domain/reviews/review';
import { StarRating } from '@/ui/StarRating';
import type { PublishedReview } from '@/modules/reviews/data/published-reviews';

type ReviewItemProps = Omit<PublishedReview, 'id'> & {
  date: string;
};

export function ReviewItem({ authorName, rating, title, body, isVerified, createdAt, date }: ReviewItemProps) {
  return (
    <li className="review">
      <article>
        <StarRating rating={rating} showText={false} />
        <h3 className={title ? undefined : 'sr-only'}>{title ?? starsText(rating)}</h3>
        {body && <p className="review-text">{body}</p>}
        <p className="review-author">
          <span>{authorName}</span>
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
