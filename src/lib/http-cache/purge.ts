import { installedStore } from './store';

/** The PostgreSQL channel on which processes tell each other what to drop. */
export const PURGE_CHANNEL = 'cache_purge';
/** As a payload: drop everything. */
export const PURGE_ALL = '*';
/** PostgreSQL refuses payloads of 8000 bytes and more. */
const MAX_PAYLOAD_BYTES = 7_900;

/** Tags to drop, or everything. */
export type Purge = readonly string[] | typeof PURGE_ALL;

/** Anything that runs one SQL statement: a pg pool or client, or a transaction's own client. */
export type RunSql = (text: string, values: string[]) => Promise<unknown>;

/** Drops stored responses in this process at once; without a running server it does nothing. */
export function purgeLocal(purge: Purge): void {
  const store = installedStore();
  if (purge === PURGE_ALL) store?.clear();
  else store?.purgeTags(purge);
}

/**
 * Tells every process, this one too, what to drop. Inside a transaction PostgreSQL delivers it on commit and not at
 * all on rollback. Rejects as the statement does.
 */
export async function notifyPurge(run: RunSql, purge: Purge): Promise<void> {
  if (purge.length > 0) await run(`select pg_notify('${PURGE_CHANNEL}', $1)`, [purgePayload(purge)]);
}

/** The payload of a notification; more tags than fit become a purge of everything. */
export function purgePayload(purge: Purge): string {
  if (purge === PURGE_ALL) return PURGE_ALL;
  const payload = JSON.stringify(purge);
  return Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES ? PURGE_ALL : payload;
}

/** Reads a notification; one that cannot be understood drops everything, which is always safe. */
export function parsePurge(payload: string | undefined): Purge {
  try {
    const tags: unknown = JSON.parse(payload ?? '');
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : PURGE_ALL;
  } catch {
    return PURGE_ALL;
  }
}
