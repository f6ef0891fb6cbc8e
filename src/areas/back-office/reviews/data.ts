import type { ReviewStatus } from '@/domain/reviews/review';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import type { ReviewFilters } from './review-filters';
import { Conditions } from '@/lib/database/conditions';

export type ReviewRow = {
  id: string;
  product: { id: string; name: string; slug: string };
  orderId: string | null;
  authorName: string;
  rating: number;
  title: string | null;
  body: string | null;
  status: ReviewStatus;
  createdAt: string;
};

export type ReviewListing = Counted & { rows: ReviewRow[]; total: number; hidden: number };

const from = 'product_reviews r join products p on p.id = r.product_id';
const searched = `p.name || ' ' || coalesce(r.title, '') || ' ' || coalesce(r.body, '') || ' ' || r.author_name`;

export function listReviews(step: ListStep<ReviewFilters>): Promise<ReviewListing> {
  const { payload, filters, limit, offset } = step;
  const { search, stars, status } = filters;
  const where = new Conditions().equal('r.status', status).equal('r.rating', stars).contain(searched, search);
  const matches = where.sql;
  return queryListing(payload, {
    figures: {
      total: 'select count(*) from product_reviews',
      hidden: `select count(*) from product_reviews where status = 'hidden'`,
    },
    matching: { of: from, where: matches },
    rows: `select r.id, jsonb_build_object('id', p.id, 'name', p.name, 'slug', p.slug) as product, r.order_id as "orderId",
                  r.author_name as "authorName", r.rating, r.title, r.body, r.status, r.created_at as "createdAt"
             from ${from} where ${matches}
            order by r.created_at desc, r.id desc limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}
