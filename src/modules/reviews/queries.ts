import { tagsOf } from '@/domain/cache/cache-plan';
import { remembered } from '@kitroom/front/cache/remember';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { findReviewableOrder, type ReviewableOrder } from './data/reviewable-order';
import { listPublishedReviews, type ReviewPage } from './data/published-reviews';

const TOKEN = /^[\w-]{20,64}$/;
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** `page` as in the address; the first if it is no number. */
export function getReviewPage(productId: string, page: string | string[] | undefined): Promise<ReviewPage> {
  const number = typeof page === 'string' && PAGE_NUMBER.test(page) ? Number(page) : 1;
  return number === 1 ? readFirstPage(productId) : readPage(productId, number);
}

async function readPage(productId: string, page: number): Promise<ReviewPage> {
  markCacheable(tagsOf('products', productId));
  return listPublishedReviews(await getPayloadClient(), productId, page);
}

const readFirstPage = remembered('reviews', (productId: string) => readPage(productId, 1));

export async function getReviewableOrder(token: string): Promise<ReviewableOrder | undefined> {
  return TOKEN.test(token) ? findReviewableOrder(await getPayloadClient(), token) : undefined;
}
