import { cn } from './cn';

const STARS = 5;

type StarRatingProps = {
  /** 0 to 5, fractions allowed. */
  rating: number;
  reviews?: number;
  showText?: boolean;
  className?: string;
};

/** Stars filled to a tenth, read out as "Rated 4.6 out of 5, 128 reviews". */
export function StarRating({ rating, reviews, showText = true, className }: StarRatingProps) {
  const shown = Math.min(Math.max(rating, 0), STARS).toFixed(1);
  const reviewText = reviews === undefined ? '' : `, ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`;
  return (
    <span className={cn('rating', className)}>
      <span className="sr-only">{`Rated ${shown} out of ${STARS}${reviewText}`}</span>
      <span
        aria-hidden
        className="stars"
        style={{ backgroundSize: `${Math.round((Number(shown) / STARS) * 100)}% 100%` }}
      />
      {showText && (
        <span aria-hidden className="text-ink-muted">
          <span className="font-semibold text-ink">{shown}</span>
          {reviews !== undefined && ` (${reviews})`}
        </span>
      )}
    </span>
  );
}
