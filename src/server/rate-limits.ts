import type { IncomingMessage } from 'node:http';
import type { Handler } from '@kitroom/front/http/handler';
import { isForApi } from '@kitroom/front/http/request-target';
import { keyIn } from '@/domain/api-keys/key-text';
import { isPublishable } from '@/domain/api-keys/scopes';
import { hashOfKey } from '@/lib/crypto/api-key-hash';
import { createThrottle } from '@/lib/throttle';
import { showingRateLimits } from '@/lib/throttle/rate-limit-headers';
import type { FoundKey } from './find-key';
import { refuse } from './refuse';

interface RateLimitOptions {
  handler: Handler;
  /** Undefined for an unknown key. @throws if the database is away */
  findKey: (hash: string) => Promise<FoundKey | undefined>;
  networkOf: (req: IncomingMessage) => string;
}

const MINUTE_S = 60;

/** Counts and shows the API’s requests by key, a publishable one’s by network too. Unknown keys cost one lookup. */
export function rateLimits({ handler, findKey, networkOf }: RateLimitOptions): Handler {
  return (req, res) => {
    if (!isForApi(req.url ?? '')) return handler(req, res);
    return showingRateLimits(res, async () => {
      const text = keyIn(req.headers.authorization);
      if (text === undefined) return handler(req, res);
      // The application answers 503 by itself.
      const found = await findKey(hashOfKey(text)).catch(() => 'away' as const);
      if (found === 'away') return handler(req, res);
      if (!found) return refuse(res, 'invalid_key', 'This key is unknown, or it has been revoked.');
      const { id, scopes, requestsPerMinute } = found;
      const counted = isPublishable(scopes) ? `${id} ${networkOf(req)}` : id;
      const limit = { points: requestsPerMinute, seconds: MINUTE_S, shownAs: 'key' };
      const allowed = await createThrottle(`api-keys.${requestsPerMinute}`, limit).consume(counted);
      if (allowed.ok) return handler(req, res);
      res.setHeader('Retry-After', allowed.retryAfterSeconds);
      refuse(res, 'too_many_requests', `A key may send ${requestsPerMinute} requests a minute.`);
    });
  };
}
