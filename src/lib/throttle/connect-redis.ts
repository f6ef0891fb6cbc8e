import { createClient, type RedisClientType } from '@redis/client';
import { log } from '@/lib/log';
import { shareRedis } from './redis';

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MS = 1_000;

/** Connects by itself, as often as it must; the launcher has checked that it can (scripts/lib/redis.mjs). */
export function connectRedis(url: string): RedisClientType {
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
  shareRedis(client);
  return client;
}
