import { open, readFile, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** Last purge heard by this process, in a form that a database can confirm or deny. */
const position = z.object({
  database: z.string(),
  witness: z.string(),
  /** All purges of transactions below this number were heard. */
  horizon: z.string(),
});
export type PurgePosition = z.infer<typeof position>;

const head = z.object({
  identity: z.string(),
  position,
  past: z.object({
    current: z.number(),
    floor: z.number(),
    purged: z.array(z.tuple([z.string(), z.number()])),
  }),
  next: z.object({ segment: z.number(), offset: z.number() }),
});

type Checkpoint = z.infer<typeof head> & { readonly index: Buffer };

const PREFIX_BYTES = 8;

/** Atomic: a reader finds the old file or the new one, whole. Rejects if the disk fails. */
export async function writeCheckpoint(file: string, { index, ...rest }: Checkpoint): Promise<void> {
  const json = Buffer.from(JSON.stringify(rest));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32LE(json.length, 0);
  prefix.writeUInt32LE(crc32(index, crc32(json)), 4);
  const written = `${file}.new`;
  const handle = await open(written, 'w', 0o600);
  try {
    await handle.writev([prefix, json, index]);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(written, file);
}

/** Undefined if missing, damaged, or of another program, build or configuration. */
export async function readCheckpoint(file: string, identity: string): Promise<Checkpoint | undefined> {
  try {
    const bytes = await readFile(file);
    const end = PREFIX_BYTES + bytes.readUInt32LE(0);
    if (crc32(bytes.subarray(PREFIX_BYTES)) !== bytes.readUInt32LE(4)) return undefined;
    const known = head.parse(JSON.parse(bytes.toString('utf8', PREFIX_BYTES, end)));
    return known.identity === identity ? { ...known, index: bytes.subarray(end) } : undefined;
  } catch {
    return undefined;
  }
}

export const removeCheckpoint = (file: string): Promise<void> => rm(file, { force: true });
