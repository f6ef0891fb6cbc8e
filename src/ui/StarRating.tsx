import { cn } from './cn';

const STARS = 5;
const outline = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z';

function Row({ className }: { className: string }) {
  return (
    <span className={cn('flex', className)}>
      {Array.from({ length: STARS }, (_, index) => (
        <svg key={index} viewBox="0 0 20 20" fill="currentColor" className="size-[1em] shrink-0">
          <path d={outline} />
        </svg>
      ))}
    </span>
  );
}

type StarRatingProps = {
  /** 0 to 5, fractions allowed. */
  rating: number;
  /** How many reviews it is the average of. */
  reviews?: number;
  /** Shows the figures beside the stars. */
  showText?: boolean;
  className?: string;
};

/** Stars filled to a tenth, read out as "Rated 4.6 out of 5, 128 reviews". */
export function StarRating({ rating, reviews, showText = true, className }: StarRatingProps) {
  const shown = Math.min(Math.max(rating, 0), STARS).toFixed(1);
  const reviewText = reviews === undefined ? '' : `, ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`;
  return (
    <span className={cn('inline-flex items-center gap-1.5 text-sm', className)}>
      <span className="sr-only">{`Rated ${shown} out of ${STARS}${reviewText}`}</span>
      <span aria-hidden className="relative inline-block text-[1.15em]">
        <Row className="text-ink/20" />
        <span
          className="absolute inset-y-0 left-0 overflow-hidden"
          style={{ width: `${(Number(shown) / STARS) * 100}%` }}
        >
          <Row className="w-max text-star" />
        </span>
      </span>
      {showText && (
        <span aria-hidden className="text-ink-muted">
          <span className="font-semibold text-ink">{shown}</span>
          {reviews !== undefined && ` (${reviews})`}
        </span>
      )}
    </span>
  );
}
