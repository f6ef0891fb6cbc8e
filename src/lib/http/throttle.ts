import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { outsideRequests } from './outside-requests';

export type Throttle = {
  /** Takes one point by default. */
  consume: (key: string, points?: number) => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  refund: (key: string) => Promise<void>;
  reset: (key: string) => Promise<void>;
};

/** @param name shared in the process, as Next loads the module twice */
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
