import type { ReviewStatus } from '@/domain/reviews/review';
import type { OrderStatus } from '@/domain/orders/order-status';
import type { ReviewInput } from '@/domain/reviews/review-input';
import type { Session } from '@/lib/database/sessions';

type LockedOrder = { id: string; status: OrderStatus; email: string };

export async function lockReviewedOrder({ client }: Session, token: string): Promise<LockedOrder | undefined> {
  const { rows } = await client.query<LockedOrder>(
    'select id, status, contact_email as email from orders where tracking_token = $1 for no key update',
    [token],
  );
  return rows[0];
}

export async function lockReview(
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

/** Undefined if the order lacks it, or the shop no longer has it. */
export async function lockOrderedProduct(
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

export async function writeReview(
  { client }: Session,
  orderId: string,
  { product, ...input }: ReviewInput,
): Promise<void> {
  await client.query(
    `insert into product_reviews (product_id, order_id, author_name, rating, title, body, status)
     values ($1, $2, $3, $4, $5, $6, 'published')
     on conflict (order_id, product_id) where order_id is not null do update
        set author_name = excluded.author_name, rating = excluded.rating, title = excluded.title,
            body = excluded.body, updated_at = now()`,
    [product, orderId, input.authorName, input.rating, input.title ?? null, input.body ?? null],
  );
}
