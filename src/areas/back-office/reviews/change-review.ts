import type { PayloadRequest } from 'payload';
import type { ReviewStatus } from '@/domain/reviews/review';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { lockRows } from '@/lib/database/lock-rows';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import type { Review } from '@/payload-types';
import { type Refusal, refusalOf } from '@/lib/failures';

type Change = { req: PayloadRequest; id: string };

/** The database keeps the product’s rating in step. */
export async function setReviewStatus(change: Change & { status: ReviewStatus }): Promise<Result<object, Refusal>> {
  const { req, id, status } = change;
  const { payload } = req;
  try {
    return await inTransaction(req, async () => {
      await lockRows(req, 'product_reviews', id);
      const { status: before } = await payload.findByID({ collection: 'reviews', id, ...asUser(req) });
      if (before === status) return { ok: true } as const;
      const review = await payload.update({ collection: 'reviews', id, data: { status }, ...asUser(req) });
      await recordActivity(
        req,
        status === 'hidden' ? 'review.hidden' : 'review.published',
        { type: 'reviews', id, name: nameOf(review) },
        { before: { status: before }, after: { status } },
      );
      return { ok: true } as const;
    });
  } catch (error) {
    return refusalOf(error, 'review', 'Failed to update review');
  }
}

export async function deleteReview({ req, id }: Change): Promise<Result<object, Refusal>> {
  const { payload } = req;
  try {
    return await inTransaction(req, async () => {
      const review = await payload.delete({ collection: 'reviews', id, ...asUser(req) });
      await recordActivity(
        req,
        'review.deleted',
        { type: 'reviews', id, name: nameOf(review) },
        { before: { rating: review.rating, title: review.title, body: review.body, status: review.status } },
      );
      return { ok: true } as const;
    });
  } catch (error) {
    return refusalOf(error, 'review', 'Failed to delete review');
  }
}

const nameOf = ({ rating, title }: Review): string => title || `${rating} ${rating === 1 ? 'star' : 'stars'}`;
