import type { Payload } from 'payload';
import type { OrderStatus } from '@/domain/orders/order-status';
import type { ReviewStatus } from '@/domain/reviews/review';
import { query } from '@/lib/database/query';

export type OwnReview = {
  rating: number;
  authorName: string;
  title: string | null;
  body: string | null;
  status: ReviewStatus;
};

export type ReviewableOrder = {
  orderNumber: string;
  status: OrderStatus;
  contact: { firstName: string; lastName: string; email: string };
  /** Those that the shop still has, each once with its ordered colours, in the order’s order. */
  products: { id: string; name: string; slug: string; colors: string[]; review: OwnReview | null }[];
};

export async function findReviewableOrder(payload: Payload, token: string): Promise<ReviewableOrder | undefined> {
  const [order] = await query<ReviewableOrder>(
    payload,
    `select o.order_number as "orderNumber", o.status,
            json_build_object('firstName', o.contact_first_name, 'lastName', o.contact_last_name,
                              'email', o.contact_email) as contact,
            coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name, 'slug', p.slug, 'colors', i.colors, 'review',
                case when r.id is null then null else json_build_object('rating', r.rating,
                  'authorName', r.author_name, 'title', r.title, 'body', r.body, 'status', r.status) end) order by i.place)
              from (select product_id, min(_order) as place,
                           coalesce(array_agg(color order by _order) filter (where color is not null), '{}') as colors
                      from order_items where _parent_id = o.id group by 1) i
              join products p on p.id = i.product_id
              left join product_reviews r on r.order_id = o.id and r.product_id = p.id), '[]') as products
       from orders o where o.tracking_token = $1`,
    [token],
  );
  return order;
}
