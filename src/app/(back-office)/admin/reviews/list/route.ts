import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listReviews } from '@/areas/back-office/reviews/data/reviews';
import { parseListStep } from '@/lib/http/list-step';
import { parseReviewFilters } from '@/areas/back-office/reviews/review-filters';

/** `GET /admin/reviews/list?offset=…&limit=…`: a step of the reviews, under the filters of their URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asAdministrator(({ payload }) =>
    listReviews({ payload, filters: parseReviewFilters(query), ...parseListStep(query) }),
  );
}
