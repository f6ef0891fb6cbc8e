import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import { failure, type Result } from '@/lib/result';
import { filePart, manifestSchema, readPartName, type Manifest } from './manifest';

type Part = Exclude<ReturnType<typeof readPartName>, undefined>;
type Visit = (part: Part, body: AsyncIterable<Buffer>) => Promise<void>;

const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;

export type OpenArchive = () => Promise<Readable>;

/** Rejects if it is damaged or no archive. */
export async function readArchive(open: OpenArchive, visit: Visit): Promise<void> {
  const source = await open();
  const gunzip = createGunzip();
  const extract = createExtract();
  source.on('error', (error) => gunzip.destroy(error));
  gunzip.on('error', (error) => extract.destroy(error));
  source.pipe(gunzip).pipe(extract);
  try {
    for await (const entry of extract) {
      const part = readPartName(entry.header.name);
      if (!part) throw new Error(`It contains something unknown: ${entry.header.name}`);
      await visit(part, entry as AsyncIterable<Buffer>);
      entry.resume();
    }
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

type Seen = { hash: Hash; bytes: number; parts: number };

/** From end to end, before anything is done with it. */
export async function checkBackup(open: OpenArchive): Promise<Result<{ manifest: Manifest }, 'damaged'>> {
  const seen = new Map<string, Seen>();
  let manifest: Manifest | undefined;
  try {
    await readArchive(open, async (part, body) => {
      if (part === 'manifest') {
        manifest = manifestSchema.parse(JSON.parse((await gather(body)).toString('utf8')));
        return;
      }
      const name = 'file' in part ? filePart(part.file) : part.table;
      const record = seen.get(name) ?? { hash: createHash('sha256'), bytes: 0, parts: 0 };
      if ('table' in part && part.part !== record.parts) throw new Error(`A part of ${name} is missing.`);
      for await (const chunk of body) {
        record.hash.update(chunk);
        record.bytes += chunk.length;
      }
      seen.set(name, { ...record, parts: record.parts + 1 });
    });
  } catch (error) {
    return failure('damaged', `This is not a backup, or it is damaged: ${reason(error)}`);
  }
  if (!manifest) return failure('damaged', 'This is not a backup, or its end is missing: it has no manifest.');
  const problem = compare(manifest, seen);
  return problem ? failure('damaged', `The backup is damaged: ${problem}`) : { ok: true, manifest };
}

function compare({ tables, files }: Manifest, seen: Map<string, Seen>): string | undefined {
  const empty = createHash('sha256').digest('hex');
  const promised = [...tables, ...files.map((file) => ({ ...file, name: filePart(file.path) }))];
  for (const { name, bytes, sha256 } of promised) {
    const found = seen.get(name);
    const digest = found?.hash.digest('hex') ?? empty;
    if ((found?.bytes ?? 0) !== bytes || digest !== sha256) return `${name} is not what was saved.`;
    seen.delete(name);
  }
  const [strange] = seen.keys();
  return strange && `${strange} is not in its manifest.`;
}

async function gather(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_MANIFEST_BYTES) throw new Error('Its manifest is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
