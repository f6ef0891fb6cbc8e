import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import type { OrderStatus } from '@/domain/orders/order-status';
import { reviewProblem, starsText, type ReviewStatus } from '@/domain/catalogue/review';
import type { ReviewInput } from '@/domain/catalogue/review-input';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { purgeAfterCommit } from '@/lib/database/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { notifyStaff } from '@/lib/staff-notifications';

type StoreReview = {
  req: PayloadRequest;
  /** Of the order’s link: who has it may review what was ordered. */
  token: string;
  input: ReviewInput;
};

type Stored = Result<{ isNew: boolean }, 'not_found' | 'not_delivered' | 'refused'>;
type LockedOrder = { id: string; status: OrderStatus; email: string };

/**
 * Takes in what a customer says of a product of a delivered order: one review of each, which they may change until
 * staff hide it. Rows are locked in the order order, review, product; locking the product lets its rating, which the
 * database derives, count every review that was committed before.
 */
export function storeReview({ req, token, input }: StoreReview): Promise<Stored> {
  return inTransaction<Stored>(req, async (session) => {
    const order = await lockOrder(session, token);
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
    const product = await lockProduct(session, order.id, input.product);
    if (!product) return failure('not_found', 'This product is not part of the order, or is no longer known.');
    await write(session, order.id, input);
    await notifyStaff(session, {
      kind: 'review',
      title: `${before ? 'Changed' : 'New'} review: ${starsText(input.rating)} for ${product.name}`,
      href: '/admin/reviews',
    });
    await purgeAfterCommit(req, purgeTags({ collection: 'products', id: input.product }));
    return { ok: true, isNew: before === undefined };
  });
}

async function lockOrder({ client }: Session, token: string): Promise<LockedOrder | undefined> {
  const { rows } = await client.query<LockedOrder>(
    'select id, status, contact_email as email from orders where tracking_token = $1 for no key update',
    [token],
  );
  return rows[0];
}

async function lockReview(
  { client }: Session,
  orderId: string,
  productId: string,
): Promise<{ status: ReviewStatus } | undefined> {
  const { rows } = await client.query<{ status: ReviewStatus }>(
    'select status from product_reviews where order_id = $1 and product_id = $2 for update',
    [orderId, productId],
  );
  return rows[0];
}

async function lockProduct(
  { client }: Session,
  orderId: string,
  productId: string,
): Promise<{ name: string } | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select name from products p
      where id = $2 and exists (select from order_items where _parent_id = $1 and product_id = p.id)
        for no key update`,
    [orderId, productId],
  );
  return rows[0];
}

async function write({ client }: Session, orderId: string, { product, ...input }: ReviewInput): Promise<void> {
  await client.query(
    `insert into product_reviews (product_id, order_id, author_name, rating, title, body, status)
     values ($1, $2, $3, $4, $5, $6, 'published')
     on conflict (order_id, product_id) where order_id is not null do update
        set author_name = excluded.author_name, rating = excluded.rating, title = excluded.title,
            body = excluded.body, updated_at = now()`,
    [product, orderId, input.authorName, input.rating, input.title ?? null, input.body ?? null],
  );
}
