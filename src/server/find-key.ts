import { LRUCache } from 'lru-cache';
import { DEFAULT_KEY_RATE } from '@/domain/api-keys/limits';
import { countingPool } from '@/lib/database/counting-pool';

export type FoundKey = { id: string; scopes: string[]; requestsPerMinute: number };

/** Time for which a process keeps a key’s limit, ms. Whether it is still valid is read with each request. */
const KEPT_MS = 5_000;
const KEPT_KEYS = 1_000;

export function keyFinder(): (hash: string) => Promise<FoundKey | undefined> {
  const kept = new LRUCache<string, FoundKey>({ max: KEPT_KEYS, ttl: KEPT_MS });
  return async (hash) => {
    const known = kept.get(hash);
    if (known) return known;
    const { rows } = await countingPool().query<FoundKey>(
      `select id, scopes, coalesce(requests_per_minute, $2)::int as "requestsPerMinute" from api_keys where hash = $1`,
      [hash, DEFAULT_KEY_RATE],
    );
    const [found] = rows;
    if (found) kept.set(hash, found);
    return found;
  };
}
