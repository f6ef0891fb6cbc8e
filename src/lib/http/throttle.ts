import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { sharedInstance } from '../process/shared-instance';
import { outsideRequests } from '../process/outside-requests';

export type Throttle = {
  /** Takes points of the key, one by default; answers the seconds to wait if too few are left. */
  consume: (key: string, points?: number) => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  refund: (key: string) => Promise<void>;
  reset: (key: string) => Promise<void>;
};

/**
 * At most `points` in any window of `seconds`, for each key. The limiter sets a timer for each, of up to a day.
 * @param name shared in the process, though Next loads the module for pages and for routes
 */
export function createThrottle(name: string, options: { points: number; seconds: number }): Throttle {
  const limiter = sharedInstance(
    `throttle.${name}`,
    () => new RateLimiterMemory({ points: options.points, duration: options.seconds }),
  );
  return {
    consume: (key, points = 1) =>
      outsideRequests(() => limiter.consume(key, points)).then(
        () => ({ ok: true }) as const,
        (refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return { ok: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) } as const;
        },
      ),
    refund: async (key) => {
      await outsideRequests(() => limiter.reward(key, 1));
    },
    reset: async (key) => {
      await limiter.delete(key);
    },
  };
}
