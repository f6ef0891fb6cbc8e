import { clientNetwork } from '@/lib/http/client-address';
import { localRequest } from '@/lib/payload/local-request';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { failure } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';

const bySender = createThrottle('returns', { points: 30, seconds: 15 * 60 });

/** Files fill the disk: 30 MB come with one request. */
const byPhotoSender = createThrottle('return-photos', { points: 5, seconds: 60 * 60 });

export async function returnRequest(headers: Headers, hasPhotos = false) {
  const network = clientNetwork(headers);
  const allowed = await bySender.consume(network);
  if (!allowed.ok) return tooMany('Too many requests came from your network. Please try again in 15 minutes.', allowed);
  const photos = hasPhotos ? await byPhotoSender.consume(network) : undefined;
  if (photos && !photos.ok)
    return tooMany('Too many photos came from your network. Please send none, or try again in an hour.', photos);
  return { ok: true as const, req: await localRequest(await getPayloadClient(), { headers }) };
}

const tooMany = (message: string, { retryAfterSeconds }: { retryAfterSeconds: number }) =>
  failure('too_many_requests', message, { retryAfterSeconds });
