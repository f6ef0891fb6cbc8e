import type { Payload } from 'payload';
import type { ReviewStatus } from '@/domain/catalogue/review';
import { query } from '@/lib/database/query';
import type { ReviewFilters } from '../review-filters';
import { Conditions } from '@/lib/database/conditions';

/** What a row of /admin/reviews shows. */
export type ReviewRow = {
  id: string;
  product: { id: string; name: string; slug: string };
  orderId: string | null;
  authorName: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  title: string | null;
  body: string | null;
  status: ReviewStatus;
  /** ISO time */
  createdAt: string;
};

export type ReviewListing = { rows: ReviewRow[]; total: number; matching: number; hidden: number };

type ListReviews = { payload: Payload; filters: ReviewFilters; limit: number; offset: number };

const from = 'product_reviews r join products p on p.id = r.product_id';
const searched = `p.name || ' ' || coalesce(r.title, '') || ' ' || coalesce(r.body, '') || ' ' || r.author_name`;

/** A step of the reviews, newest first, with how many the filters let through and how many there are. */
export async function listReviews({ payload, filters, limit, offset }: ListReviews): Promise<ReviewListing> {
  const { search, stars, status } = filters;
  const where = new Conditions().equal('r.status', status).equal('r.rating', stars).contain(searched, search);
  const matches = where.sql;
  const [found] = await query<{ listing: ReviewListing }>(
    payload,
    `select jsonb_build_object(
       'total', (select count(*) from product_reviews),
       'hidden', (select count(*) from product_reviews where status = 'hidden'),
       'matching', (select count(*) from ${from} where ${matches}),
       'rows', coalesce((select jsonb_agg(to_jsonb(page) - 'place' order by page.place) from (
         select row_number() over (order by r.created_at desc, r.id desc) as place,
                r.id, jsonb_build_object('id', p.id, 'name', p.name, 'slug', p.slug) as product, r.order_id as "orderId",
                r.author_name as "authorName", r.rating, r.title, r.body, r.status, r.created_at as "createdAt"
           from ${from} where ${matches}
          order by r.created_at desc, r.id desc
          limit ${where.parameter(limit)} offset ${where.parameter(offset)}) page), '[]')) as listing`,
    where.values,
  );
  if (!found) throw new Error('The database listed nothing.');
  return found.listing;
}
