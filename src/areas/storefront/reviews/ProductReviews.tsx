import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';
import { StarRating } from '@/ui/StarRating';
import type { PublishedReview, ReviewPage } from '@/modules/reviews/data/published-reviews';
import { starsText } from '@/domain/reviews/review';

export type DatedReviews = Omit<ReviewPage, 'reviews'> & { reviews: (PublishedReview & { date: string })[] };

type ProductReviewsProps = {
  product: { slug: string; name: string; rating: number };
  listing: DatedReviews;
};

export function ProductReviews({ product: { slug, name, rating }, listing }: ProductReviewsProps) {
  const { total, counts, reviews, page, pages } = listing;
  const pageLink = (to: number) => `/product/${slug}${to > 1 ? `?reviews=${to}` : ''}#reviews`;
  return (
    <section id="reviews" aria-labelledby="product-reviews" className="border-t border-line py-section">
      <Container>
        <h2 id="product-reviews" className="text-heading">
          Reviews
        </h2>
        {total === 0 ? (
          <p className="mt-4 max-w-prose text-ink-muted">
            No reviews of the {name} yet. The email we send once your order is delivered has a link to write the first.
          </p>
        ) : (
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:self-start">
              <p className="flex items-end gap-3">
                <span aria-hidden className="font-display text-6xl leading-none font-bold">
                  {rating.toFixed(1)}
                </span>
                <span className="grid gap-1">
                  <StarRating rating={rating} showText={false} />
                  <span className="text-sm text-ink-muted">{`${total} ${total === 1 ? 'review' : 'reviews'}`}</span>
                </span>
              </p>
              <RatingBars counts={counts} total={total} />
            </div>
            <div>
              <ul className="-mt-6">
                {reviews.map(({ id, ...review }) => (
                  <ReviewItem key={id} {...review} />
                ))}
              </ul>
              {pages > 1 && (
                <nav
                  aria-label="Pages of reviews"
                  className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-6"
                >
                  {page > 1 && (
                    <Link href={pageLink(page - 1)} prefetch={false} className={buttonClass('outline')}>
                      Newer reviews
                    </Link>
                  )}
                  {page < pages && (
                    <Link href={pageLink(page + 1)} prefetch={false} className={buttonClass('outline')}>
                      Older reviews
                    </Link>
                  )}
                  <p className="text-sm text-ink-muted">{`Page ${page} of ${pages}`}</p>
                </nav>
              )}
            </div>
          </div>
        )}
      </Container>
    </section>
  );
}

function RatingBars({ counts, total }: { counts: readonly number[]; total: number }) {
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <ul className="mt-6 grid gap-2 text-sm">
      {rows.map(({ stars, count }) => (
        <li key={stars} className="rating-bar">
          <span>{starsText(stars)}</span>
          <span aria-hidden>
            <span style={{ width: `${((count / total) * 100).toFixed(1)}%` }} />
          </span>
          <span>
            <span className="sr-only">: </span>
            {count}
          </span>
        </li>
      ))}
    </ul>
  );
}

type ReviewItemProps = Omit<PublishedReview, 'id'> & {
  date: string;
};

function ReviewItem({ authorName, rating, title, body, isVerified, createdAt, date }: ReviewItemProps) {
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
