import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

export type PublishedReview = {
  id: string;
  authorName: string;
  rating: number;
  title: string | null;
  body: string | null;
  /** True if it was left for a delivered order. */
  isVerified: boolean;
  createdAt: string;
};

export type ReviewPage = {
  total: number;
  /** Reviews with one star, two, and so on to five. */
  counts: number[];
  /** At most `PAGE` reviews, newest first. */
  reviews: PublishedReview[];
  /** From 1; at most the last page. */
  page: number;
  pages: number;
};

const PAGE = 8;

const text = `
  with counted as (select count(*)::int as total,
                       array(select count(*) filter (where rating = star)::int from generate_series(1, 5) star
                               left join product_reviews on product_id = $1 and status = 'published'
                              group by star order by star) as counts
                  from product_reviews where product_id = $1 and status = 'published'),
       paged as (select greatest(1, ceil(total / $3::numeric))::int as pages from counted)
  select counted.total, counted.counts, paged.pages, least($2::int, paged.pages) as page,
         coalesce((select json_agg(shown) from (
           select id, author_name as "authorName", rating::int as rating, title, body, order_id is not null as "isVerified",
                  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
             from product_reviews where product_id = $1 and status = 'published'
            order by product_reviews.created_at desc, id desc
            limit $3 offset (least($2::int, paged.pages) - 1) * $3) shown), '[]') as reviews
    from counted, paged`;

/** The caller has checked that the product is public. */
export async function listPublishedReviews(payload: Payload, productId: string, page: number): Promise<ReviewPage> {
  const [listing] = await query<ReviewPage>(payload, text, [productId, page, PAGE]);
  if (!listing) throw new Error('The database listed nothing.');
  return listing;
}
