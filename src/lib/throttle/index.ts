import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { countingPool } from '@/lib/database/counting-pool';
import { env } from '@/lib/env';
import { showRateLimit } from './rate-limit-headers';
import { findRedis } from './redis';
import { outsideRequests } from '@/lib/http/outside-requests';

export type Throttle = {
  /** Takes one point by default. */
  consume: (key: string, points?: number) => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  refund: (key: string) => Promise<void>;
  reset: (key: string) => Promise<void>;
};

export type Limit = {
  points: number;
  seconds: number;
  /** True by default. */
  countsRefusals?: boolean;
  /** Name in the API’s headers; missing for counts that say something of others. */
  shownAs?: string;
};

/** Counted by Redis at REDIS_URL, else the database, else here. @param name shared, as Next loads modules twice */
export function createThrottle(name: string, limit: Limit): Throttle {
  const limiter = sharedInstance(`throttle.${name}`, () => createLimiter(name, limit));
  const show = ({ remainingPoints, msBeforeNext }: RateLimiterRes): void => {
    const { points, seconds, shownAs } = limit;
    if (!shownAs) return;
    showRateLimit({
      name: shownAs,
      points,
      seconds,
      left: remainingPoints,
      resetSeconds: Math.ceil(msBeforeNext / 1000),
    });
  };
  const refund = async (key: string, points = 1): Promise<void> => {
    await outsideRequests(() => limiter.reward(hash(key), points));
  };
  return {
    consume: async (key, points = 1) => {
      try {
        show(await outsideRequests(() => limiter.consume(hash(key), points)));
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        show(refusal);
        if (limit.countsRefusals === false) await refund(key, points);
        return { ok: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
      }
    },
    refund,
    reset: async (key) => {
      await outsideRequests(() => limiter.delete(hash(key)));
    },
  };
}

/** Stores neither addresses nor emails, and of any key the same length. */
const hash = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** After which this process counts by itself, ms. */
const STORE_TIMEOUT_MS = 1_000;

function createLimiter(name: string, { points, seconds, countsRefusals = true }: Limit): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ points, duration: seconds });
  const redis = findRedis();
  if (!redis && !env.databaseUrl) return memory;
  const options = {
    points,
    duration: seconds,
    insuranceLimiter: memory,
    // Refused without the store from then on: no refund of an allowed attempt can lower this count below the limit.
    inMemoryBlockOnConsumed: countsRefusals ? 2 * points : 0,
  };
  const limiter = redis
    ? new RateLimiterRedis({
        ...options,
        keyPrefix: `kitroom:throttle:${name}`,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      })
    : new RateLimiterPostgres({ ...options, ...postgres().store, keyPrefix: name });
  return new RLWrapperTimeouts({ limiter, timeoutMs: STORE_TIMEOUT_MS });
}

const postgres = () =>
  sharedInstance('throttle.postgres', () => {
    const store = {
      storeClient: countingPool(),
      tableName: 'throttles',
      tableCreated: true,
      clearExpiredByTimeout: false,
    };
    const sweeper = new RateLimiterPostgres({ ...store, points: 0, duration: 0, clearExpiredByTimeout: true });
    return { store, sweeper };
  });
