import { getPayloadClient } from '@/lib/payload';
import { findReviewableOrder, type ReviewableOrder } from './data/reviewable-order';
import { listPublishedReviews, type ReviewPage } from './data/published-reviews';

const TOKEN = /^[\w-]{20,64}$/;
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/**
 * A page of a product’s reviews. They change with the product: an answer that shows them stands under its tag.
 * @param page as the address has it; the first where it is no number.
 */
export async function getReviewPage(productId: string, page: string | string[] | undefined): Promise<ReviewPage> {
  const number = typeof page === 'string' && PAGE_NUMBER.test(page) ? Number(page) : 1;
  return listPublishedReviews(await getPayloadClient(), productId, number);
}

/** The order under an unguessable link, to review what was ordered. */
export async function getReviewableOrder(token: string): Promise<ReviewableOrder | undefined> {
  return TOKEN.test(token) ? findReviewableOrder(await getPayloadClient(), token) : undefined;
}
