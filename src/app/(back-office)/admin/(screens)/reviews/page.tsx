import type { Metadata } from 'next';
import { failed } from '@/ui/failed';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { ReviewsScreen } from '@/areas/back-office/reviews/ReviewsScreen';
import { loadListing } from '@/lib/load-listing';
import { listReviews } from '@/areas/back-office/reviews/data/reviews';
import { parseReviewFilters, reviewsHref } from '@/areas/back-office/reviews/review-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { ROW_PAGE } from '@/ui/row-pages';

export const metadata: Metadata = { title: 'Reviews' };

const LOAD_FAILED = failed('Failed to load reviews');

export default async function ReviewsPage({ searchParams }: PageProps<'/admin/reviews'>) {
  const filters = parseReviewFilters(toSearchParams(await searchParams));
  const { payload } = await requireAdministrator(reviewsHref(filters));
  const list = await loadListing(() => listReviews({ payload, filters, limit: ROW_PAGE, offset: 0 }));
  return (
    <>
      <PageHeading title="Reviews" intro="A product’s rating is the average of its published reviews." />
      {list.ok ? (
        <ReviewsScreen listing={list.listing} filters={filters} />
      ) : (
        <LoadFailed message={LOAD_FAILED} className="card" />
      )}
    </>
  );
}
