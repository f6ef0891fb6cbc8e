import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { reviewProblem, starsText } from '@/domain/reviews/review';
import type { ReviewInput } from '@/domain/reviews/review-input';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import { lockReviewedOrder, lockReview, lockOrderedProduct, writeReview } from './data/stored-review';

type StoreReview = {
  req: PayloadRequest;
  /** Token of the order’s link, which grants the right to review. */
  token: string;
  input: ReviewInput;
};

type Stored = Result<{ isNew: boolean }, 'not_found' | 'not_delivered' | 'refused'>;

/** Locks order, review, product, in this order; the product’s rating then counts every review committed before. */
export function storeReview({ req, token, input }: StoreReview): Promise<Stored> {
  return inTransaction<Stored>(req, async (session) => {
    const order = await lockReviewedOrder(session, token);
    if (!order) return failure('not_found', 'Order not found.');
    const problem = reviewProblem(order.status);
    if (problem) return failure('not_delivered', problem);
    if (isDeletedEmail(order.email)) {
      return failure('refused', 'The personal data of this order has been removed, so it can no longer be reviewed.');
    }
    const before = await lockReview(session, order.id, input.product);
    if (before?.status === 'hidden') {
      return failure('refused', 'We have removed this review from the shop, so it can no longer be changed.');
    }
    const product = await lockOrderedProduct(session, order.id, input.product);
    if (!product) return failure('not_found', 'This product is not part of the order, or is no longer known.');
    await writeReview(session, order.id, input);
    await notifyStaff(session, {
      kind: 'review',
      title: `${before ? 'Changed' : 'New'} review: ${starsText(input.rating)} for ${product.name}`,
      href: '/admin/reviews',
    });
    await purgeAfterCommit(req, purgeTags({ collection: 'products', id: input.product }));
    return { ok: true, isNew: before === undefined };
  });
}
