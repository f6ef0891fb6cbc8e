import { asAdministrator } from '@/features/back-office/endpoint';
import { listReviews } from '@/features/back-office/operations/reviews/list-reviews';
import { parseListStep } from '@/lib/http/list-step';
import { parseReviewFilters } from '@/features/back-office/rules/review-filters';

/** `GET /admin/reviews/list?offset=…&limit=…`: a step of the reviews, under the filters of their URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asAdministrator(({ payload }) =>
    listReviews({ payload, filters: parseReviewFilters(query), ...parseListStep(query) }),
  );
}
