import { randomUUID } from 'node:crypto';

export const PURGE_CHANNEL = 'cache_purge';
export const PURGE_ALL = '*';
/** PostgreSQL refuses payloads of 8000 bytes and more. */
const MAX_PAYLOAD_BYTES = 7_900;

export type Purge = readonly string[] | typeof PURGE_ALL;

export interface Notice {
  /** Unique; empty if it could not be read. */
  readonly id: string;
  readonly purge: Purge;
}

export const noticeOf = (purge: Purge): Notice => ({ id: randomUUID(), purge });

export function formatNotice({ id, purge }: Notice): string {
  const payload = JSON.stringify({ id, purge });
  return Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES ? JSON.stringify({ id, purge: PURGE_ALL }) : payload;
}

/** Reads a notification; one that cannot be parsed drops everything, which is always safe. */
export function parseNotice(payload: string | undefined): Notice {
  try {
    const notice: unknown = JSON.parse(payload ?? '');
    return isNotice(notice) ? notice : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

const UNREADABLE: Notice = { id: '', purge: PURGE_ALL };

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('purge' in value)) return false;
  const { id, purge } = value;
  const isPurge = purge === PURGE_ALL || (Array.isArray(purge) && purge.every((tag) => typeof tag === 'string'));
  return typeof id === 'string' && isPurge;
}
