import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { sharedInstance } from './http-cache/shared';

export type Throttle = {
  /** Takes one of the key’s points; answers the seconds to wait where none is left. */
  consume: (key: string) => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  /** Gives the key one point back. */
  refund: (key: string) => Promise<void>;
  /** Gives the key all its points back. */
  reset: (key: string) => Promise<void>;
};

/**
 * At most `points` in any window of `seconds`, for each key.
 * @param name under which the process has it once, though Next loads the module for pages and for routes.
 */
export function createThrottle(name: string, options: { points: number; seconds: number }): Throttle {
  const limiter = sharedInstance(
    `throttle.${name}`,
    () => new RateLimiterMemory({ points: options.points, duration: options.seconds }),
  );
  return {
    consume: (key) =>
      limiter.consume(key).then(
        () => ({ ok: true }) as const,
        (refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return { ok: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) } as const;
        },
      ),
    refund: async (key) => {
      await limiter.reward(key, 1);
    },
    reset: async (key) => {
      await limiter.delete(key);
    },
  };
}
