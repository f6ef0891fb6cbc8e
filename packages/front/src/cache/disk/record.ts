import { z } from 'zod';
import type { CacheEntry } from '../entry';

const LENGTH_BYTES = 4;

const head = z.object({
  key: z.string(),
  headers: z.array(z.string()),
  encoding: z.enum(['br', 'identity']),
  etag: z.string(),
  tags: z.array(z.string()),
  checks: z.array(
    z.object({
      question: z.string(),
      args: z.array(z.unknown()),
      fingerprint: z.string(),
      horizon: z.string().optional(),
      tags: z.array(z.string()),
    }),
  ),
  isVariant: z.boolean(),
  isPage: z.boolean(),
  storedAt: z.number(),
});

export function encodeRecord(key: string, entry: CacheEntry): Buffer {
  const { headers, encoding, etag, tags, checks, isVariant, isPage, storedAt, body } = entry;
  const json = Buffer.from(JSON.stringify({ key, headers, encoding, etag, tags, checks, isVariant, isPage, storedAt }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, body]);
}

/** Undefined if the record is another key’s. @throws if it is no record */
export function decodeRecord(key: string, record: Buffer): CacheEntry | undefined {
  const end = LENGTH_BYTES + record.readUInt32LE(0);
  const { key: whose, ...known } = head.parse(JSON.parse(record.toString('utf8', LENGTH_BYTES, end)));
  if (whose !== key) return undefined;
  // In memory of its own, as entries in memory are charged by their length.
  const body = Buffer.allocUnsafeSlow(record.length - end);
  record.copy(body, 0, end);
  return { ...known, status: 200, body, immutable: false, representations: {} };
}
