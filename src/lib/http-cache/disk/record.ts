import { z } from 'zod';
import type { CacheEntry } from '../entry';

const LENGTH_BYTES = 4;

const head = z.object({
  key: z.string(),
  headers: z.array(z.string()),
  encoding: z.enum(['br', 'identity']),
  etag: z.string(),
  tags: z.array(z.string()),
  isPage: z.boolean(),
  storedAt: z.number(),
});

/**
 * An entry as it lies on disk. The questions that it was made of stay in memory: here it stands under their tags, so that
 * a change which leaves the entry in memory in doubt makes the one on disk void.
 */
export function encodeRecord(key: string, entry: CacheEntry): Buffer {
  const { headers, body, encoding, etag, isPage, storedAt } = entry;
  const tags = [...new Set([...entry.tags, ...entry.checks.flatMap((check) => check.tags)])];
  const json = Buffer.from(JSON.stringify({ key, headers, encoding, etag, tags, isPage, storedAt }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, body]);
}

/**
 * The entry of a record whose checksum was right; undefined where it is another key’s.
 * @throws where it is no record at all.
 */
export function decodeRecord(key: string, record: Buffer): CacheEntry | undefined {
  const end = LENGTH_BYTES + record.readUInt32LE(0);
  const { key: whose, ...known } = head.parse(JSON.parse(record.toString('utf8', LENGTH_BYTES, end)));
  if (whose !== key) return undefined;
  // In memory of its own, as what stays in memory is charged by its length.
  const body = Buffer.allocUnsafeSlow(record.length - end);
  record.copy(body, 0, end);
  return { ...known, status: 200, body, checks: [], immutable: false, isVariant: false, representations: {} };
}
