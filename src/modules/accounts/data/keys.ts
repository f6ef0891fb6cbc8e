import type { AuthCollectionSlug, Payload, PayloadRequest } from 'payload';
import { DEFAULT_KEY_RATE } from '@/domain/api-keys/limits';
import { query, queryIn } from '@/lib/database/query';

export type StoredKey = {
  id: string;
  name: string;
  scopes: string[];
  addresses: string[];
  isExpired: boolean;
  isUnnoted: boolean;
  makerCollection: AuthCollectionSlug;
  makerId: string;
};

/** By its hash, from the database itself: a revoked key is gone with the next request. */
export const findKey = (payload: Payload, hash: string): Promise<StoredKey | undefined> =>
  selectKey(payload, 'hash = $1', hash);

export const findKeyById = (payload: Payload, id: string): Promise<StoredKey | undefined> =>
  selectKey(payload, 'id = $1', id);

async function selectKey(payload: Payload, which: string, value: string): Promise<StoredKey | undefined> {
  const [found] = await query<StoredKey>(
    payload,
    `select id, name, scopes, coalesce(addresses, '[]') as addresses, coalesce(expires_at <= now(), false) as "isExpired",
            coalesce(last_used_at < now() - interval '1 minute', true) as "isUnnoted",
            maker_collection as "makerCollection", maker_id as "makerId"
       from api_keys where ${which}`,
    [value],
  );
  return found;
}

/** At most once a minute, however many requests there are at once. */
export async function noteUse(payload: Payload, id: string): Promise<void> {
  await query(
    payload,
    `update api_keys set last_used_at = now()
      where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
    [id],
  );
}

export type ListedKey = {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  addresses: string[];
  makerName: string;
  teamName: string | null;
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  isExpired: boolean;
  requestsPerMinute: number;
};

type ListedRow = Omit<ListedKey, 'createdAt' | 'lastUsedAt' | 'expiresAt'> & {
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
};

/** Newest first: all, or a team’s. */
export async function listKeys(payload: Payload, teamId?: string): Promise<ListedKey[]> {
  const rows = await query<ListedRow>(
    payload,
    `select key.id, key.name, key.prefix, key.scopes, coalesce(key.addresses, '[]') as addresses, key.maker_name as "makerName",
            team.team_name as "teamName", key.created_at as "createdAt", key.last_used_at as "lastUsedAt",
            key.expires_at as "expiresAt", coalesce(key.expires_at <= now(), false) as "isExpired",
            coalesce(key.requests_per_minute, $2)::int as "requestsPerMinute"
       from api_keys key left join team_profiles team on team.id = key.team_id
      where $1::uuid is null or key.team_id = $1
      order by key.created_at desc, key.id`,
    [teamId ?? null, DEFAULT_KEY_RATE],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }));
}

/** @param teamId undefined for keys of staff */
export async function countKeys(req: PayloadRequest, teamId: string | undefined): Promise<number> {
  const [row] = await queryIn<{ count: number }>(
    req,
    'select count(*)::int as count from api_keys where team_id is not distinct from $1::uuid',
    [teamId ?? null],
  );
  return row?.count ?? 0;
}
