import { clientNetwork } from '@/lib/http/client-address';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { failure } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';

const bySender = createThrottle('quotes', { points: 30, seconds: 15 * 60 });

/** Refuses a network that has sent too many answers. */
export async function answerRequest(headers: Headers) {
  const allowed = await bySender.consume(clientNetwork(headers));
  if (!allowed.ok) {
    const { retryAfterSeconds } = allowed;
    const message = 'Too many answers came from your network. Please try again in 15 minutes.';
    return failure('too_many_requests', message, { retryAfterSeconds });
  }
  return { ok: true as const, req: await localRequest(await getPayloadClient(), { headers }) };
}
