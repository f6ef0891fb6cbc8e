import type { RedisClientType } from '@redis/client';
import { findShared, registerShared } from '@kitroom/front/shared-instance';

const NAME = 'redis';

/** Undefined without REDIS_URL. */
export const findRedis = (): RedisClientType | undefined => findShared(NAME);

/** Before the application creates its throttles. */
export const shareRedis = (client: RedisClientType | undefined): void => registerShared(NAME, client);
