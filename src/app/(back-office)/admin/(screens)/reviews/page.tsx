import type { Metadata } from 'next';
import { failed } from '@/ui/failed';
import { PageHeading } from '@/ui/PageHeading';
import { ReviewsScreen } from '@/areas/back-office/reviews/ReviewsScreen';
import { listReviews } from '@/areas/back-office/reviews/data';
import { parseReviewFilters, reviewsHref } from '@/areas/back-office/reviews/review-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { requireMember } from '@/areas/back-office/access/session';

export const metadata: Metadata = { title: 'Reviews' };

export default async function ReviewsPage({ searchParams }: PageProps<'/admin/reviews'>) {
  const filters = parseReviewFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('reviews:read', reviewsHref(filters));
  return (
    <>
      <PageHeading title="Reviews" intro="A product’s rating is the average of its published reviews." />
      <FirstRows list={listReviews} payload={payload} filters={filters} failure={failed('Failed to load reviews')}>
        {(listing) => <ReviewsScreen listing={listing} filters={filters} />}
      </FirstRows>
    </>
  );
}
