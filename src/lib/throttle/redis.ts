import type { RedisClientType } from '@redis/client';
import { findShared, registerShared } from '@kitroom/front/shared-instance';
import { log } from '@/lib/log';

const NAME = 'redis';
const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MS = 1_000;

/** Undefined without REDIS_URL. */
export const findRedis = (): RedisClientType | undefined => findShared(NAME);

/** Connects by itself, as often as it must; the launcher has checked that it can (scripts/lib/redis.mjs). */
export async function connectRedis(url: string): Promise<RedisClientType> {
  const { createClient } = await import('@redis/client');
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: RETRY_MS },
  });
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error.message }, 'Redis is not responding: each process counts attempts by itself.');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.warn('Redis answers again.');
    isAway = false;
  });
  // Ends without a connection only if the process does.
  client.connect().catch(() => undefined);
  registerShared(NAME, client);
  return client;
}
