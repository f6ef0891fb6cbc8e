import { reviewBody, type ReviewInput } from '@/domain/reviews/review-input';
import { invalidInput } from '@/lib/failures';
import { clientNetwork } from '@/lib/http/client-address';
import type { WithToken } from '@/lib/http/parameters';
import { failedResponse, readJson, respond } from '@/lib/http/respond';
import { localRequest } from '@/lib/payload/local-request';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { failure } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { storeReview } from '@/modules/reviews/store-review';

const bySender = createThrottle('reviews', { points: 30, seconds: 15 * 60 });

/** @param token of the order’s link */
export async function writeReview(headers: Headers, token: string, input: ReviewInput) {
  const allowed = await bySender.consume(clientNetwork(headers));
  if (!allowed.ok) {
    const { retryAfterSeconds } = allowed;
    const message = 'Too many reviews came from your network. Please try again in 15 minutes.';
    return failure('too_many_requests', message, { retryAfterSeconds });
  }
  return storeReview({ req: await localRequest(await getPayloadClient(), { headers }), token, input });
}

export async function writeReviewByLink(headers: Headers, token: string, sent: unknown) {
  const { data, error } = reviewBody.safeParse(sent);
  return error ? invalidInput(error) : writeReview(headers, token, data);
}

/** `POST /api/orders/track/{token}/reviews`: writes or changes the review of one product of the order. */
export const reviewEndpoint = withValidKey(async (request: Request, { params }: WithToken) => {
  const read = await readJson(request);
  if (!read.ok) return respond(read);
  try {
    return respond(await writeReviewByLink(request.headers, (await params).token, read.body));
  } catch (error) {
    return failedResponse(error, 'A review could not be stored.');
  }
});
