import { listRoute } from '@/areas/back-office/access/endpoint';
import { listReviews } from '@/areas/back-office/reviews/data';
import { parseReviewFilters } from '@/areas/back-office/reviews/review-filters';

export const GET = listRoute('reviews:read', listReviews, parseReviewFilters);
